import type { CheckWords } from '../check-words.ts'
import { files } from './check/files.ts'
import { markup } from './check/markup.ts'
import { phrases } from './check/phrases.ts'
import { site } from './check/site.ts'
import { style } from './check/style.ts'
import { text } from './check/text.ts'

/** The Simplified Chinese messages of the content check. */
export const check: CheckWords = {
  faults: { ...files, ...text, ...markup, ...site, ...style },
  phrases,
  between: '',
}
