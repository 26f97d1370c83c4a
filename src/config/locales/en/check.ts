import { files } from './check/files.ts'
import { markup } from './check/markup.ts'
import { phrases } from './check/phrases.ts'
import { site } from './check/site.ts'
import { style } from './check/style.ts'
import { text } from './check/text.ts'

/** The English messages of the content check, loaded with the first issue or with the preview. */
export const check = {
  faults: { ...files, ...text, ...markup, ...site, ...style },
  phrases,
  between: ' ',
}
