import { ownTexts } from '../preview/shown-blocks.ts'
import { type SelectedSentences, sentencesAt } from './correct-passage.ts'

/** Returns the sentences of a block of the page that a selection touches; all of them if it started elsewhere. */
export function sentencesOf(
  element: Element,
  { startContainer, startOffset, endContainer, endOffset }: StaticRange,
  lang: string,
): SelectedSentences {
  const texts = ownTexts(element)
  const offsetOf = (node: Node, offset: number) => {
    const index = texts.indexOf(node as Text)
    const above = texts.slice(0, Math.max(0, index))
    return index < 0 ? undefined : above.reduce((sum, { length }) => sum + length, offset)
  }
  const text = texts.map(({ data }) => data).join('')
  const start = offsetOf(startContainer, startOffset) ?? 0
  return sentencesAt(text, start, offsetOf(endContainer, endOffset) ?? text.length, lang)
}
