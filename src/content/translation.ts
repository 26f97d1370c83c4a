import { type LocaleId, locales } from '../locales/locale.ts'
import { splitFrontMatter } from './front-matter.ts'

/** What is known of a page when its age is compared with that of its counterpart in the other language. */
export interface DatedPage {
  readonly locale: LocaleId
  /** Hash of the original that the page was translated from (`basedOn`). Only a translation has it. */
  readonly basedOn?: string | undefined
  /** Hash of its own text (`translatedText`). */
  readonly textHash: string
}

export interface CommittedPage extends DatedPage {
  /** ISO 8601, of its last commit; absent without version control. */
  readonly updatedTime?: string | undefined
}

/**
 * What the texts themselves say of a translation: whether the original has another text by now than the one it names. `undefined` where
 * neither page says which of the two was there first.
 */
export function isBehindByText(page: DatedPage, original: DatedPage): boolean | undefined {
  if (page.basedOn !== undefined) return page.basedOn !== original.textHash
  return original.basedOn === undefined ? undefined : false
}

/**
 * Whether a page is a translation that its original has left behind (Checklist X12). A page that names the text it was made from is
 * believed. Of two pages that name nothing, the one in the site's first language is the original, and the dates of their last commits
 * decide; pages that were committed together, and pages without a history, are even.
 */
export function isBehind(page: CommittedPage, original: CommittedPage): boolean {
  const said = isBehindByText(page, original)
  if (said !== undefined) return said
  if (page.locale === locales[0]?.id) return false
  if (page.updatedTime === undefined || original.updatedTime === undefined) return false
  return Date.parse(original.updatedTime) > Date.parse(page.updatedTime)
}

/** Front matter that says where a page stands and how it is framed, with its lines: no word of it is translated. */
const ownFields =
  /^(?:basedOn|breadcrumb\w*|comment|contributors|date|editLink|icon|index|lastUpdated|order|redirectFrom|sidebar|toc)[ \t]*:.*\n(?:[ \t-].*\n)*/gm

/** What a translation of a file says in its own words: the file without the front matter that each language has for itself. */
export function translatedText(source: string): string {
  const split = splitFrontMatter(source)
  if (split.kind !== 'found') return source
  const words = split.yaml.replace(ownFields, '')
  return words === split.yaml ? source : `---\n${words}---\n${split.body}`
}
