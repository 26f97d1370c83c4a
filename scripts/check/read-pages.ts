import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { issueOf } from '../../src/check/issue-of.ts'
import { openPage } from '../../src/check/open-page.ts'
import type { ContentIssue } from '../../src/content/issue.ts'
import { type PageSection, pageSections } from '../../src/dialect/page-sections.ts'
import { hashOf } from '../content-tree.ts'
import { type PageFacts, pageFactsOf } from './page-facts.ts'
import { rules } from './rules.ts'

/** What a page has to say, once it is closed. It can be sent from one process to another, and stored. */
export interface ReadPage {
  readonly facts: PageFacts
  /** What the rules of single pages found. */
  readonly issues: readonly ContentIssue[]
  /** What search knows of it, included files in their place. */
  readonly sections: readonly PageSection[]
  /** The files that the page includes, there or not: it changes when they do. */
  readonly parts: readonly Part[]
}

interface Part {
  readonly file: string
  /** Of its text; of an empty one where there is no such file. */
  readonly hash: string
}

/** Whether what a page includes is what it was when the page was read. */
export async function hasSameParts(folder: string, { parts }: ReadPage): Promise<boolean> {
  const texts = await Promise.all(parts.map(({ file }) => contentFile(folder, file)))
  return parts.every(({ hash }, at) => hashOf(texts[at] ?? '') === hash)
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
  const pages: ReadPage[] = []
  for (const file of files) {
    const parts = new Map<string, string>()
    const load = async (part: string) => {
      const text = await contentFile(folder, part)
      parts.set(part, hashOf(text ?? ''))
      return text
    }
    const open = await openPage((await contentFile(folder, file)) ?? '', file, load)
    if (!open) continue
    pages.push({
      facts: pageFactsOf(open),
      issues: rules.flatMap((rule) => (rule.ofPage?.(open) ?? []).map((fault) => issueOf(fault, file, rule))),
      sections: pageSections(open.wholeNodes[0]),
      parts: [...parts].map(([part, hash]) => ({ file: part, hash })),
    })
  }
  return pages
}
