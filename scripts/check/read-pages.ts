import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { issueOf } from '../../src/check/issue-of.ts'
import { openPage } from '../../src/check/open-page.ts'
import type { ContentIssue } from '../../src/content/issue.ts'
import { type PageSection, pageSections } from '../../src/dialect/page-sections.ts'
import { type PageFacts, pageFactsOf } from './page-facts.ts'
import { rules } from './rules.ts'

/** What a page has to say, once it is closed. It can be sent from one process to another, and stored. */
export interface ReadPage {
  readonly facts: PageFacts
  /** What the rules of single pages found. */
  readonly issues: readonly ContentIssue[]
  /** What search knows of it, included files in their place. */
  readonly sections: readonly PageSection[]
  /** Whether the page includes other files, so that it changes when they do. */
  readonly isComposed: boolean
}

/** A text file below the content folder; `undefined` where there is none. */
export function contentFile(folder: string, file: string): Promise<string | undefined> {
  return readFile(join(folder, file), 'utf8').catch(() => undefined)
}

/**
 * Opens pages one after the other and asks the page rules about each. A tree lives no longer than its page is open, so that the
 * check of a large site fits into memory.
 */
export async function readPages(folder: string, files: readonly string[]): Promise<readonly ReadPage[]> {
  const load = (file: string) => contentFile(folder, file)
  const pages: ReadPage[] = []
  for (const file of files) {
    const open = await openPage((await load(file)) ?? '', file, load)
    if (!open) continue
    pages.push({
      facts: pageFactsOf(open),
      issues: rules.flatMap((rule) => (rule.ofPage?.(open) ?? []).map((fault) => issueOf(fault, file, rule))),
      sections: pageSections(open.wholeNodes[0]),
      isComposed: open.page.body.includes('@include:'),
    })
  }
  return pages
}
