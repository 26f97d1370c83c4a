import { painted } from '../browser/painted.ts'
import { storePrepared } from '../data/own-prepared.ts'
import type { SiteFrame } from '../prepare/site-frame.ts'
import type { Canvas } from './canvas.tsx'
import { domContext } from './dom-context.tsx'
import { drawText, drawWhole, filterTableIn } from './draw-text.tsx'
import { readEarlyPrepared } from './early-prepared.ts'
import type { EarlyText } from './early-text.ts'
import { type KnownPage, PageMain } from './frame.tsx'
import { showHash, wantsWhole } from './wanted-part.ts'

/**
 * Renders a page from its prepared file: frame and text in one step, without a parser. The application gets the same
 * article. Returns whether there was one for this text.
 *
 * @param onRead requests what the application needs, at most so many files: the connection is free
 */
export async function paintPrepared(
  canvas: Canvas,
  early: EarlyText & { readonly site: SiteFrame },
  onRead: (most?: number) => void,
): Promise<boolean> {
  const prepared = await readEarlyPrepared(early)
  if (!prepared) return false
  const { key, frame, article } = prepared
  const { address, text, site } = early
  const page = { ...frame, address, textLocale: address.locale }
  const context = domContext(page, site.config, frame.pictures)
  // A beginning is not enough for a reader of a part, and a site may have its own word for footnotes.
  if ((wantsWhole() && article.missing > 0) || context.texts.article.footnotes !== key.footnotes) return false
  // The largest file. The requests of all take 25 ms on a phone, so the others come after the drawing.
  onRead(1)
  const filters = await filterTableIn(article.first)
  if (canvas.isTaken()) return true
  const headings = article.headings.length > 0 ? article.headings : undefined
  const known: KnownPage = { ...frame, navbar: site.navbars[address.locale] ?? [], page, context, headings }
  const drawn = { article, length: text.length, context }
  drawText(canvas, drawn, filters)
  canvas.show(known, <PageMain {...known} />)
  setTimeout(onRead)
  storePrepared(prepared)
  await painted()
  if (!wantsWhole()) return true
  if (article.parts > 1) await drawWhole(canvas, drawn)
  showHash()
  await painted()
  return true
}
