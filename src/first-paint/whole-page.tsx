import { within } from '../browser/within.ts'
import { readContentFile } from '../content/front-matter.ts'
import { hasHeadingLine } from '../content/heading-lines.ts'
import { mayInclude } from '../content/may-include.ts'
import { type Page, pageOf, pageViewOf } from '../content/page-view.ts'
import type { SiteFrame } from '../prepare/site-frame.ts'
import type { OutlineHeading } from '../ui/page/outline.ts'
import type { Canvas } from './canvas.tsx'
import { domContext } from './dom-context.tsx'
import { assumedSite, type EarlySite, readEarlySite } from './early-site.ts'
import type { EarlyText } from './early-text.ts'
import { type KnownPage, PageMain } from './frame.tsx'

/**
 * Renders the whole page with its metadata and the site's files, again whenever more of them have arrived.
 * Pages of other files and portfolios are left to the application.
 *
 * @param frame of the site's pages, as the document has it, which applies until then
 */
export async function paintPage(
  canvas: Canvas,
  early: EarlyText,
  frame: SiteFrame | undefined,
  whenFetched: () => void,
): Promise<void> {
  const reading = readEarlySite(early.address)
  const fetching = import('./whole-text.tsx').finally(whenFetched)
  const { address, file, text } = early
  const content = await readContentFile(text, file)
  const page = pageOf(content, { address, file, textLocale: address.locale })
  if (page.kind === 'portfolio' || mayInclude(page.body)) return
  // What has arrived with the text already.
  let site = (await within(0, reading)) ?? assumedSite(address, frame)
  let headings: readonly OutlineHeading[] | undefined = hasHeadingLine(page.body) ? [] : undefined
  const show = () => {
    const known = knownPage(page, site, headings)
    canvas.show(known, <PageMain {...known} />)
    return known.context
  }
  show()
  reading.then((found) => {
    site = found
    show()
  })
  const { paintText } = await fetching
  await paintText(canvas, { page, context: () => knownPage(page, site, headings).context }, (found) => {
    headings = found.length > 0 ? found : undefined
    show()
  })
}

function knownPage(
  page: Page,
  { config, navbar, sidebar, shard }: EarlySite,
  headings: readonly OutlineHeading[] | undefined,
): KnownPage {
  const view = pageViewOf(page, { config: config ?? {}, sidebar, shard })
  return {
    page,
    context: domContext(page, config, view.pictures),
    navbar,
    // Until the shard has arrived, a sidebar made from folders counts as present.
    hasSidebar: view.sidebar.kind === 'items' && (view.sidebar.items.length > 0 || shard === undefined),
    breadcrumb: view.breadcrumb,
    readingTime: page.readingTime,
    isBehind: view.behind ?? false,
    locales: view.locales,
    headings,
  }
}
