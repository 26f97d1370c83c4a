import { peekEarlyFetch } from '../boot/early-fetch.ts'
import { isHtml, textWithin } from '../browser/response-text.ts'
import { withoutBase } from '../browser/site-base.ts'
import { maxPageBytes } from '../config/wire.ts'
import { contentUrl } from '../content/content-url.ts'
import { readFlatContent } from '../content/front-matter.ts'
import { cutLeadingHeading } from '../content/leading-heading.ts'
import { filesOf, nameOf, type PageAddress, readPathname } from '../content/page-path.ts'
import { type ReadingTime, readingTimeOf } from '../content/reading-time.ts'

/** What the first paint knows of a page of text. */
export interface EarlyPage {
  readonly address: PageAddress
  readonly title: string
  readonly shortTitle: string | undefined
  readonly icon: string | undefined
  readonly body: string
  readonly readingTime: ReadingTime
  /** Whether the page has headings for a table of contents. */
  readonly hasContents: boolean
}

/** Front matter with other names in it changes how a page is shown: such a page is left to the application. */
const plainNames = new Set(['title', 'shortTitle', 'description', 'icon', 'order', 'index', 'alias'])

/** The page at this address, once its text is there; `undefined` where only the application can show it. */
export async function readEarlyPage(): Promise<EarlyPage | undefined> {
  const reading = readPathname(withoutBase(location.pathname))
  if (reading.kind !== 'canonical') return undefined
  const { address } = reading
  const answer = await peekEarlyFetch(contentUrl(filesOf(address)[0] ?? ''))
  const text = answer?.ok ? await textWithin(answer, maxPageBytes) : undefined
  if (!answer || text === undefined || isHtml(answer, text)) return undefined
  const content = readFlatContent(text)
  if (!content || content.body.includes('@include')) return undefined
  const { title, shortTitle, icon } = content.values
  const isPlain = Object.keys(content.values).every((name) => plainNames.has(name))
  if (!isPlain || !isText(title) || !isText(shortTitle) || !isText(icon)) return undefined
  const { heading, rest } = cutLeadingHeading(content.body)
  return {
    address,
    title: heading ?? title ?? nameOf(address.route),
    shortTitle,
    icon,
    body: rest,
    readingTime: readingTimeOf(content.body),
    hasContents: /^#{2,3} /m.test(rest),
  }
}

const isText = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string'
