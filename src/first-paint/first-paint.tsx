import { painted } from '../browser/painted.ts'
import { isAuthorClass } from '../content/author-class.ts'
import { breadcrumbOf } from '../content/breadcrumb.ts'
import { readPlainContent } from '../content/front-matter.ts'
import { hasHeadingLine } from '../content/heading-lines.ts'
import { cutLeadingHeading } from '../content/leading-heading.ts'
import { nameOf } from '../content/page-path.ts'
import { isWithoutSidebar } from '../content/sidebar-choice.ts'
import { plainBeginning } from '../dialect/plain-beginning.ts'
import { wordViews } from '../markdown/word-views.tsx'
import { type Canvas, canvasAt } from './canvas.tsx'
import { domContext } from './dom-context.tsx'
import { type EarlyText, readEarlyText } from './early-text.ts'
import { elementsOf } from './elements.ts'
import { sayThatItLoads } from './first-wait.ts'
import { DocMain, type KnownPage } from './frame.tsx'

interface Steps {
  /** Called when the page's text has arrived. */
  readonly onText: () => void
  /** Called when everything the paint needs has arrived, so that the connection is free. */
  readonly onFetched: () => void
}

/**
 * Paints the first screens of a page without the application: title and first words as soon as the page's
 * markdown has arrived, then the whole page with the site's files, rendered by the application's own views
 * (docs/decisions/0025). An address without its own file is left to the application.
 */
export async function paintFirst({ onText, onFetched }: Steps): Promise<void> {
  const place = document.getElementById('app')
  if (place) sayThatItLoads(place)
  const early = await readEarlyText()
  if (!place || !early) return
  onText()
  const canvas = canvasAt(place)
  if (paintWords(canvas, early)) {
    // With a saved copy, everything is there at once, and this frame would be delayed by what comes next.
    await painted()
  }
  const { paintPage } = await import('./whole-page.tsx')
  await paintPage(canvas, early, onFetched)
}

/** Other names in the front matter change how a page is shown. */
const plainNames = new Set([
  'title',
  'shortTitle',
  'description',
  'icon',
  'order',
  'index',
  'alias',
  'basedOn',
  'containerClass',
])

/** Renders the title and the plain blocks at the start of a documentation page. Returns whether there are any. */
function paintWords(canvas: Canvas, { address, text }: EarlyText): boolean {
  const content = readPlainContent(text)
  if (!content || content.body.includes('@include')) return false
  const { title, shortTitle, icon, containerClass } = content.values
  const isPlain = Object.keys(content.values).every((name) => plainNames.has(name))
  if (!isPlain || !isText(title) || !isText(shortTitle) || !isText(icon)) return false
  // The full reader drops other names, or splits several.
  if (!isText(containerClass) || (containerClass !== undefined && !isAuthorClass(containerClass)))
    return false
  const { heading, rest } = cutLeadingHeading(content.body)
  const words = plainBeginning(rest)
  if (words.length === 0) return false
  const page = {
    address,
    textLocale: address.locale,
    kind: 'doc',
    title: heading ?? title ?? nameOf(address.route),
    metadata: { title, shortTitle, icon, containerClass },
  } as const
  const context = domContext(page, undefined, {})
  const known: KnownPage = {
    page,
    context,
    navbar: [],
    hasSidebar: !isWithoutSidebar(address.route),
    breadcrumb: breadcrumbOf(page, {}, undefined),
    readingTime: undefined,
    isBehind: false,
    headings: hasHeadingLine(rest) ? [] : undefined,
  }
  canvas.showText(elementsOf(words, wordViews, context))
  canvas.show(known, <DocMain {...known} />)
  return true
}

const isText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string'
