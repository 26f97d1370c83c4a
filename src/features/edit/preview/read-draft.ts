import type { QueryClient } from '@tanstack/react-query'
import { checkPage } from '../../../check/check-page.ts'
import { linksOfPage } from '../../../check/links-of.ts'
import { openPage } from '../../../check/open-page.ts'
import type { ContentIssue } from '../../../content/issue.ts'
import type { Page } from '../../../content/page-view.ts'
import { siteConfigQuery } from '../../../data/config-queries.ts'
import { includeLoader, loadYaml, pageOfText } from '../../../data/page-query.ts'
import type { PageTarget } from '../../../data/page-target.ts'
import { readConfigDraft } from './config-draft.ts'
import { linkKnowledge } from './link-knowledge.ts'
import { type SourceBlock, sourceBlocksOf } from './source-blocks.ts'

/** A draft as a page, with its issues and the positions of its blocks. */
export interface CheckedDraft {
  readonly page: Page
  readonly issues: readonly ContentIssue[]
  readonly blocks: readonly SourceBlock[]
}

/** Parses a text as the page of an address and file, and checks it. */
export async function readDraft(
  text: string,
  target: PageTarget,
  client: QueryClient,
  signal?: AbortSignal,
): Promise<CheckedDraft> {
  const load = includeLoader('saved', signal)
  const open = await openPage(text, target.file, load, undefined, loadYaml)
  if (!open) {
    const config = await readConfigDraft(text, target, client)
    if (config) return { ...config, blocks: [] }
    const page = await pageOfText(text, target, load)
    return { page, issues: page.issues, blocks: [] }
  }
  const page: Page = { ...open.page, ...target, body: open.wholeBody }
  const [links, site] = await Promise.all([
    linkKnowledge(client, linksOfPage(open), target.address),
    client.fetchQuery(siteConfigQuery),
  ])
  return { page, issues: checkPage(open, links, site), blocks: sourceBlocksOf(open) }
}
