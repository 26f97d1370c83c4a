import { codeLines } from '../dialect/fence/code-lines.ts'
import { textOf } from '../prepare/text-of.ts'
import { type BlockElement, optionOf } from './blocks/block.ts'
import type { CodeLine } from './blocks/code/code-line.ts'

/** Returns the lines of a code block with their marks. */
export function markedLines(element: BlockElement): readonly CodeLine[] {
  return codeLines(textOf(element), optionOf(element, 'dataLanguage'), optionOf(element, 'dataLines'))
}
