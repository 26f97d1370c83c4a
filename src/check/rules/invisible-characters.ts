import { nodesOfType } from '../nodes-of.ts'
import type { Fault, PageRule } from '../page-rule.ts'
import { behindMarks } from '../source-lines.ts'

/** Characters that reverse the direction of the text after them: a command may look different from what it runs. */
const turning = /[\u202A-\u202E\u2066-\u2069]/u

/** Spaces that markdown does not treat as spaces, and characters without width. */
const odd = String.raw`[\u00A0\u3000\u200B\u2060\uFEFF]`
const before = new RegExp(`^${odd}+\\s*(?:#{1,6}|:{3,}|\`{3,}|~{3,}|[-*+>|]|\\d+[.)]|@tab)`, 'u')
const behind = new RegExp(`^(?:#{1,6}|:{3,}|[-*+>]|\\d+[.)]|@tab)${odd}`, 'u')

/** Forbids invisible characters that change how text is read. */
export const invisibleCharacters: PageRule = {
  id: 'invisible',
  severity: 'error',
  ofPage: (open) => {
    const faults: Fault[] = []
    const code = codeLines(open)
    for (const [index, text] of open.source.entries()) {
      const line = index + 1
      const found = turning.exec(text)?.[0]
      if (found) faults.push({ line, kind: 'character-turning', values: { code: codeOf(found) } })
      const isText = line >= open.page.bodyLine && !code.has(line)
      const marked = behindMarks(text.replace(/^[ \t]+/, ''))
      const mark = isText
        ? (before.exec(marked) ?? behind.exec(marked) ?? before.exec(text) ?? behind.exec(text))
        : null
      const character = mark && new RegExp(odd, 'u').exec(mark[0])?.[0]
      if (character) faults.push({ line, kind: 'character-odd', values: { code: codeOf(character) } })
    }
    return faults
  },
}

const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Returns the lines of code, where nothing is parsed as markup. */
function codeLines(open: Parameters<PageRule['ofPage']>[0]): ReadonlySet<number> {
  const lines = new Set<number>()
  for (const node of [...nodesOfType(open.nodes, 'fence'), ...nodesOfType(open.nodes, 'code')]) {
    const { start, end } = node.position ?? {}
    for (let line = start?.line ?? 0; line <= (end?.line ?? -1); line += 1)
      lines.add(open.page.bodyLine + line - 1)
  }
  return lines
}
