import type { QueryClient } from '@tanstack/react-query'
import { checkPage, linksOfPage } from '../check/check-page.ts'
import { openPage } from '../check/open-page.ts'
import type { ContentIssue } from '../content/issue.ts'
import type { Page } from '../content/page-view.ts'
import { linkKnowledge } from '../data/link-knowledge.ts'
import { type PagePlace, pageOfText, partLoader } from '../data/page-query.ts'

/** A text as the site and the check read it. */
export interface Reading {
  readonly page: Page
  readonly issues: readonly ContentIssue[]
}

/** Reads a text at a place of the site, and says what is wrong with it. */
export async function readDraft(
  text: string,
  place: PagePlace,
  client: QueryClient,
  signal?: AbortSignal,
): Promise<Reading> {
  const load = partLoader('saved', signal)
  const page = await pageOfText(text, place, load)
  const open = await openPage(text, place.file, load)
  if (!open) return { page, issues: page.issues }
  return { page, issues: checkPage(open, await linkKnowledge(client, linksOfPage(open), place.address)) }
}
