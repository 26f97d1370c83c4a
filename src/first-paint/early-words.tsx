import { isAuthorClass } from '../content/author-class.ts'
import { breadcrumbOf } from '../content/breadcrumb.ts'
import { type ContentFile, readPlainContent } from '../content/front-matter.ts'
import { hasHeadingLine } from '../content/heading-lines.ts'
import { mayInclude } from '../content/may-include.ts'
import { cutTitle } from '../content/page-title.ts'
import { isWithoutSidebar } from '../content/sidebar-choice.ts'
import { plainBeginning } from '../dialect/plain-beginning.ts'
import { wordViews } from '../markdown/word-views.tsx'
import type { Canvas } from './canvas.tsx'
import { domContext } from './dom-context.tsx'
import { hasOnly, isText, plainNames } from './early-fields.ts'
import { paintHero } from './early-hero.tsx'
import type { EarlyText } from './early-text.ts'
import { elementsOf } from './elements.ts'
import { type KnownPage, PageMain } from './frame.tsx'

/**
 * Renders what can be read without the schemas and the dialect: title and plain blocks at the start of a
 * documentation page, or the hero of a home page. Returns whether there was anything.
 */
export function paintWords(canvas: Canvas, early: EarlyText): boolean {
  const content = readPlainContent(early.text)
  if (!content || mayInclude(content.body)) return false
  return content.values.home === true ? paintHero(canvas, early, content) : paintStart(canvas, early, content)
}

function paintStart(canvas: Canvas, { address }: EarlyText, { values, body }: ContentFile): boolean {
  const { title, shortTitle, icon, containerClass } = values
  const readingTime = values.readingTime === false ? values.readingTime : undefined
  if (!hasOnly(values, plainNames) || !isText(title) || !isText(shortTitle) || !isText(icon)) return false
  // The full reader drops other names, or splits several.
  if (!isText(containerClass) || (containerClass !== undefined && !isAuthorClass(containerClass)))
    return false
  const { title: shown, rest } = cutTitle(body, title, address.route)
  const words = plainBeginning(rest)
  if (words.length === 0) return false
  const page = {
    address,
    textLocale: address.locale,
    kind: 'doc',
    title: shown,
    metadata: { title, shortTitle, icon, containerClass, readingTime },
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
    locales: [],
    headings: hasHeadingLine(rest) ? [] : undefined,
  }
  canvas.showText(elementsOf(words, wordViews, context))
  canvas.show(known, <PageMain {...known} />)
  return true
}
