import { longestQuery } from '../../config/search.ts'
import { normalised } from '../../content/normalised.ts'
import { queryWords } from './tokens.ts'

/* A log line contains what happened, and where, when, and to whom. Only the first is in the documentation. */

const noise: readonly RegExp[] = [
  // Web addresses and hosts, with what follows them.
  /\b[a-z][a-z0-9+.-]*:\/\/\S+/g,
  /\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?\b/g,
  // Dates and times.
  /\b\d{4}[-/]\d{2}[-/]\d{2}(?:[ t]\d{2}:\d{2}(?::\d{2})?(?:[.,]\d+)?(?:z|[+-]\d{2}:?\d{2})?)?/g,
  /\b\d{2}:\d{2}:\d{2}(?:[.,]\d+)?/g,
  // File paths and source positions.
  /(?:[a-z]:)?(?:[\\/][\w.@~+-]+){2,}(?::\d+)*/g,
  /\b[\w-]+\.(?:go|js|ts|py|java|rs|c|h):\d+\b/g,
  // Identifiers: hexadecimal, UUIDs, tokens.
  /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
  /\b0x[0-9a-f]+\b/g,
  /\b(?=\w*\d)[\w-]{20,}\b/g,
  // Terminal colors, log levels, goroutine IDs.
  /\[\d+(?:;\d+)*m/g,
  /\b(?:info|warn|warning|erro|error|debug|fatal|trace|panic)(?=\[|\b:?\s*\[)/g,
]

/** Words that occur in every log line and half of all sentences. */
const common = new Set(
  'a an and are as at be by can could did do does error failed failure for from get got has have in info is it its msg no not of on or the this time to up warn was when while with you your level'.split(
    ' ',
  ),
)

/** Maximum number of words. The rest of a stack trace only adds time. */
const most = 24

/**
 * Returns the words of a pasted line that may occur in a page, without paths, numbers, times, and tokens. The
 * index weighs them by rarity. If nothing but noise remains, returns all words.
 */
export function logWords(line: string): readonly string[] {
  const clean = noise.reduce(
    (text, pattern) => text.replace(pattern, ' '),
    normalised(line.slice(0, longestQuery)),
  )
  const { words, wholes } = queryWords(clean)
  const telling = [...wholes, ...words].filter((word) => !common.has(word) && !isMeaningless(word))
  return (telling.length > 0 ? telling : queryWords(line.slice(0, longestQuery)).words).slice(0, most)
}

/** Returns whether a word carries no meaning: numbers other than status codes (403, 429), and single letters. */
const isMeaningless = (word: string) =>
  /^[a-z0-9]$/.test(word) || (/^\d+$/.test(word) && !/^[1-5]\d\d$/.test(word)) || word.length > 40
