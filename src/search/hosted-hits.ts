import { withoutBase } from '../browser/site-base.ts'
import { encodePath, pathnameOf, readPathname } from '../content/page-path.ts'
import { type MarkedText, unmarked } from './marked-text.ts'
import type { SearchHit } from './search-answer.ts'

const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The results in an answer of the hosted service; `undefined` where it is no such answer. A result that leads nowhere here is left out. */
export function hostedHits(answer: Json | undefined): readonly SearchHit[] | undefined {
  const [result] = Array.isArray(answer?.results) ? (answer.results as readonly unknown[]) : []
  if (!isObject(result) || !Array.isArray(result.hits)) return undefined
  return result.hits.filter(isObject).flatMap((hit) => toHit(hit) ?? [])
}

function toHit(hit: Json): SearchHit | undefined {
  const path = typeof hit.url === 'string' ? internalPath(hit.url) : undefined
  if (path === undefined) return undefined
  const texts = isObject(hit.hierarchy) ? hit.hierarchy : {}
  const snippets = isObject(hit._snippetResult) ? hit._snippetResult : {}
  const marked = isObject(snippets.hierarchy) ? snippets.hierarchy : {}
  const read = (level: string) => markedOf(marked[level], texts[level])
  const plain = (level: string) => (typeof texts[level] === 'string' ? decoded(texts[level]) : '')
  const page = plain('lvl1') || plain('lvl0') || path
  const named = levels.slice(1).filter((level) => plain(level) !== '')
  const name = read(named.at(-1) ?? 'lvl1')
  return {
    path,
    page,
    headings: named.map(plain),
    name: name.length > 0 ? name : unmarked(page),
    snippet: markedOf(snippets.content, hit.content),
  }
}

/**
 * An address of the crawled site as a path of this one (Spec §2 "Result URLs are normalised to internal paths"): origin, base and query
 * are taken off. `undefined` where no page can have it.
 */
export function internalPath(address: string): string | undefined {
  if (!URL.canParse(address, 'https://site.invalid')) return undefined
  const { pathname, hash, protocol } = new URL(address, 'https://site.invalid')
  if (!/^https?:$/.test(protocol)) return undefined
  const own = withoutBase(pathname)
  const reading = readPathname(own)
  if (reading.kind === 'unreadable') return undefined
  return (reading.kind === 'canonical' ? pathnameOf(reading.address) : encodePath(decodeURI(own))) + hash
}

/** What the service marked, else the plain text. Its only tag is `<mark>`; whatever else looks like HTML is text. */
function markedOf(snippet: unknown, plain: unknown): MarkedText {
  const source = isObject(snippet) && typeof snippet.value === 'string' ? snippet.value : undefined
  if (source === undefined) return unmarked(typeof plain === 'string' ? decoded(plain) : '')
  return source.split(/(<mark>.*?<\/mark>)/s).flatMap((part) => {
    const isMatch = part.startsWith('<mark>')
    const text = decoded(part.replace(/<\/?mark>/g, ''))
    return text === '' ? [] : [{ text, isMatch }]
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

/** Crawlers store texts as HTML has them. */
const decoded = (text: string) =>
  text.replace(/&([a-z]+|#\w+);/g, (whole, name: string) => entities[name] ?? whole)
