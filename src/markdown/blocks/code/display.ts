import { foldAbove, foldedLines, numberedFrom } from '../../../config/code.ts'
import { type BlockElement, optionOf } from '../block.ts'
import { isPlain, isShell } from './languages.ts'

/**
 * Returns the number of visible lines of a folded block; `undefined` for a block that never folds. Authors
 * can override it (Spec D4).
 */
export function foldOf(element: BlockElement, lines: number): number | undefined {
  const wish = optionOf(element, 'dataCollapsedLines')
  if (wish === 'off') return undefined
  const number = Number(wish)
  const shown = Number.isInteger(number) && number > 0 ? number : foldedLines
  const isLong = wish === undefined ? lines > foldAbove : lines > shown
  return isLong ? shown : undefined
}

/** Returns the first line's number; `undefined` for a block without numbers. By default, longer source has them. */
export function numbersOf(element: BlockElement, lines: number): number | undefined {
  const wish = optionOf(element, 'dataLineNumbers')
  if (wish === 'off') return undefined
  if (wish !== undefined) return Number.isInteger(Number(wish)) ? Number(wish) : 1
  const language = optionOf(element, 'dataLanguage')
  const isSource = language !== undefined && !isPlain(language) && !isShell(language)
  return isSource && lines >= numberedFrom ? 1 : undefined
}
