import { escapePattern } from '../../content/escape.ts'
import { isCjk } from './tokens.ts'

/** A text with its matches marked. Never HTML: the component that shows it creates elements. */
export type MarkedText = readonly { readonly text: string; readonly isMatch: boolean }[]

/** Returns a text without matches. */
export const unmarked = (text: string): MarkedText => (text === '' ? [] : [{ text, isMatch: false }])

/** Returns the plain text. */
export const withoutMarks = (marked: MarkedText): string => marked.map(({ text }) => text).join('')

/**
 * Marks words in a text, ignoring letter case. Adjacent matches are merged.
 *
 * @param words as in the index (`tokens.ts`)
 */
export function markWords(text: string, words: readonly string[]): MarkedText {
  const pattern = patternOf(words)
  if (!pattern) return unmarked(text)
  const marked: { text: string; isMatch: boolean }[] = []
  const add = (part: string, isMatch: boolean) => {
    const last = marked.at(-1)
    if (part === '') return
    if (last?.isMatch === isMatch) last.text += part
    else marked.push({ text: part, isMatch })
  }
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const start = Math.max(match.index, end)
    // Pairs of Chinese characters overlap, so the search continues inside a match.
    const stop = match.index + (match[1] ?? '').length
    if (stop <= end) continue
    add(text.slice(end, start), false)
    add(text.slice(start, stop), true)
    end = stop
  }
  add(text.slice(end), false)
  return marked
}

/** Returns the first position in a text where most of the words are close together; 0 if there is none. */
export function bestStart(text: string, words: readonly string[], length: number): number {
  const pattern = patternOf(words)
  if (!pattern) return 0
  const matches = [...text.matchAll(pattern)].map((match) => ({
    at: match.index,
    word: (match[1] ?? '').toLowerCase(),
  }))
  const inside = new Map<string, number>()
  const count = (word: string, more: number) => {
    const now = (inside.get(word) ?? 0) + more
    if (now > 0) inside.set(word, now)
    else inside.delete(word)
  }
  let best = { at: 0, worth: 0 }
  let next = 0
  for (const [index, { at, word: first }] of matches.entries()) {
    for (let match = matches[next]; match && match.at + match.word.length <= at + length; ) {
      count(match.word, 1)
      next += 1
      match = matches[next]
    }
    if (inside.size > best.worth) best = { at, worth: inside.size }
    if (index < next) count(first, -1)
    else next = index + 1
  }
  return best.at
}

/**
 * Returns an excerpt of a text around its best position, with the words marked. It starts and ends at a word,
 * with an ellipsis where text is left out.
 */
export function snippetOf(text: string, words: readonly string[], length: number): MarkedText {
  const flat = text
    .split(/[\n\t]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' · ')
  if (flat.length <= length) return markWords(flat, words)
  const before = Math.round(length / 5)
  const start = bestStart(flat, words, length - before)
  const from = wordStart(flat, Math.max(0, start - before))
  const piece = flat.slice(from, from + length)
  const cut =
    from + length < flat.length
      ? piece.replace(/[\p{L}\p{N}]{1,12}$/u, (word) => (isSpaced(word) ? '' : word))
      : piece
  return markWords(`${from > 0 ? '…' : ''}${cut.trim()}${from + length < flat.length ? '…' : ''}`, words)
}

const isSpaced = (word: string) => !isCjk(word)

function wordStart(text: string, start: number): number {
  if (start === 0) return 0
  const gap = /[\s·，。；：、,.;:]/.exec(text.slice(start, start + 24))
  return gap ? start + gap.index + 1 : start
}

/**
 * Maximum number of words searched for at once, and their maximum length: every position of the text is
 * compared with all of them.
 */
const mostMarked = 60
const longestMarked = 60

/** Returns whether a text has one of the words. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const pattern = patternOf(words)
  return pattern !== undefined && text.search(pattern) >= 0
}

/** The patterns of lists of words. An answer has one list for all its results. */
const patterns = new WeakMap<readonly string[], RegExp | undefined>()

function patternOf(words: readonly string[]): RegExp | undefined {
  if (!patterns.has(words)) patterns.set(words, newPattern(words))
  return patterns.get(words)
}

/** Builds a pattern with a lookahead, so that matches may overlap. Latin words match from their start only. */
function newPattern(words: readonly string[]): RegExp | undefined {
  const found = words
    .filter((word) => word !== '' && word.length <= longestMarked)
    .slice(0, mostMarked)
    .toSorted((one, other) => other.length - one.length)
  if (found.length === 0) return undefined
  const plain = found.map(escapePattern)
  const isLatin = (word: string) => /^[\p{Script=Latin}\p{N}]/u.test(word)
  const latin = plain.filter(isLatin)
  const others = plain.filter((word) => !isLatin(word))
  // The check for the start of a word comes once before all words, because it is slow.
  const started = latin.length > 0 ? [`(?<![\\p{Script=Latin}\\p{N}])(?:${latin.join('|')})`] : []
  return new RegExp(`(?=(${[...started, ...others].join('|')}))`, 'giu')
}
