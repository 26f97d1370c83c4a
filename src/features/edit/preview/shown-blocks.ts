import { lettersOf, type SourceBlock } from './source-blocks.ts'

const blocks = 'h1, h2, h3, h4, h5, h6, p, li, td, th, dt, dd, pre, figcaption, summary'

/** A position in a draft: a block, and words in it. */
export interface SourcePosition {
  readonly block: SourceBlock
  /** What follows the clicked point, up to the end of its text. Empty if it is not known. */
  readonly words: string
  /** How often the same words are before it in the block. */
  readonly before: number
}

/** Returns where the clicked text is in the draft. */
export function clickedPosition(
  page: Element,
  source: readonly SourceBlock[],
  { target, clientX, clientY }: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>,
): SourcePosition | undefined {
  const element = target instanceof Element ? target.closest(blocks) : null
  if (!element || !page.contains(element)) return undefined
  const block = blockOfElement(page, source, element)
  return block && { block, ...wordsAt(element, clientX, clientY) }
}

/** Returns the block that an element of the page shows. */
export function blockOfElement(
  page: Element,
  source: readonly SourceBlock[],
  element: Element,
): SourceBlock | undefined {
  const letters = ownLetters(element)
  return source.filter((one) => one.letters === letters)[shownBlocks(page, letters).indexOf(element)]
}

/** Returns the block at a line, or above it; the first one in the lines above all. */
export const blockAtLine = (source: readonly SourceBlock[], line: number): SourceBlock | undefined =>
  source.findLast(({ start }) => start.line <= line) ?? source[0]

/** Returns the element of a block. `undefined` if the page doesn't show it, such as a moment after it was typed. */
export function elementOfBlock(
  page: Element,
  source: readonly SourceBlock[],
  { letters, start }: SourceBlock,
): Element | undefined {
  const same = source.filter((one) => one.letters === letters)
  return shownBlocks(page, letters)[same.findIndex((one) => one.start === start)]
}

const shownBlocks = (page: Element, letters: string) =>
  [...page.querySelectorAll(blocks)].filter((element) => ownLetters(element) === letters)

/** Returns the letters of an element without those of the blocks inside of it. */
const ownLetters = (element: Element) =>
  lettersOf(
    ownTexts(element)
      .map(({ data }) => data)
      .join(''),
  )

/** Returns the texts of an element without those of the blocks inside of it. */
export function ownTexts(element: Element): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    if (text.parentElement?.closest(blocks) === element) texts.push(text)
  }
  return texts
}

/** Characters of the words by which a point in a block is found in its source. */
const longestWords = 12

function wordsAt(element: Element, x: number, y: number): Pick<SourcePosition, 'words' | 'before'> {
  const point = document.caretPositionFromPoint?.(x, y)
  const texts = ownTexts(element)
  const index = texts.indexOf(point?.offsetNode as Text)
  if (!point || index < 0) return { words: '', before: 0 }
  const { data } = texts[index] as Text
  const words = data.slice(point.offset, point.offset + longestWords)
  const above =
    texts
      .slice(0, index)
      .map((text) => text.data)
      .join('') + data.slice(0, point.offset)
  return { words, before: words === '' ? 0 : above.split(words).length - 1 }
}
