import { syntaxTree } from '@codemirror/language'
import type { EditorState, TransactionSpec } from '@codemirror/state'

/** Returns the change that puts an image in the place of the selection, or below the front matter if the caret is in it. */
export function insertedImage(state: EditorState, image: string): TransactionSpec {
  const first = syntaxTree(state).topNode.firstChild
  const end = first?.name === 'FrontMatter' ? first.to : -1
  if (state.selection.main.from > end)
    return { ...state.replaceSelection(image), scrollIntoView: true, userEvent: 'input.image' }
  const insert = `\n\n${image}`
  return {
    changes: { from: end, insert },
    selection: { anchor: end + insert.length },
    scrollIntoView: true,
    userEvent: 'input.image',
  }
}
