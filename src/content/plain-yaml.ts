import { withoutEnd } from './text-ends.ts'

/** A line of front matter: its indentation and its text. */
interface Line {
  readonly indent: number
  readonly text: string
}

type Values = Record<string, unknown>

/** Deeper nesting is left to the YAML library. */
const deepest = 8

/**
 * Parses the plain subset of YAML used in most front matter, without the library: maps and lists in block
 * style, one scalar per line, short lists in brackets. The result equals that of the YAML library (a test
 * compares every page).
 *
 * @returns the values, or `undefined` if a line is anything else
 */
export function readPlainYaml(source: string): Values | undefined {
  const lines: Line[] = []
  for (const line of source.split('\n')) {
    // Spaces and tabs only: other white space is part of a value.
    const text = withoutEnd(line.replace(/^ +/, ''), ' \t')
    if (text === '' || text.startsWith('#')) continue
    if (text.startsWith('\t')) return undefined
    lines.push({ indent: line.indexOf(text), text })
  }
  if (lines.length === 0) return Object.create(null)
  const reader = { lines, at: 0 }
  const values = lines[0]?.indent === 0 ? readMap(reader, 0, 0) : undefined
  return reader.at === lines.length ? values : undefined
}

interface Reader {
  readonly lines: Line[]
  /** Index of the line to parse next. */
  at: number
}

/** Parses the value below a name: a map, or a list, which may have the same indentation as the name. */
function readBelow(reader: Reader, indent: number, depth: number): unknown {
  const next = reader.lines[reader.at]
  if (!next || depth > deepest) return undefined
  if (isItem(next)) return next.indent >= indent ? readItems(reader, next.indent, depth) : undefined
  return next.indent > indent ? readMap(reader, next.indent, depth) : undefined
}

function readMap(reader: Reader, indent: number, depth: number): Values | undefined {
  const values: Values = Object.create(null)
  for (;;) {
    const line = reader.lines[reader.at]
    if (line?.indent !== indent || isItem(line)) return values
    const pair = pairIn(line.text)
    if (!pair || pair.name in values) return undefined
    reader.at += 1
    const value = pair.value === '' ? readBelow(reader, indent, depth + 1) : readValue(pair.value)
    if (value === undefined) return undefined
    values[pair.name] = value
  }
}

function readItems(reader: Reader, indent: number, depth: number): readonly unknown[] | undefined {
  const items: unknown[] = []
  for (;;) {
    const line = reader.lines[reader.at]
    if (line?.indent !== indent || !isItem(line)) return items
    const text = line.text.slice(1).trimStart()
    const isMap = pairIn(text) !== undefined
    // The map of an item is indented as its first name is.
    const inner = { indent: indent + line.text.length - text.length, text }
    if (isMap) reader.lines[reader.at] = inner
    else reader.at += 1
    const value = isMap ? readMap(reader, inner.indent, depth + 1) : readValue(text)
    if (value === undefined) return undefined
    items.push(value)
  }
}

const isItem = ({ text }: Line) => text.startsWith('- ')

function pairIn(text: string): { readonly name: string; readonly value: string } | undefined {
  const [, name, value = ''] = /^([A-Za-z_][\w-]*):(?: +([^ ].*)?)?$/.exec(text) ?? []
  return name === undefined ? undefined : { name, value }
}

const readValue = (source: string) => readList(source) ?? readScalar(source)

function readList(source: string): readonly unknown[] | undefined {
  const inside = /^\[([^[\]{}"'#:]+)\]$/.exec(source)?.[1]
  const items = inside?.split(',').map((item) => readScalar(item.trim()))
  return items?.includes(undefined) ? undefined : items
}

function readScalar(source: string): string | number | boolean | undefined {
  if (source === 'true' || source === 'false') return source === 'true'
  if (/^-?(0|[1-9]\d{0,14})$/.test(source)) return Number(source)
  const quoted = /^"([^"\\]*)"$|^'([^']*)'$/.exec(source)
  if (quoted) return quoted[1] ?? quoted[2]
  // `115 Open` and `115Pan` are texts: no YAML number contains a space, a Chinese character, or these
  // letters.
  const isNumbered =
    /^\d+(?: [^\n]*\p{L}|\p{Script=Han}|[ac-df-np-wyzAC-DF-NP-WYZ])/u.test(source) &&
    !/: |:$| #|\t/.test(source)
  if (isNumbered) return source
  const isPlain = /^[A-Za-z\u00C0-\uFFEF/][^\n]*$/.test(source) && !/: |:$| #|\t/.test(source)
  const meansSomethingElse = /^(null|~|yes|no|on|off|true|false)$/i.test(source)
  return isPlain && !meansSomethingElse ? source : undefined
}
