import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state'

/** What a button inserts around the selected text, or around a sample if nothing is selected. */
export interface Construct {
  readonly before: string
  readonly after: string
  /** Whether it consists of whole lines, with an empty line above and below. */
  readonly isBlock: boolean
}

export const constructs = {
  tip: { before: '::: tip\n', after: '\n:::', isBlock: true },
  warning: { before: '::: warning\n', after: '\n:::', isBlock: true },
  tabs: { before: '::: tabs\n@tab Linux\n', after: '\n@tab Windows\n\n:::', isBlock: true },
  code: { before: '```bash\n', after: '\n```', isBlock: true },
  table: { before: '| ', after: ' |  |\n| --- | --- |\n|  |  |', isBlock: true },
  link: { before: '[', after: '](./README.md)', isBlock: false },
} as const satisfies Readonly<Record<string, Construct>>

export type ConstructName = keyof typeof constructs

/**
 * Returns the change that puts a construct around the selection, and selects what is inside of it. A block takes the lines of
 * the selection as a whole.
 *
 * @param word what is inside if nothing is selected
 */
export function insertConstruct(state: EditorState, construct: Construct, word: string): TransactionSpec {
  const { from, to } = construct.isBlock ? linesOf(state) : state.selection.main
  const inside = state.sliceDoc(from, to).trim() === '' ? word : state.sliceDoc(from, to)
  const above = construct.isBlock ? emptyLine(state.sliceDoc(Math.max(0, from - 2), from)) : ''
  const below = construct.isBlock ? emptyLine(state.sliceDoc(to, to + 2)) : ''
  const start = from + above.length + construct.before.length
  return {
    changes: { from, to, insert: `${above}${construct.before}${inside}${construct.after}${below}` },
    selection: EditorSelection.range(start, start + inside.length),
    scrollIntoView: true,
    userEvent: 'input.construct',
  }
}

function linesOf(state: EditorState): { readonly from: number; readonly to: number } {
  const { from, to } = state.selection.main
  return { from: state.doc.lineAt(from).from, to: state.doc.lineAt(to).to }
}

/** Returns the line break that is missing for an empty line. The start and the end of the text need none. */
const emptyLine = (neighbor: string) => (/^\n*$/.test(neighbor) ? '' : '\n')
