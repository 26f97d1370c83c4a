import { isAuthorClass } from '../content/author-class.ts'
import { breadcrumbOf } from '../content/breadcrumb.ts'
import { type ContentFile, readPlainContent } from '../content/front-matter.ts'
import { hasHeadingLine } from '../content/heading-lines.ts'
import { cutLeadingHeading } from '../content/leading-heading.ts'
import type { PageMetadata } from '../content/page-metadata.ts'
import { nameOf } from '../content/page-path.ts'
import { isWithoutSidebar } from '../content/sidebar-choice.ts'
import { plainBeginning } from '../dialect/plain-beginning.ts'
import { HomeView } from '../frame/screens/home-view.tsx'
import { wordViews } from '../markdown/word-views.tsx'
import type { Canvas } from './canvas.tsx'
import { domContext } from './dom-context.tsx'
import type { EarlyText } from './early-text.ts'
import { elementsOf } from './elements.ts'
import { DocMain, type KnownPage } from './frame.tsx'

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

/** Names of a home page. What is below the hero is rendered with the whole page. */
const homeNames = new Set([
  ...plainNames,
  'home',
  'heroText',
  'tagline',
  'heroImage',
  'heroImageDark',
  'heroImageWide',
  'heroAlt',
  'actions',
  'features',
  'highlights',
])

/**
 * Renders what can be read without the schemas and the dialect: title and plain blocks at the start of a
 * documentation page, or the hero of a home page. Returns whether there was anything.
 */
export function paintWords(canvas: Canvas, early: EarlyText): boolean {
  const content = readPlainContent(early.text)
  if (!content || content.body.includes('@include')) return false
  return content.values.home === true ? paintHero(canvas, early, content) : paintStart(canvas, early, content)
}

function paintStart(canvas: Canvas, { address }: EarlyText, { values, body }: ContentFile): boolean {
  const { title, shortTitle, icon, containerClass } = values
  if (!hasOnly(values, plainNames) || !isText(title) || !isText(shortTitle) || !isText(icon)) return false
  // The full reader drops other names, or splits several.
  if (!isText(containerClass) || (containerClass !== undefined && !isAuthorClass(containerClass)))
    return false
  const { heading, rest } = cutLeadingHeading(body)
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
    locales: [],
    headings: hasHeadingLine(rest) ? [] : undefined,
  }
  canvas.showText(elementsOf(words, wordViews, context))
  canvas.show(known, <DocMain {...known} />)
  return true
}

function paintHero(canvas: Canvas, { address }: EarlyText, { values, body }: ContentFile): boolean {
  const { title, heroText, tagline, heroImage, heroImageDark, heroImageWide, heroAlt, actions = [] } = values
  const texts = { title, heroText, tagline, heroImage, heroImageDark, heroAlt }
  // Without its own texts, the page shows those of the configuration.
  if (!hasOnly(values, homeNames) || heroText === undefined || tagline === undefined) return false
  if (!hasOnlyTexts(texts) || !isLinkList(actions) || values.containerClass !== undefined) return false
  if (heroImageWide !== undefined && typeof heroImageWide !== 'boolean') return false
  const page = {
    address,
    textLocale: address.locale,
    kind: 'home',
    title: texts.title ?? nameOf(address.route),
    metadata: { ...texts, home: true, heroImageWide, actions },
  } as const
  const known: KnownPage = {
    page,
    context: domContext(page, undefined, {}),
    navbar: [],
    hasSidebar: false,
    breadcrumb: [],
    readingTime: undefined,
    isBehind: false,
    locales: [],
    headings: hasHeadingLine(body) ? [] : undefined,
  }
  canvas.show(
    known,
    <HomeView page={page} context={known.context}>
      {null}
    </HomeView>,
  )
  return true
}

const hasOnly = (values: ContentFile['values'], names: ReadonlySet<string>) =>
  Object.keys(values).every((name) => names.has(name))

const isText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string'

type Texts<Name extends string> = Readonly<Record<Name, string | undefined>>
const hasOnlyTexts = <Name extends string>(values: Readonly<Record<Name, unknown>>): values is Texts<Name> =>
  Object.values(values).every(isText)

type Actions = NonNullable<PageMetadata['actions']>
const isLinkList = (value: unknown): value is Actions =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      typeof one === 'object' &&
      one !== null &&
      hasOnlyTexts(one) &&
      [undefined, 'primary', 'default'].includes((one as Texts<'type'>).type),
  )
