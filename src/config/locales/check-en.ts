import { filesEn } from './check/files-en.ts'
import { markupEn } from './check/markup-en.ts'
import { phrasesEn } from './check/phrases-en.ts'
import { siteEn } from './check/site-en.ts'
import { styleEn } from './check/style-en.ts'
import { textEn } from './check/text-en.ts'

/** The English messages of the content check, loaded with the first issue or with the preview. */
export const checkEn = {
  faults: { ...filesEn, ...textEn, ...markupEn, ...siteEn, ...styleEn },
  phrases: phrasesEn,
  between: ' ',
}
