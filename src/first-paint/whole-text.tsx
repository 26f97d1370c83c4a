import { painted } from '../browser/painted.ts'
import type { Page } from '../content/page-view.ts'
import type { OutlineEntry } from '../dialect/outline.ts'
import { parseAhead } from '../markdown/parse-ahead.ts'
import { partsShown } from '../markdown/parts-shown.ts'
import { parseWhole } from '../markdown/whole-article.ts'
import type { ViewContext } from '../ui/page/view-context.ts'
import type { Canvas } from './canvas.tsx'
import { drawText, drawWhole, filterTableIn } from './draw-text.tsx'
import { showHash, wantsWhole } from './wanted-part.ts'

interface Wanted {
  readonly page: Page
  readonly context: () => ViewContext
}

/**
 * Parses the page's text and renders it: the first part, as in the application, or all of it. The application
 * uses the same tree, because it requests the same text (`parseAhead`).
 *
 * @param onHeadings called with the headings before they are rendered
 */
export async function paintText(
  canvas: Canvas,
  { page, context }: Wanted,
  onHeadings: (headings: readonly OutlineEntry[]) => void,
): Promise<void> {
  const { footnotes, asWritten } = context().texts.article
  const atOnce = await parseAhead(page.body, { footnotes, asWritten }, 'all')
  const filters = await filterTableIn(atOnce.first)
  if (canvas.isTaken()) return
  onHeadings(atOnce.headings)
  const { length } = page.body
  drawText(canvas, { article: atOnce, length, context: context() }, filters)
  await painted()
  if (!wantsWhole()) return
  const isBeginning = atOnce.missing > 0
  const options = { footnotes, asWritten, as: 'page', standing: atOnce.standing } as const
  const article = isBeginning ? await parseWhole(page.body, options) : atOnce
  if (canvas.isTaken()) return
  if (isBeginning) onHeadings(article.headings)
  if (article.parts > partsShown(article) || isBeginning)
    await drawWhole(canvas, { article, length, context: context() })
  showHash()
  await painted()
}
