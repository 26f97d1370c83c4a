import { withoutBase } from '../browser/site-base.ts'
import { contentUrl } from '../content/content-url.ts'
import { type PageAddress, readPathname } from '../content/page-path.ts'
import { peekEarlyFetch } from '../data/early-fetch.ts'
import { targetOf } from '../data/page-target.ts'
import { readAnswer } from '../data/read-answer.ts'

/** The page's file for this address. */
export interface EarlyText {
  readonly address: PageAddress
  readonly file: string
  readonly text: string
  /** Whether it is a saved copy, which arrives at once. */
  readonly isSaved: boolean
}

/** Returns the page's file when it has loaded; `undefined` if only the application can resolve the address. */
export async function readEarlyText(): Promise<EarlyText | undefined> {
  const target = targetOf(readPathname(withoutBase(location.pathname)))
  if (!target) return undefined
  const { address, file } = target
  const response = await peekEarlyFetch(contentUrl(file))
  const answer = response && (await readAnswer(response))
  if (answer?.kind !== 'found') return undefined
  return { address, file, text: answer.text, isSaved: answer.savedAt !== undefined }
}
