import type { QueryClient } from '@tanstack/react-query'
import { checkPage, linksOfPage } from '../../check/check-page.ts'
import { openPage } from '../../check/open-page.ts'
import type { ContentIssue } from '../../content/issue.ts'
import type { Page } from '../../content/page-view.ts'
import { rulesOff } from '../../content/site-config.ts'
import { siteConfigQuery } from '../../data/config-queries.ts'
import { type PagePlace, pageOfText, partLoader } from '../../data/page-query.ts'
import { linkKnowledge } from './link-knowledge.ts'

/** A draft as a page, with its issues. */
export interface Reading {
  readonly page: Page
  readonly issues: readonly ContentIssue[]
}

/** Parses a text for a place on the site, and checks it. */
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
  const [links, site] = await Promise.all([
    linkKnowledge(client, linksOfPage(open), place.address),
    client.fetchQuery(siteConfigQuery),
  ])
  return { page, issues: checkPage(open, links, rulesOff(site)) }
}
