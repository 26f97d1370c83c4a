import { isRecord } from '../config/is-record.ts'
import type { ContentFile } from '../content/front-matter.ts'
import { hasHeadingLine } from '../content/heading-lines.ts'
import type { PageMetadata } from '../content/page-metadata.ts'
import { cutTitle } from '../content/page-title.ts'
import type { Canvas } from './canvas.tsx'
import { domContext } from './dom-context.tsx'
import { hasOnly, isText, plainNames } from './early-fields.ts'
import type { EarlyText } from './early-text.ts'
import { type KnownPage, PageMain } from './frame.tsx'

/** Names of a home page. The content below the hero is rendered with the whole page. */
const homeNames = new Set([
  ...plainNames,
  'home',
  'heroText',
  'tagline',
  'heroImage',
  'heroImageDark',
  'heroAlt',
  'heroScene',
  'actions',
  'features',
  'highlights',
])

/** Renders the hero of a home page. Returns whether it can be read without the schemas and the dialect. */
export function paintHero(canvas: Canvas, { address }: EarlyText, { values, body }: ContentFile): boolean {
  const { title, heroText, tagline, heroImage, heroImageDark, heroAlt, heroScene, actions = [] } = values
  const texts = { title, heroText, tagline, heroImage, heroImageDark, heroAlt }
  // Without its own texts, the page shows those of the configuration.
  if (!hasOnly(values, homeNames) || heroText === undefined || tagline === undefined) return false
  if (!hasOnlyTexts(texts) || !isLinkList(actions) || values.containerClass !== undefined) return false
  if (!isScene(heroScene)) return false
  const page = {
    address,
    textLocale: address.locale,
    kind: 'home',
    title: cutTitle(body, texts.title, address.route).title,
    metadata: { ...texts, home: true, heroScene, actions },
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
  canvas.show(known, <PageMain {...known} />)
  return true
}

type Texts<Name extends string> = Readonly<Record<Name, string | undefined>>
const hasOnlyTexts = <Name extends string>(values: Readonly<Record<Name, unknown>>): values is Texts<Name> =>
  Object.values(values).every(isText)

type Actions = NonNullable<PageMetadata['actions']>
const isLinkList = (value: unknown): value is Actions =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      isRecord(one) &&
      hasOnlyTexts(one) &&
      [undefined, 'primary', 'default'].includes((one as Texts<'type'>).type),
  )

type Scene = PageMetadata['heroScene']
const isScene = (value: unknown): value is Scene => {
  if (value === undefined) return true
  if (!isRecord(value)) return false
  const { rows, ...texts } = value
  return hasOnlyTexts(texts) && Array.isArray(rows) && rows.every((row) => isRecord(row) && hasOnlyTexts(row))
}
