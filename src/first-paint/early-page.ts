import { peekEarlyFetch } from '../boot/early-fetch.ts'
import { isHtml, textWithin } from '../browser/response-text.ts'
import { withoutBase } from '../browser/site-base.ts'
import { maxPageBytes } from '../config/wire.ts'
import { contentUrl } from '../content/content-url.ts'
import { readPlainContent } from '../content/front-matter.ts'
import { cutLeadingHeading } from '../content/leading-heading.ts'
import { filesOf, nameOf, type PageAddress, readPathname } from '../content/page-path.ts'
import { type ReadingTime, readingTimeOf } from '../content/reading-time.ts'

/** What the first paint knows of a page. */
export interface EarlyPage {
  readonly kind: 'doc' | 'home'
  readonly address: PageAddress
  readonly title: string
  readonly shortTitle: string | undefined
  readonly icon: string | undefined
  readonly body: string
  /** Counts the words: not before something is painted. */
  readonly readingTime: () => ReadingTime
  /** The front matter, unchecked. */
  readonly values: Readonly<Record<string, unknown>>
  /** Whether the page has headings for a table of contents. */
  readonly hasContents: boolean
}

/** Front matter with other names in it changes how a page is shown: such a page is left to the application. */
const plainNames = new Set(['title', 'shortTitle', 'description', 'icon', 'order', 'index', 'alias'])
/** What home adds to them (`home.ts`). */
const homeNames = new Set([
  'home',
  'heroText',
  'tagline',
  'heroImage',
  'heroAlt',
  'actions',
  'features',
  'highlights',
])

/** The page at this address, once its text is there; `undefined` where only the application can show it. */
export async function readEarlyPage(): Promise<EarlyPage | undefined> {
  const reading = readPathname(withoutBase(location.pathname))
  if (reading.kind !== 'canonical') return undefined
  const { address } = reading
  const answer = await peekEarlyFetch(contentUrl(filesOf(address)[0] ?? ''))
  const text = answer?.ok ? await textWithin(answer, maxPageBytes) : undefined
  if (!answer || text === undefined || isHtml(answer, text)) return undefined
  const content = readPlainContent(text)
  if (!content || content.body.includes('@include')) return undefined
  const { title, shortTitle, icon } = content.values
  const kind = content.values.home === true ? 'home' : 'doc'
  const isPlain = Object.keys(content.values).every(
    (name) => plainNames.has(name) || (kind === 'home' && homeNames.has(name)),
  )
  if (!isPlain || !isText(title) || !isText(shortTitle) || !isText(icon)) return undefined
  const { heading, rest } = cutLeadingHeading(content.body)
  return {
    kind,
    address,
    title: heading ?? title ?? nameOf(address.route),
    shortTitle,
    icon,
    body: rest,
    readingTime: () => readingTimeOf(content.body),
    values: content.values,
    hasContents: kind === 'doc' && /^#{2,3} /m.test(rest),
  }
}

const isText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string'
