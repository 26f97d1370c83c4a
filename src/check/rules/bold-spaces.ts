import type { TextEdit } from '../../content/issue.ts'
import { scriptOf } from '../../content/script.ts'
import { plainText } from '../../dialect/plain-text.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { OpenPage } from '../open-page.ts'
import type { PageRule } from '../page-rule.ts'
import { sourceLine } from '../source-lines.ts'

const han = /\p{Script=Han}/u

/** Requires a space between bold text and a Han character next to it, on Chinese pages. */
export const boldSpaces: PageRule = {
  id: 'bold-space',
  severity: 'warning',
  ofPage: (open) => {
    if (!scriptOf(open.page.textLocale)?.startsWith('Han')) return []
    return nodesOfType(open.nodes, 'strong').flatMap((node) => {
      const line = open.lineOf(node)
      const { before, after } = missingSpaces(open, line, node.position)
      if (before + after === '') return []
      return [
        {
          line,
          kind: 'bold-space' as const,
          values: { text: plainText(node) },
          edit: editOf(open, line, node.position, { before, after }),
        },
      ]
    })
  },
}

type Position = Parameters<OpenPage['lineOf']>[0]['position']

/** A space where one is missing, and nothing elsewhere. */
interface Spaces {
  readonly before: string
  readonly after: string
}

/** Returns the spaces that are missing, because the character there is Han. The lines of the file have index 0. */
function missingSpaces({ source }: OpenPage, line: number, position: Position): Spaces {
  if (!position) return { before: '', after: '' }
  const { start, end } = position
  const before = source[line - 1]?.charAt(start.column - 2) ?? ''
  const after = source[line - 1 + end.line - start.line]?.charAt(end.column - 1) ?? ''
  return { before: han.test(before) ? ' ' : '', after: han.test(after) ? ' ' : '' }
}

/** Returns the edit that adds the spaces; `undefined` if the text has several lines. */
function editOf(
  open: OpenPage,
  line: number,
  position: Position,
  { before, after }: Spaces,
): TextEdit | undefined {
  if (!position || position.start.line !== position.end.line) return undefined
  const { column } = position.start
  const from = sourceLine(open, line).slice(column - 1, position.end.column - 1)
  return { line, column, from, to: before + from + after }
}
