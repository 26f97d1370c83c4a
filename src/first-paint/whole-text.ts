import { nextTask } from '../browser/next-task.ts'
import { htmlInSteps } from '../dialect/to-html.ts'
import { dressArticle } from './dress-article.ts'
import type { EarlyPage } from './early-page.ts'
import { fragmentOf } from './html-fragment.ts'
import { pageTextsOf } from './page-texts.ts'

/** How many top-level blocks fill the first screens, also tall ones. */
const firstBlocks = 24

/**
 * The text of the first screens: the dialect's own safe HTML, dressed as the application dresses it. Made in short tasks: the reader scrolls
 * and reads the first words meanwhile.
 *
 * @param isBeginning whether the first screens are enough; a reader who comes for a part of the page gets the whole text
 */
export async function wholeText(page: EarlyPage, isBeginning: boolean): Promise<DocumentFragment> {
  const footnoteLabel = pageTextsOf(page.address.locale).article.footnotes
  const steps = htmlInSteps(page.body, { footnoteLabel, ...(isBeginning && { blocks: firstBlocks }) })
  for (;;) {
    const step = steps.next()
    await nextTask()
    if (!step.done) continue
    const text = fragmentOf(step.value)
    dressArticle(text, page.address)
    return text
  }
}
