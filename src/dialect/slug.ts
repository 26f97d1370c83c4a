// The order of the steps is the contract: existing links into such sites were made by the same steps.
const combiningMarks = /[\u0300-\u036f]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this expression is for
const controlCharacters = /[\u0000-\u001f]/g
const specialCharacters = /[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g
const repeatedHyphens = /-{2,}/g
const outerHyphens = /^-|-$/g
const leadingDigit = /^(\d)/

// The id of a heading whose text gives no slug.
const nameless = 'section'

/**
 * The id that a heading's text gives: `1. Install` → `_1-install`, `config.json` → `config-json`, `云盘类型` → itself.
 * The rules are those of `@mdit-vue/shared`, so links into pages written for such an engine keep working.
 *
 * @returns an empty string when the text has nothing an id can be made of (only punctuation, only an image)
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

// An element with an id becomes a property of `window` where no other property of that name exists: these are the
// application's own elements and the names by which scripts ask where they run (`typeof module`, `typeof process`).
const reserved = new Set(['root', 'app', 'module', 'exports', 'require', 'process', 'global', 'define'])

/**
 * Whether no part of a page may carry this id: the application's own ids (`root`, `app`, all that begin with `app--`, which no
 * heading's text can give) and names that scripts look up in the global scope. Letter case does not matter.
 */
export function isReservedId(id: string): boolean {
  const folded = id.toLowerCase()
  return reserved.has(folded) || folded.startsWith('app--') || folded.startsWith('__')
}

/** Gives every heading of one document an id that nothing else in it has. */
export type Slugger = {
  /** The id for a heading without one of its own; repeated texts get `-1`, `-2` …, reserved ones `page-` in front. */
  fromText(text: string): string
  /** The id that an author wrote; written twice, the second gets `-1`. */
  fromAuthor(id: string): string
}

/**
 * A slugger for one document.
 *
 * @param authored every id that the document's authors wrote, so that a heading that comes earlier does not take one
 */
export function createSlugger(authored: Iterable<string>): Slugger {
  const kept = new Set(authored)
  const taken = new Set<string>()
  const nextNumber = new Map<string, number>()

  const unique = (wanted: string, isFree: (id: string) => boolean): string => {
    const base = isReservedId(wanted) ? `page-${wanted}` : wanted
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
    fromText: (text) => unique(slugify(text) || nameless, (id) => !(taken.has(id) || kept.has(id))),
    fromAuthor: (id) => unique(id, (candidate) => !taken.has(candidate)),
  }
}
