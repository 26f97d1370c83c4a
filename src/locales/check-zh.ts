import { filesZh } from './check/files-zh.ts'
import { markupZh } from './check/markup-zh.ts'
import { phrasesZh } from './check/phrases-zh.ts'
import { siteZh } from './check/site-zh.ts'
import { textZh } from './check/text-zh.ts'
import type { CheckWords } from './check-words.ts'

/** What the content check says, in Simplified Chinese. */
export const checkZh: CheckWords = {
  faults: { ...filesZh, ...textZh, ...markupZh, ...siteZh },
  phrases: phrasesZh,
  between: '',
}
