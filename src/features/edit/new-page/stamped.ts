import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { rootLocale } from '../../../config/locales/locale.ts'
import { translatedText, withBasedOn } from '../../../content/translation.ts'
import type { FileChange } from '../file-change.ts'

/** Returns changes in which new translations of new pages record the text of their original, as it is handed in. */
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
    if (from === undefined || text === undefined) return change
    return { ...change, text: withBasedOn(text, shortHash(translatedText(from))) }
  })
}

/** Returns the first 16 hex digits of SHA-256, as the index command computes them. */
const shortHash = (text: string) => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16)
