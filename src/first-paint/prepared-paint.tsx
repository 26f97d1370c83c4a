import { handover } from '../browser/handover.ts'
import { painted } from '../browser/painted.ts'
import type { Canvas } from './canvas.tsx'
import { domContext } from './dom-context.tsx'
import { drawText, drawWhole, filterTableIn, showHash, wantsWhole } from './draw-text.tsx'
import { readEarlyPrepared } from './early-prepared.ts'
import type { EarlyText } from './early-text.ts'
import { DocMain, type KnownPage } from './frame.tsx'

/**
 * Renders a page from its prepared file: frame and text in one step, without a parser. The application gets the same
 * article. Returns whether there was one for this text.
 *
 * @param onRead called when the page is rendered: the connection is free
 */
export async function paintPrepared(canvas: Canvas, early: EarlyText, onRead: () => void): Promise<boolean> {
  const prepared = await readEarlyPrepared(early)
  if (!prepared) return false
  const { key, frame, article } = prepared
  const { address, text } = early
  const page = { ...frame, address, textLocale: address.locale }
  const context = domContext(page, frame.config, frame.pictures)
  // A beginning is not enough for a reader of a part, and a site may have its own word for footnotes.
  if ((wantsWhole() && article.missing > 0) || context.texts.article.footnotes !== key.footnotes) return false
  const filters = await filterTableIn(article.first)
  if (canvas.isTaken()) return true
  const headings = article.headings.length > 0 ? article.headings : undefined
  const known: KnownPage = { ...frame, page, context, headings }
  const drawn = { article, length: text.length, context }
  drawText(canvas, drawn, filters)
  canvas.show(known, <DocMain {...known} />)
  // Each request takes a millisecond on a phone: after the drawing, while the browser lays it out.
  setTimeout(onRead)
  const { mark, footnotes } = key
  handover().prepared = { mark, footnotes, article, readingTime: frame.readingTime }
  await painted()
  if (!wantsWhole()) return true
  if (article.parts > 1) await drawWhole(canvas, drawn)
  showHash()
  await painted()
  return true
}
