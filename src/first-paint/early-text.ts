import { textWithin } from '../browser/response-text.ts'
import { withoutBase } from '../browser/site-base.ts'
import { maxPageBytes } from '../config/wire.ts'
import { contentUrl } from '../content/content-url.ts'
import { type PageAddress, readPathname } from '../content/page-path.ts'
import { isWebPage, webPageStart } from '../content/web-page.ts'
import { peekEarlyFetch } from '../data/early-fetch.ts'
import { likelyFilesOf } from '../data/likely-files.ts'

/** The page's file for this address. */
export interface EarlyText {
  readonly address: PageAddress
  readonly file: string
  readonly text: string
}

/** Returns the page's file when it has loaded; `undefined` if only the application can resolve the address. */
export async function readEarlyText(): Promise<EarlyText | undefined> {
  const reading = readPathname(withoutBase(location.pathname))
  if (reading.kind !== 'canonical') return undefined
  const { address } = reading
  const [file] = likelyFilesOf(address)
  const answer = file === undefined ? undefined : await peekEarlyFetch(contentUrl(file))
  const text = answer?.ok ? await textWithin(answer, maxPageBytes) : undefined
  if (!answer || text === undefined || file === undefined) return undefined
  if (isWebPage(answer.headers.get('content-type') ?? '', text.slice(0, webPageStart))) return undefined
  return { address, file, text }
}
