import { isRecord, parsedJson } from '../../../config/is-record.ts'
import type { LocaleId } from '../../../config/locales/locale.ts'
import { storedSearchesPrefix } from '../../../stores/site-keys.ts'
import { hideForbiddenStorage, readStored, removeStored, writeStored } from '../../../stores/storage.ts'

/** Returns the name under which the box stores the searches of a language. */
export const storedSearchesName = (locale: LocaleId): string => storedSearchesPrefix + locale

const keysOf = (locale: LocaleId) =>
  ['RECENT', 'FAVORITE'].map((kind) => `__DOCSEARCH_${kind}_SEARCHES__${storedSearchesName(locale)}`)

/**
 * Removes invalid stored searches before the box reads them. DocSearch trusts what it finds, fails on
 * anything else, and shows names as HTML (Spec F5, S14).
 */
export function cleanStoredSearches(locale: LocaleId): void {
  hideForbiddenStorage()
  for (const key of keysOf(locale)) {
    const text = readStored(key)
    if (text === undefined) continue
    const good = searchesIn(text).filter(isStoredSearch)
    const next = JSON.stringify(good)
    if (good.length === 0) removeStored(key)
    else if (next !== text) writeStored(key, next)
  }
}

function searchesIn(text: string): readonly unknown[] {
  const json = parsedJson(text)
  return Array.isArray(json) ? json : []
}

const isText = (value: unknown) => typeof value === 'string' && !/[<>"']/.test(value)

/** Returns whether an address is a path of this site. Browsers ignore tabs and line ends in an address. */
function isOwnPath(url: string): boolean {
  const nowhere = 'https://site.invalid'
  if (!/^\/[^\s\\]*$/.test(url) || url.startsWith('//') || !URL.canParse(url, nowhere)) return false
  const { origin, pathname } = new URL(url, nowhere)
  return origin === nowhere && !pathname.startsWith('//')
}

function isStoredSearch(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { objectID, url, type, hierarchy: levels, content } = value
  if (!isRecord(levels) || (content !== null && !isText(content))) return false
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    isOwnPath(url) &&
    /^lvl[1-6]$/.test(String(type)) &&
    isText(levels[String(type)]) &&
    Object.values(levels).every((level) => level === null || isText(level))
  )
}
