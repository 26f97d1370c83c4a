import { filesZh } from './check/files-zh.ts'
import { markupZh } from './check/markup-zh.ts'
import { phrasesZh } from './check/phrases-zh.ts'
import { siteZh } from './check/site-zh.ts'
import { styleZh } from './check/style-zh.ts'
import { textZh } from './check/text-zh.ts'
import type { CheckWords } from './check-words.ts'

/** The Simplified Chinese messages of the content check. */
export const checkZh: CheckWords = {
  faults: { ...filesZh, ...textZh, ...markupZh, ...siteZh, ...styleZh },
  phrases: phrasesZh,
  between: '',
}
