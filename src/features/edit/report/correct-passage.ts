/**
 * Returns a Markdown text with a correction that was made in the words of the page, without marks. Everything around the changed
 * words stays as it is.
 *
 * @param source the Markdown of the block with the passage
 * @param passage its words on the page
 * @param corrected what they should be
 * @returns `undefined` if the changed words are not clearly found, such as words with marks between them
 */
export function correctPassage(source: string, passage: string, corrected: string): string | undefined {
  const before = piecesOf(passage)
  const after = piecesOf(corrected.replaceAll(/\s+/g, ' ').trim())
  let start = 0
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1
  let end = 0
  const most = Math.min(before.length, after.length) - start
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const words = escaped(after.slice(start, after.length - end).join(''))
  // Words around the changed ones tell them from the same words elsewhere in the block.
  for (let room = 0; room <= before.length; room += 1) {
    const from = Math.max(0, start - room)
    const to = Math.min(before.length, before.length - end + room)
    const [left, changed, right] = [
      before.slice(from, start).join(''),
      before.slice(start, before.length - end).join(''),
      before.slice(before.length - end, to).join(''),
    ]
    const pieces = left + changed + right === '' ? [] : source.split(left + changed + right)
    if (pieces.length === 2) return `${pieces[0]}${left}${words}${right}${pieces[1]}`
    if (pieces.length === 1 && changed !== '') return undefined
  }
  return undefined
}

/** Returns words, and what is between them. A Chinese character counts as a word. */
const piecesOf = (text: string): readonly string[] =>
  text.match(/\p{Script=Han}|[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? []

/** Returns words that Markdown reads as they are. */
const escaped = (words: string) => words.replaceAll(/[\\`*_[\]<>|~]/g, '\\$&')

/** Sentences in one string, and where the selection is in it. */
export interface SelectedSentences {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Returns the sentences of a text that a selection touches. */
export function sentencesAt(text: string, start: number, end: number, lang: string): SelectedSentences {
  const segments = [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)]
  const touched = segments.filter(
    ({ index, segment }) => index < Math.max(end, start + 1) && index + segment.length > start,
  )
  const all = touched.map(({ segment }) => segment).join('')
  const sentences = all.trim()
  const first = (touched[0]?.index ?? 0) + all.length - all.trimStart().length
  const within = (offset: number) => Math.min(Math.max(offset - first, 0), sentences.length)
  return { text: sentences, start: within(start), end: within(end) }
}
