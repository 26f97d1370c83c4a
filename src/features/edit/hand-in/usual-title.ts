import type { HandInTexts } from '../../../config/locales/hand-in-texts.ts'
import { fill } from '../../../config/locales/texts.ts'
import type { FileChange } from '../file-change.ts'

/** Returns a title that names the changed page, or the number of files. */
export function usualTitle(changes: readonly FileChange[], { request }: HandInTexts): string {
  const [first] = changes
  return changes.length === 1 && first
    ? fill(request.usualTitle, { page: first.path })
    : fill(request.usualTitles, { count: changes.length })
}
