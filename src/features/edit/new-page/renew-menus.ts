import { parsedJson } from '../../../config/is-record.ts'
import { addressOfFile } from '../../../content/page-path.ts'
import { mergeTexts } from '../merge-texts.ts'
import { storeDrafts, storedDrafts } from '../page-drafts.ts'

/**
 * Adds what was published meanwhile to the drafts of menus, which no editor opens. A draft that doesn't fit stays as it is,
 * and can't be handed in.
 *
 * @param opened the file that an editor opens now, which adds what was published itself
 * @param load returns the published text of a file, `undefined` if there is none
 */
export async function renewMenus(
  opened: string,
  load: (file: string) => Promise<string | undefined>,
): Promise<void> {
  for (const { file } of storedDrafts().filter(({ file }) => file !== opened && !addressOfFile(file))) {
    const base = await load(file)
    const draft = storedDrafts().find((one) => one.file === file)
    if (base === undefined || draft?.base === undefined || draft.base === base) continue
    const { text, conflicts } = mergeTexts(draft.text, draft.base, base, { own: '', other: '' })
    if (conflicts === 0 && parsedJson(text) !== undefined) storeDrafts([{ file, text, base }])
  }
}
