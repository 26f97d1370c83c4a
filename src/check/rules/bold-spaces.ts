import { scriptOf } from '../../content/script.ts'
import { plainText } from '../../dialect/plain-text.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { OpenPage } from '../open-page.ts'
import type { PageRule } from '../page-rule.ts'

const han = /\p{Script=Han}/u

/** Requires a space between bold text and a Han character next to it, on Chinese pages. */
export const boldSpaces: PageRule = {
  id: 'bold-space',
  severity: 'warning',
  ofPage: (open) => {
    if (!scriptOf(open.page.textLocale)?.startsWith('Han')) return []
    return nodesOfType(open.nodes, 'strong')
      .filter((node) => touches(open, open.lineOf(node), node.position))
      .map((node) => ({
        line: open.lineOf(node),
        kind: 'bold-space' as const,
        values: { text: plainText(node) },
      }))
  },
}

type Position = Parameters<OpenPage['lineOf']>[0]['position']

/** Returns whether the character before or after a node is Han. The lines of the file have index 0. */
function touches({ source }: OpenPage, line: number, position: Position): boolean {
  if (!position) return false
  const { start, end } = position
  const before = source[line - 1]?.charAt(start.column - 2) ?? ''
  const after = source[line - 1 + end.line - start.line]?.charAt(end.column - 1) ?? ''
  return han.test(before) || han.test(after)
}
