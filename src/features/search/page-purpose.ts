import type { SearchPage } from '../../content/search-files.ts'
import type { QuestionRow, SearchWords } from '../../content/search-words.ts'
import type { Entry } from './entry.ts'
import { isCjk, queryWords } from './tokens.ts'

/** An identifier, an address, or a method: whoever types one wants the page that describes it. */
const technical = /[a-z0-9]_[a-z0-9]|\/[a-z]|[a-z]\.[a-z]+\.[a-z]/i

/** What remains of a page's disadvantage when the query names it, as a power. */
const namedPart = 0.2

/**
 * Returns a function that says how many times better or worse an entry is by what its page is for: pages for
 * a purpose that the query doesn't name are worse, and pages of the kind that its words ask for are better.
 *
 * @param isMatch whether a word of a text is one that the query stands for, including typing errors
 */
export function purposesOf(
  query: string,
  rules: SearchWords,
  isMatch: (word: string) => boolean,
): (entry: Entry) => number {
  const isTechnical = technical.test(query)
  const words = new Set(queryWords(query).words)
  const has = (word: string) => (isCjk(word) || /\W/.test(word) ? query.includes(word) : words.has(word))
  const questions = rules.questions.filter((row) => row.words.some(has))
  /** Most entries are of a few pages. */
  const known = new Map<SearchPage, number>()
  const purposeOf = ({ page, names }: Entry) => {
    const { route } = page
    const row = rules.pages.findLast(({ page }) => isUnder(route, page))
    const isNamed = () =>
      (isTechnical && row?.hasKeys) ||
      (row?.words ?? []).some(has) ||
      (row?.words === undefined && names.all.some((name) => has(name) || isMatch(name)))
    // A guide with the same name is still better.
    return isNamed() ? (row?.worth ?? 1) ** namedPart : (row?.worth ?? 1)
  }
  return (entry) => {
    const purpose = known.get(entry.page) ?? purposeOf(entry)
    known.set(entry.page, purpose)
    return questions.reduce(
      (worth, question) => worth * (fits(entry, question) ? question.worth : 1),
      purpose,
    )
  }
}

const isUnder = (route: string, page: string) =>
  page.endsWith('/') ? route.startsWith(page) && route !== page : route === page

const fits = ({ page, section }: Entry, { pages = [], headings = [] }: QuestionRow) =>
  pages.some((own) => page.route === own || isUnder(page.route, own)) ||
  headings.some((heading) => section?.heading === heading)
