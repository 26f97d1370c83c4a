const cell = ['td', 'th']
const row = ['tr', ...cell]
const rowGroup = ['thead', 'tbody', 'tfoot', 'caption', 'colgroup', ...row]
const none: ReadonlySet<string> = new Set()

const blocks =
  `blockquote center details div dl figure h1 h2 h3 h4 h5 h6 hr ol p pre section table ul aside`.split(' ')

const closings: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...blocks.map((name) => [name, new Set(['p'])] as const),
  ['li', new Set(['li', 'p'])],
  ['dt', new Set(['dt', 'dd', 'p'])],
  ['dd', new Set(['dt', 'dd', 'p'])],
  ['td', new Set([...cell, 'p'])],
  ['th', new Set([...cell, 'p'])],
  ['tr', new Set([...row, 'p'])],
  ['thead', new Set(rowGroup)],
  ['tbody', new Set(rowGroup)],
  ['tfoot', new Set(rowGroup)],
])

const optional = new Set([...rowGroup, 'li', 'dt', 'dd', 'p', 'rt', 'rp'])

/**
 * Elements of raw HTML that end where another begins (HTML's optional end tags): a cell ends the cell before, any block ends
 * a paragraph.
 *
 * @param name of the element that begins
 */
export function impliedClosings(name: string): ReadonlySet<string> {
  return closings.get(name) ?? none
}

/** Whether an element may be left without an end tag; one that may not, and has none, is a slip of the author. */
export function isOptionalEnd(name: string): boolean {
  return optional.has(name)
}
