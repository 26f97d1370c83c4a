import { type LocaleId, locales } from '../locales/locale.ts'

/** What is known of a page when its age is compared with that of its counterpart in the other language. */
export interface DatedPage {
  readonly locale: LocaleId
  /** Hash of the original that the page was translated from (`basedOn`). Only a translation has it. */
  readonly basedOn?: string | undefined
  /** Hash of its own text. */
  readonly hash: string
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
  if (page.basedOn !== undefined) return page.basedOn !== original.hash
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
