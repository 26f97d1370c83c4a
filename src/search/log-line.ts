import { normalised } from '../content/normalised.ts'
import { queryWords } from './tokens.ts'

/* A line of a log says what happened, and where, when and to whom it happened. Only the first is in the documentation. */

const noise: readonly RegExp[] = [
  // Addresses of the web and of hosts, with what follows them.
  /\b[a-z][a-z0-9+.-]*:\/\/\S+/g,
  /\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?\b/g,
  // Dates and times.
  /\b\d{4}[-/]\d{2}[-/]\d{2}(?:[ t]\d{2}:\d{2}(?::\d{2})?(?:[.,]\d+)?(?:z|[+-]\d{2}:?\d{2})?)?/g,
  /\b\d{2}:\d{2}:\d{2}(?:[.,]\d+)?/g,
  // Paths of a disk, and places in a program.
  /(?:[a-z]:)?(?:[\\/][\w.@~+-]+){2,}(?::\d+)*/g,
  /\b[\w-]+\.(?:go|js|ts|py|java|rs|c|h):\d+\b/g,
  // Identifiers of things: hexadecimal, UUIDs, tokens.
  /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
  /\b0x[0-9a-f]+\b/g,
  /\b(?=\w*\d)[\w-]{20,}\b/g,
  // Colours of a terminal, levels, ids of goroutines.
  /\[\d+(?:;\d+)*m/g,
  /\b(?:info|warn|warning|erro|error|debug|fatal|trace|panic)(?=\[|\b:?\s*\[)/g,
]

/** Words that every line of a log and half of all sentences have. */
const common = new Set(
  'a an and are as at be by can could did do does error failed failure for from get got has have in info is it its msg no not of on or the this time to up warn was when while with you your level'.split(
    ' ',
  ),
)

/** At most so many: the rest of a stack trace adds nothing but time. */
const most = 24

/**
 * The words of a pasted line that may stand in a page, without paths, numbers, times and tokens. What the line is about weighs by how
 * rare it is, which the index knows. Where nothing but noise was pasted, its words as they are.
 */
export function logWords(line: string): readonly string[] {
  const clean = noise.reduce((text, pattern) => text.replace(pattern, ' '), normalised(line))
  const { words, wholes } = queryWords(clean)
  const telling = [...wholes, ...words].filter((word) => !common.has(word) && !isMeaningless(word))
  return (telling.length > 0 ? telling : queryWords(line).words).slice(0, most)
}

/** Status codes are telling (403, 429), other numbers are not; neither are single letters. */
const isMeaningless = (word: string) =>
  /^[a-z0-9]$/.test(word) || (/^\d+$/.test(word) && !/^[1-5]\d\d$/.test(word)) || word.length > 40
