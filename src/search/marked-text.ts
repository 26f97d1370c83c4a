/** A text with the places that matched. Never HTML: who shows it makes elements of it. */
export type MarkedText = readonly { readonly text: string; readonly isMatch: boolean }[]

/** A text without matches. */
export const unmarked = (text: string): MarkedText => (text === '' ? [] : [{ text, isMatch: false }])

/** The text alone. */
export const textOf = (marked: MarkedText): string => marked.map(({ text }) => text).join('')

/**
 * Marks words in a text, whatever their letter case; neighbouring matches become one.
 *
 * @param words as the index knows them (`tokens.ts`)
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
    // Pairs of Chinese characters overlap: the search goes on inside a match.
    const stop = match.index + (match[1] ?? '').length
    if (stop <= end) continue
    add(text.slice(end, start), false)
    add(text.slice(start, stop), true)
    end = stop
  }
  add(text.slice(end), false)
  return marked
}

/** The first place of a text where most of the words stand close together; 0 where none does. */
export function bestPlace(text: string, words: readonly string[], length: number): number {
  const pattern = patternOf(words)
  if (!pattern) return 0
  const places = [...text.matchAll(pattern)].map((match) => ({
    at: match.index,
    word: (match[1] ?? '').toLowerCase(),
  }))
  let best = { at: 0, worth: 0 }
  for (const [index, { at }] of places.entries()) {
    const near = places
      .slice(index, index + 40)
      .filter((place) => place.at + place.word.length <= at + length)
    const worth = new Set(near.map(({ word }) => word)).size
    if (worth > best.worth) best = { at, worth }
  }
  return best.at
}

/** A piece of a text around its best place, with the words marked. It begins and ends at a word, with an ellipsis where something is left out. */
export function snippetOf(text: string, words: readonly string[], length: number): MarkedText {
  const flat = text.replace(/\s*\n\s*/g, ' · ')
  if (flat.length <= length) return markWords(flat, words)
  const before = Math.round(length / 5)
  const place = bestPlace(flat, words, length - before)
  const from = wordStart(flat, Math.max(0, place - before))
  const piece = flat.slice(from, from + length)
  const cut =
    from + length < flat.length
      ? piece.replace(/[\p{L}\p{N}]{1,12}$/u, (word) => (isSpaced(word) ? '' : word))
      : piece
  return markWords(`${from > 0 ? '…' : ''}${cut.trim()}${from + length < flat.length ? '…' : ''}`, words)
}

const isSpaced = (word: string) => !/\p{Script=Han}/u.test(word)

function wordStart(text: string, place: number): number {
  if (place === 0) return 0
  const gap = /[\s·，。；：、,.;:]/.exec(text.slice(place, place + 24))
  return gap ? place + gap.index + 1 : place
}

/** Lookahead, so that matches may overlap; Latin words match from their beginning only. */
function patternOf(words: readonly string[]): RegExp | undefined {
  const found = words.filter((word) => word !== '').toSorted((one, other) => other.length - one.length)
  if (found.length === 0) return undefined
  const forms = found.map((word) => {
    const plain = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    return /^[\p{Script=Latin}\p{N}]/u.test(word) ? `(?<![\\p{Script=Latin}\\p{N}])${plain}` : plain
  })
  return new RegExp(`(?=(${forms.join('|')}))`, 'giu')
}
