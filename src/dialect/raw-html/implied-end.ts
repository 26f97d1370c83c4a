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
 * Returns the elements of raw HTML that end where another one starts (HTML's optional end tags): a cell ends
 * the previous cell, any block ends a paragraph.
 *
 * @param name of the element that starts
 */
export function impliedClosings(name: string): ReadonlySet<string> {
  return closings.get(name) ?? none
}

/** Returns whether an element's end tag is optional. A missing end tag of any other element is a mistake of the author. */
export function isOptionalEnd(name: string): boolean {
  return optional.has(name)
}
