import { highlightedLines } from './fence-info.ts'
import { readLineMarks } from './line-marks.ts'

/** A line of a code block and its marks: `highlighted`, `added`, `focused`, and so on. */
export interface ShownLine {
  readonly text: string
  readonly marks: readonly string[]
}

/**
 * Splits a code block into lines and extracts the marks.
 *
 * @param highlighted the block's own list (`1,3-5`); none if absent
 */
export function codeLines(
  content: string,
  language: string | undefined,
  highlighted = '',
): readonly ShownLine[] {
  const source = content.replace(/\n$/, '')
  // A page about markdown shows the marks themselves.
  const isMarkdown = language === 'md' || language === 'markdown'
  const lines: readonly ShownLine[] = isMarkdown
    ? source.split('\n').map((text) => ({ text, marks: [] }))
    : readLineMarks(source, language)
  const chosen = new Set(highlightedLines(highlighted, lines.length))
  return lines.map(({ text, marks }, index) => {
    const isHighlighted = chosen.has(index + 1) && !marks.includes('highlighted')
    return { text, marks: isHighlighted ? [...marks, 'highlighted'] : marks }
  })
}
