import { localeIds } from '../config/locales/each-locale.ts'
import type { LocaleId } from '../config/locales/locale.ts'
import { splitFrontMatter } from './front-matter.ts'

/** What is needed to compare a page's age with its counterpart in another language. */
export interface DatedPage {
  readonly locale: LocaleId
  /** Hash of the original that the page was translated from (`basedOn`). Only translations have it. */
  readonly basedOn?: string | undefined
  /** Hash of its own text (`translatedText`). */
  readonly textHash: string
}

export interface CommittedPage extends DatedPage {
  /** Time of its last commit, in ISO 8601; absent without version control. */
  readonly updatedTime?: string | undefined
}

/**
 * Returns the page that a page is compared with: the one whose text it records (`basedOn`), or else the first one that is
 * not a translation.
 *
 * @param others the same page in the other languages, in the order of the languages
 */
export function originalOf<Other extends DatedPage>(
  page: Pick<DatedPage, 'basedOn'>,
  others: readonly Other[],
): Other | undefined {
  return (
    others.find(({ textHash }) => textHash === page.basedOn) ??
    others.find(({ basedOn }) => basedOn === undefined) ??
    others[0]
  )
}

/**
 * Returns whether the original's text differs from the one that the translation was made from. `undefined` if
 * neither page records which of the two is the original.
 */
export function isBehindByText(page: DatedPage, original: DatedPage): boolean | undefined {
  if (page.basedOn !== undefined) return page.basedOn !== original.textHash
  return original.basedOn === undefined ? undefined : false
}

/**
 * Returns whether a translation is older than its original (Spec X12). A page that records its source
 * text is trusted. If neither does, the page in the site's earlier language is the original, and the dates of
 * the last commits decide; pages committed together, or without a history, count as equal.
 */
export function isBehind(page: CommittedPage, original: CommittedPage): boolean {
  const said = isBehindByText(page, original)
  if (said !== undefined) return said
  if (localeIds.indexOf(page.locale) < localeIds.indexOf(original.locale)) return false
  if (page.updatedTime === undefined || original.updatedTime === undefined) return false
  return Date.parse(original.updatedTime) > Date.parse(page.updatedTime)
}

/** Front matter fields (with their lines) that describe a page's place and frame and are not translated. */
const ownFields =
  /^(?:basedOn|breadcrumb\w*|comment|contributors|date|editLink|icon|index|lastUpdated|order|questions|redirectFrom|sidebar|toc)[ \t]*:.*\n(?:[ \t-].*\n)*/gm

/** Returns the translatable text of a file: without the front matter fields that each language has for itself. */
export function translatedText(source: string): string {
  const split = splitFrontMatter(source)
  if (split.kind !== 'found') return source
  const words = split.yaml.replace(ownFields, '')
  return words === split.yaml ? source : `---\n${words}---\n${split.body}`
}

/** Returns a translation that records the hash of the text that it follows. */
export function withBasedOn(text: string, hash: string): string {
  const mark = `basedOn: "${hash}"`
  const split = splitFrontMatter(text)
  if (split.kind !== 'found') return `---\n${mark}\n---\n\n${text}`
  const present = /^basedOn:.*$/m
  const yaml = present.test(split.yaml) ? split.yaml.replace(present, mark) : `${split.yaml}${mark}\n`
  return text.replace(split.yaml, () => yaml)
}
