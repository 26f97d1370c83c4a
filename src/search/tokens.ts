import { normalised } from '../content/normalised.ts'

/*
 * Words of texts and of queries. Both sides are cut alike, so that whatever stands in a page can be found as it is typed:
 * Chinese by pairs of characters (挂载路径 → 挂载, 载路, 路径), Latin by words, identifiers whole and in their words.
 */

const hanRun = /\p{Script=Han}+/gu
/** Letters and digits, joined by the signs that identifiers, paths and versions are made of. */
const joined = /[\p{L}\p{N}]+(?:[_./:@+-]+[\p{L}\p{N}]+)*/gu
const plainWord = /[\p{L}\p{N}]+/gu
const joint = /[_./:@+-]/
/** The words inside a name such as OneDrive or refreshToken. */
const hump = /\p{Lu}?\p{Ll}{2,}(?=\p{Lu})|(?<=\p{Ll})\p{Lu}\p{Ll}{2,}/gu

/** Every word of a text, repeated as often as it stands there. */
export function textWords(text: string): string[] {
  const plain = normalised(text)
  const latin = latinWords(plain)
  const words = [...latin.words, ...latin.wholes, ...(text.match(hump) ?? []).map(normalised)]
  if (!isHan(plain)) return words
  for (const run of plain.match(hanRun) ?? []) {
    // The last character alone too: then a single character is the beginning of some word wherever it stands.
    for (const pair of pairsOf(run)) words.push(pair)
    words.push(...[...run].slice(-1))
  }
  return words
}

/** What a query asks for; nothing twice. */
export interface QueryWords {
  /** All of these have to be there. */
  readonly words: readonly string[]
  /** Identifiers and paths as they were typed: a page that has one whole is the better answer. */
  readonly wholes: readonly string[]
}

export function queryWords(query: string): QueryWords {
  const plain = normalised(query)
  const latin = latinWords(plain)
  const han = (plain.match(hanRun) ?? []).flatMap((run) => (run.length > 1 ? pairsOf(run) : [run]))
  return { words: [...new Set([...han, ...latin.words])], wholes: [...new Set(latin.wholes)] }
}

/**
 * The same, with pairs only inside of Chinese words: 忘记密码 then asks for 忘记 and 密码 wherever they stand, not for 记密. For queries
 * that find nothing as they are; a browser that cannot tell words apart leaves it at that.
 */
export function queryWordsApart(query: string): QueryWords {
  const { Segmenter } = Intl as { readonly Segmenter?: typeof Intl.Segmenter }
  if (!Segmenter) return queryWords(query)
  const segments = new Segmenter('zh', { granularity: 'word' }).segment(normalised(query))
  const apart = [...segments].map(({ segment }) => (isHan(segment) ? ` ${segment} ` : segment)).join('')
  return queryWords(apart)
}

function latinWords(plain: string): QueryWords {
  const words: string[] = []
  const wholes: string[] = []
  for (const whole of (isHan(plain) ? plain.replace(hanRun, ' ') : plain).match(joined) ?? []) {
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

/** Whether a word is written in Chinese characters. */
export const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word)
