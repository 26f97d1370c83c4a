import { wellFormed } from '../content/well-formed.ts'

// The order of the steps must not change: existing links to such sites were created with the same steps.
const combiningMarks = /[\u0300-\u036f]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this expression is for
const controlCharacters = /[\u0000-\u001f]/g
const specialCharacters = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g
const repeatedHyphens = /-{2,}/g
const outerHyphens = /^-|-$/g
const leadingDigit = /^(\d)/

// The ID of a heading whose text gives no slug.
const nameless = 'section'

/**
 * Returns the ID for a heading's text: `1. Install` → `_1-install`, `config.json` → `config-json`, `云盘类型` →
 * itself. The rules are those of `@mdit-vue/shared`, so links to pages written for such an engine keep
 * working.
 *
 * @returns an empty string if the text has no usable characters (only punctuation, only an image)
 */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(combiningMarks, '')
    .replace(controlCharacters, '')
    .replace(specialCharacters, '-')
    .replace(repeatedHyphens, '-')
    .replace(outerHyphens, '')
    .replace(leadingDigit, '_$1')
    .toLowerCase()
}

// An element with an ID becomes a property of `window` unless that property exists. These are the
// application's own elements, and the names that scripts use to detect their environment (`typeof module`,
// `typeof process`).
const reserved = new Set(['root', 'app', 'module', 'exports', 'require', 'process', 'global', 'define'])

// IDs of the application (`app--`), of its components (React's `useId`), and of the search dialog, and names
// such as `__proto__`.
const reservedStarts = ['app--', '_r_', 'docsearch-', '__']

/**
 * Returns whether no part of a page may have this ID: the application's own IDs (`root`, `app`, and all that
 * start with `app--`, which no heading's text can produce), those of its packages, and names that scripts
 * look up in the global scope. Ignores letter case.
 */
export function isReservedId(id: string): boolean {
  const folded = id.toLowerCase()
  return reserved.has(folded) || reservedStarts.some((start) => folded.startsWith(start))
}

/** Assigns unique IDs to the headings of one document. */
export type Slugger = {
  /** Returns the ID for a heading without its own ID. Repeated texts get `-1`, `-2` …, reserved ones the prefix `page-`. */
  fromText(text: string): string
  /** Returns the ID that an author wrote. If it is written twice, the second gets `-1`. */
  fromAuthor(id: string): string
}

/**
 * Creates a slugger for one document.
 *
 * @param authored every ID written by the document's authors, so that an earlier heading does not use one
 */
export function createSlugger(authored: Iterable<string>): Slugger {
  const authoredIds = new Set(authored)
  const taken = new Set<string>()
  const nextNumber = new Map<string, number>()

  const unique = (wanted: string, isFree: (id: string) => boolean): string => {
    const text = wellFormed(wanted)
    const base = isReservedId(text) ? `page-${text}` : text
    let id = base
    let number = nextNumber.get(base) ?? 1
    while (!isFree(id)) {
      id = `${base}-${number}`
      number += 1
    }
    if (id !== base) nextNumber.set(base, number)
    taken.add(id)
    return id
  }

  return {
    fromText: (text) => unique(slugify(text) || nameless, (id) => !(taken.has(id) || authoredIds.has(id))),
    fromAuthor: (id) => unique(id, (candidate) => !taken.has(candidate)),
  }
}
