import { withoutBase } from '../../browser/site-base.ts'
import { isRecord, type JsonObject } from '../../config/is-record.ts'
import { mostHits } from '../../config/search.ts'
import { encodePath, pathnameOf, readPathname } from '../../content/page-path.ts'
import { type MarkedText, unmarked } from './marked-text.ts'
import type { SearchHit } from './search-answer.ts'

/** Length limit of a text or address in a response, in characters; far more than the service sends. */
const longestText = 2_000

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/**
 * Returns the results in a response of the hosted service; `undefined` if the response is not valid. Results
 * without a target on this site are left out.
 */
export function hostedHits(answer: JsonObject | undefined): readonly SearchHit[] | undefined {
  const [result] = Array.isArray(answer?.results) ? (answer.results as readonly unknown[]) : []
  if (!isRecord(result) || !Array.isArray(result.hits)) return undefined
  return result.hits
    .slice(0, mostHits)
    .filter(isRecord)
    .flatMap((hit) => toHit(hit) ?? [])
}

function toHit(hit: JsonObject): SearchHit | undefined {
  const path = typeof hit.url === 'string' ? internalPath(hit.url) : undefined
  if (path === undefined) return undefined
  const texts = isRecord(hit.hierarchy) ? hit.hierarchy : {}
  const snippets = isRecord(hit._snippetResult) ? hit._snippetResult : {}
  const marked = isRecord(snippets.hierarchy) ? snippets.hierarchy : {}
  const read = (level: string) => markedOf(marked[level], texts[level])
  const plain = (level: string) =>
    typeof texts[level] === 'string' ? decoded(texts[level].slice(0, longestText)) : ''
  const page = plain('lvl1') || plain('lvl0') || path
  const named = levels.slice(1).filter((level) => plain(level) !== '')
  const name = read(named.at(-1) ?? 'lvl1')
  return {
    path,
    page,
    trail: plain('lvl0') === page ? [] : [plain('lvl0')].filter((level) => level !== ''),
    headings: named.map(plain),
    name: name.length > 0 ? name : unmarked(page),
    snippet: markedOf(snippets.content, hit.content),
  }
}

/**
 * Converts an address of the crawled site to a path of this one (Spec §2 "Result URLs are normalised to
 * internal paths"): origin, base, and query are removed. `undefined` if no page can have it.
 */
export function internalPath(address: string): string | undefined {
  if (address.length > longestText || !URL.canParse(address, 'https://site.invalid')) return undefined
  const { pathname, hash, protocol } = new URL(address, 'https://site.invalid')
  // Two slashes at the start of a path would make it an address of another site.
  if (!/^https?:$/.test(protocol) || /^\/[/\\]/.test(withoutBase(pathname))) return undefined
  const own = withoutBase(pathname)
  const reading = readPathname(own)
  if (reading.kind === 'unreadable') return undefined
  return (reading.kind === 'canonical' ? pathnameOf(reading.address) : encodePath(decodeURI(own))) + hash
}

/**
 * Returns the snippet marked by the service, or else the plain text. Only `<mark>` is treated as a tag; other
 * HTML is text.
 */
function markedOf(snippet: unknown, plain: unknown): MarkedText {
  const source = isRecord(snippet) && typeof snippet.value === 'string' ? snippet.value : undefined
  if (source === undefined)
    return unmarked(typeof plain === 'string' ? decoded(plain.slice(0, longestText)) : '')
  const parts = source.slice(0, longestText).split(/(<\/?mark>)/)
  let isMatch = false
  return parts.flatMap((part) => {
    if (part === '<mark>' || part === '</mark>') {
      isMatch = part === '<mark>'
      return []
    }
    return part === '' ? [] : [{ text: decoded(part), isMatch }]
  })
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#039': "'",
  '#x27': "'",
  amp: '&',
}

/** Decodes entities, because crawlers store texts as HTML. */
const decoded = (text: string) =>
  text.replace(/&([a-z]+|#\w+);/g, (whole, name: string) => entities[name] ?? whole)
