import { rootLocale } from '../../../config/locales/locale.ts'
import { translatedText, withBasedOn } from '../../../content/translation.ts'
import type { FileChange } from '../file-change.ts'
import { shortHash } from '../short-hash.ts'

/**
 * Returns changes in which new translations of new pages record the text of their original, as it is handed in. Those of
 * moved pages record already what they were made from.
 */
export function stamped(changes: readonly FileChange[]): readonly FileChange[] {
  const added = new Map(
    changes.flatMap(({ path, base, text }) =>
      base === undefined && text !== undefined && path.endsWith('.md') ? [[path, text] as const] : [],
    ),
  )
  return changes.map((change) => {
    const original = change.path.replace(/^[^/]+/, rootLocale.id)
    const from = original === change.path ? undefined : added.get(original)
    const text = from === undefined ? undefined : added.get(change.path)
    if (from === undefined || text === undefined || /^basedOn:/m.test(text)) return change
    return { ...change, text: withBasedOn(text, shortHash(translatedText(from))) }
  })
}
