import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state'

/** What a button inserts around the selected text, or around a sample if nothing is selected. */
export interface Construct {
  readonly before: string
  readonly after: string
  /** Whether it consists of whole lines, with an empty line above and below. */
  readonly isBlock: boolean
  /** What each line inside of it begins with. */
  readonly line?: string
}

const box = (name: string): Construct => ({ before: `::: ${name}\n`, after: '\n:::', isBlock: true })
const lines = (line: string): Construct => ({ before: '', after: '', isBlock: true, line })
const around = (before: string, after = before): Construct => ({ before, after, isBlock: false })

export const constructs = {
  tip: box('tip'),
  warning: box('warning'),
  tabs: { before: '::: tabs\n@tab Linux\n', after: '\n@tab Windows\n\n:::', isBlock: true },
  code: { before: '```bash\n', after: '\n```', isBlock: true },
  table: { before: '| ', after: ' |  |\n| --- | --- |\n|  |  |', isBlock: true },
  link: { before: '[', after: '](./README.md)', isBlock: false },
} as const satisfies Readonly<Record<string, Construct>>

/** Those that are needed less often, in the order of the page about Markdown. */
export const moreConstructs = {
  heading: { before: '## ', after: '', isBlock: true },
  bold: around('**'),
  italic: around('*'),
  inlineCode: around('`'),
  mark: around('=='),
  list: lines('- '),
  steps: lines('1. '),
  tasks: lines('- [ ] '),
  quote: lines('> '),
  footnote: { before: '', after: '[^1]\n\n[^1]: …', isBlock: true },
  info: box('info'),
  note: box('note'),
  important: box('important'),
  caution: box('caution'),
  danger: box('danger'),
  details: box('details'),
  codeTabs: {
    before: '::: code-tabs\n@tab Linux\n\n```bash\n',
    after: '\n```\n\n@tab Windows\n\n```powershell\n\n```\n\n:::',
    isBlock: true,
  },
  formula: { before: '$$\n', after: '\n$$', isBlock: true },
  diagram: { before: '```mermaid\nflowchart LR\n  A[', after: '] --> B[…]\n```', isBlock: true },
  badge: around('<Badge text="', '" />'),
  cards: {
    before: '::: cards\n\n<Card title="',
    after: '" desc="…" link="./README.md" />\n\n:::',
    isBlock: true,
  },
  download: { before: '<Download href="/', after: '" />', isBlock: true },
  video: { before: '<VideoPlayer src="/media/', after: '.mp4" />', isBlock: true },
  include: { before: '<!-- @include: ./_parts/', after: '.md -->', isBlock: true },
} as const satisfies Readonly<Record<string, Construct>>

export type ConstructName = keyof typeof constructs
export type MoreConstructName = keyof typeof moreConstructs

/**
 * Returns the change that puts a construct around the selection, and selects what is inside of it. A block takes the lines of
 * the selection as a whole.
 *
 * @param word what is inside if nothing is selected
 */
export function insertConstruct(state: EditorState, construct: Construct, word: string): TransactionSpec {
  const { from, to } = construct.isBlock ? linesOf(state) : state.selection.main
  const given = state.sliceDoc(from, to).trim() === '' ? word : state.sliceDoc(from, to)
  const inside = construct.line === undefined ? given : given.replace(/^/gm, construct.line)
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
