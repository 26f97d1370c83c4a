import { isolateHistory } from '@codemirror/commands'
import { syntaxTree } from '@codemirror/language'
import type { EditorState, Extension, TransactionSpec } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { pastedTable } from './pasted-table.ts'

/** What is pasted in these places stays as it is. */
const verbatim: ReadonlySet<string> = new Set([
  'FrontMatter',
  'FencedCode',
  'CodeBlock',
  'InlineCode',
  'HTMLBlock',
  'CommentBlock',
])

/**
 * Pastes a copied table as Markdown. Everything else is pasted as usual. One undo removes the table.
 *
 * @param said announced to screen readers
 */
export const pastesTables = (said: string): Extension =>
  EditorView.domEventHandlers({
    paste: ({ clipboardData }, view) => {
      if (!clipboardData || isVerbatim(view.state)) return false
      const table = pastedTable({
        html: clipboardData.getData('text/html'),
        text: clipboardData.getData('text/plain'),
      })
      if (table === undefined) return false
      view.dispatch(insertedTable(view.state, table), { effects: EditorView.announce.of(said) })
      return true
    },
  })

function isVerbatim(state: EditorState): boolean {
  const { from } = state.selection.main
  for (let node = syntaxTree(state).resolveInner(from, -1); node.parent; node = node.parent)
    if (verbatim.has(node.name)) return true
  return false
}

/** Returns the change that puts a table in the place of the selection, with an empty line above and below. */
function insertedTable(state: EditorState, table: string): TransactionSpec {
  const { from, to } = state.selection.main
  const above = missingBreaks(state.sliceDoc(Math.max(0, from - 2), from))
  const below = missingBreaks([...state.sliceDoc(to, to + 2)].toReversed().join(''))
  return {
    changes: { from, to, insert: above + table + below },
    selection: { anchor: from + above.length + table.length },
    scrollIntoView: true,
    userEvent: 'input.paste',
    annotations: isolateHistory.of('full'),
  }
}

/** Returns the line breaks that are missing for an empty line. The start and the end of the text need none. */
function missingBreaks(neighbor: string): string {
  if (neighbor === '') return ''
  if (!neighbor.endsWith('\n')) return '\n\n'
  return neighbor === '\n' || neighbor === '\n\n' ? '' : '\n'
}
