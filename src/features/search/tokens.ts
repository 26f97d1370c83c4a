import { longestQuery } from '../../config/search.ts'
import { normalised } from '../../content/normalised.ts'

/*
 * Words of texts and queries. Both are split in the same way, so that text can be found as it is typed:
 * Chinese and Japanese in pairs of characters (挂载路径 → 挂载, 载路, 路径), Latin text in words, identifiers as a whole
 * and in words.
 */

/** Characters of languages that write no spaces between words. ー belongs to no script. */
const cjkRun = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
const cjk = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const cjkSplit = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+)/u
/** Letters and digits joined by the characters used in identifiers, paths, and versions. */
const joined = /[\p{L}\p{N}]+(?:[_./:@+-]+[\p{L}\p{N}]+)*/gu
const plainWord = /[\p{L}\p{N}]+/gu
const joint = /[_./:@+-]/
/** The words inside a name such as OneDrive or refreshToken. */
const hump = /(?<!\p{Ll})\p{Lu}?\p{Ll}{2,}(?=\p{Lu})|(?<=\p{Ll})\p{Lu}\p{Ll}{2,}/gu

/** Returns every word of a text, as often as it occurs. */
export function textWords(text: string): string[] {
  const plain = normalised(text)
  const latin = latinWords(plain)
  const words = [...latin.words, ...latin.wholes, ...(text.match(hump) ?? []).map(normalised)]
  if (!isCjk(plain)) return words
  for (const run of plain.match(cjkRun) ?? []) {
    // The last character is also added alone, so that every single character is the prefix of some word.
    for (const pair of pairsOf(run)) words.push(pair)
    words.push(...[...run].slice(-1))
  }
  return words
}

/** The words of a query, without duplicates. */
export interface QueryWords {
  /** Words that are all required. */
  readonly words: readonly string[]
  /** Identifiers and paths as typed. A page that contains one as a whole ranks higher. */
  readonly wholes: readonly string[]
}

export function queryWords(query: string): QueryWords {
  const plain = normalised(query)
  const latin = latinWords(plain)
  const pairs = (plain.match(cjkRun) ?? []).flatMap((run) => (run.length > 1 ? pairsOf(run) : [run]))
  return { words: [...new Set([...pairs, ...latin.words])], wholes: [...new Set(latin.wholes)] }
}

/**
 * Returns the words of a query in their order. Chinese and Japanese are separated with the given words, then with the browser's
 * dictionary, which knows few technical terms: neighbors that it doesn't know are taken as pairs.
 *
 * @param known words to separate at, such as those of the table of synonyms
 * @param isEmpty whether a word says nothing about the subject; what is beside it is not joined
 */
export function segmentsOf(
  query: string,
  known: readonly string[] = [],
  isEmpty: (word: string) => boolean = () => false,
): readonly string[] {
  const parts = normalised(query.slice(0, longestQuery)).split(cjkSplit)
  const words = parts.flatMap((part) =>
    isCjk(part) ? cjkSegments(part, known, isEmpty) : latinWords(part).words,
  )
  return [...new Set(words)]
}

const { Segmenter } = Intl as { readonly Segmenter?: typeof Intl.Segmenter }
const segmenter = Segmenter && new Segmenter('zh', { granularity: 'word' })

function cjkSegments(
  run: string,
  known: readonly string[],
  isEmpty: (word: string) => boolean,
): readonly string[] {
  const own = known.filter((word) => run.includes(word)).toSorted((one, other) => other.length - one.length)
  const [word] = own
  if (word !== undefined) {
    const at = run.indexOf(word)
    const around = [run.slice(0, at), run.slice(at + word.length)]
    const [before = [], after = []] = around.map((part) =>
      part === '' ? [] : cjkSegments(part, own, isEmpty),
    )
    return [...before, word, ...after]
  }
  if (!segmenter || run.length < 2) return [run]
  const words: string[] = []
  let singles = ''
  const take = () => {
    if (singles !== '') words.push(...(singles.length > 1 ? pairsOf(singles) : [singles]))
    singles = ''
  }
  for (const { segment } of segmenter.segment(run)) {
    if (segment.length === 1 && !isEmpty(segment)) singles += segment
    else {
      take()
      words.push(segment)
    }
  }
  take()
  return words
}

function latinWords(plain: string): QueryWords {
  const words: string[] = []
  const wholes: string[] = []
  for (const whole of (isCjk(plain) ? plain.replace(cjkRun, ' ') : plain).match(joined) ?? []) {
    if (joint.test(whole)) {
      words.push(...(whole.match(plainWord) ?? []))
      wholes.push(whole)
    } else words.push(whole)
  }
  return { words, wholes }
}

function pairsOf(run: string): readonly string[] {
  const characters = [...run]
  return characters.slice(0, -1).map((character, at) => character + characters[at + 1])
}

/** Returns whether a word is written in Chinese or Japanese characters. */
export const isCjk = (word: string): boolean => cjk.test(word)
