import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { issueOf } from '../../src/check/issue-of.ts'
import { openPage } from '../../src/check/open-page.ts'
import type { ContentIssue } from '../../src/content/issue.ts'
import { type PageSection, pageSections } from '../../src/dialect/page-sections.ts'
import { hashOf } from '../content/content-tree.ts'
import { type PageFacts, pageFactsOf } from './page-facts.ts'
import { rules } from './rules.ts'

/** The data of a page without its tree. It can be sent between processes and stored. */
export interface ReadPage {
  readonly facts: PageFacts
  /** Issues found by the rules for single pages. */
  readonly issues: readonly ContentIssue[]
  /** Its text for the search, with includes inserted. */
  readonly sections: readonly PageSection[]
  /** The files that the page includes, whether or not they exist: it changes when they do. */
  readonly parts: readonly Part[]
}

interface Part {
  readonly file: string
  /** Hash of its text; of an empty text if the file does not exist. */
  readonly hash: string
}

/** Returns whether a page's includes are unchanged since the page was read. */
export async function hasSameParts(folder: string, { parts }: ReadPage): Promise<boolean> {
  const texts = await Promise.all(parts.map(({ file }) => contentFile(folder, file)))
  return parts.every(({ hash }, at) => hashOf(texts[at] ?? '') === hash)
}

/** Returns a text file below the content folder; `undefined` if it does not exist. */
export function contentFile(folder: string, file: string): Promise<string | undefined> {
  return readFile(join(folder, file), 'utf8').catch(() => undefined)
}

/**
 * Reads pages one after the other and applies the page rules. A page's tree is released with the page, so
 * that the check of a large site fits into memory.
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
