// Declares the token fields that tables add.

import { labelEnd, setextUnderline } from 'micromark-core-commonmark'
import type {} from 'micromark-extension-gfm-table'
import { markdownLineEnding } from 'micromark-util-character'
import { codes, types } from 'micromark-util-symbol'
import type {
  Code,
  Construct,
  ConstructRecord,
  Event,
  Extension,
  State,
  TokenizeContext,
} from 'micromark-util-types'

/**
 * After this column, no list, quote, or container can start. That allows about 80 levels, more than any
 * reasonable page has.
 */
export const lastContainerColumn = 160

/** Maximum number of emphasis marks per paragraph; further ones are text. Nested emphasis takes quadratic time. */
export const mostEmphasisMarks = 400

type Constructs = ConstructRecord[string]

function mapConstructs(
  record: ConstructRecord = {},
  change: (construct: Construct) => Construct,
): ConstructRecord {
  const changed = (constructs: Constructs): Constructs =>
    Array.isArray(constructs) ? constructs.map(change) : constructs && change(constructs)
  return Object.fromEntries(Object.entries(record).map(([code, constructs]) => [code, changed(constructs)]))
}

/** Returns a construct under another name, so that CommonMark's own construct of the same name can be disabled. */
function renamed(construct: Construct): Construct {
  return construct.name === undefined ? construct : { ...construct, name: `dialect-${construct.name}` }
}

const containers = ['blockQuote', 'list']

/**
 * Allows or prevents CommonMark's own quotes and lists, which come after ours and would accept what ours
 * refuse. They cannot be disabled permanently, because every line that continues one calls it again by name.
 */
function letTry(context: TokenizeContext, shallow: 'shallow' | 'deep'): void {
  const names = context.parser.constructs.disable.null
  const at = names?.indexOf('blockQuote') ?? -1
  if (shallow === 'deep' && at < 0) names?.push(...containers)
  if (shallow === 'shallow' && at >= 0) names?.splice(at, containers.length)
}

/**
 * Returns the same extension with limited nesting. Hostile text such as `>>>>…` and `- - - -…` would take
 * quadratic time, and its tree would overflow the stack of every function that walks it.
 */
export function shallowContainers(extension: Extension): Extension {
  if (!extension.document) return extension
  const shallow = (construct: Construct): Construct => {
    const { continuation } = construct
    return {
      ...renamed(construct),
      tokenize(effects, ok, nok) {
        const isDeep = this.now().column > lastContainerColumn
        letTry(this, isDeep ? 'deep' : 'shallow')
        return isDeep ? nok : construct.tokenize.call(this, effects, ok, nok)
      },
      continuation: continuation && {
        ...continuation,
        tokenize(effects, ok, nok) {
          letTry(this, 'shallow')
          return continuation.tokenize.call(this, effects, ok, nok)
        },
      },
    }
  }
  return { ...extension, document: mapConstructs(extension.document, shallow) }
}

/** Returns the same extension with a limit on emphasis marks per paragraph. */
export function countedEmphasis(extension: Extension): Extension {
  return { ...extension, text: mapConstructs(extension.text, counter(mostEmphasisMarks)) }
}

/** Returns what limits how often constructs, together, apply in a paragraph. */
function counter(most: number): (construct: Construct) => Construct {
  const counts = new WeakMap<TokenizeContext, number>()
  return (construct) => ({
    ...renamed(construct),
    tokenize(effects, ok, nok) {
      const count = (counts.get(this) ?? 0) + 1
      counts.set(this, count)
      return count > most ? nok : construct.tokenize.call(this, effects, ok, nok)
    },
  })
}

/**
 * Maximum number of brackets per paragraph that can end a link, an image, or a footnote mark. Each of them
 * searches back for its start.
 */
const mostLabelEnds = 500

/** Returns the same extension with a limit on closing brackets per paragraph. */
function countedLabels(extension: Extension): Extension {
  const { [codes.rightSquareBracket]: ends } = extension.text ?? {}
  if (!ends) return extension
  return {
    ...extension,
    text: {
      ...extension.text,
      ...mapConstructs({ [codes.rightSquareBracket]: ends }, counter(mostLabelEnds)),
    },
  }
}

/** Maximum number of token events per paragraph; later marks are text. A link has about 30 events. */
const mostEvents = 20_000

/**
 * Reads the rest of a line as text once its paragraph has too many token events. Micromark joins adjacent text
 * one piece at a time and moves all later events each time, which takes quadratic time.
 */
const restAsText: Construct = {
  name: 'dialect-rest-as-text',
  // Below the limit, this must not add a place where constructs are tried: a run of marks is read once.
  previous() {
    return this.events.length > mostEvents
  },
  tokenize(effects, ok, nok) {
    const inLine = (code: Code): State | undefined => {
      if (code === codes.eof || markdownLineEnding(code)) {
        effects.exit(types.data)
        return ok(code)
      }
      effects.consume(code)
      return inLine
    }
    const start = (code: Code) => {
      effects.enter(types.data)
      return inLine(code)
    }
    return this.events.length > mostEvents ? start : nok
  },
}

/** Applies that limit. Must be the last extension, so that its construct is tried first. */
export const countedMarks: Extension = {
  text: Object.fromEntries(Array.from('!&*<[\\]_`=^~:${', (mark) => [mark.charCodeAt(0), restAsText])),
}

/** CommonMark's links and images with that limit. */
export const countedLinks: Extension = countedLabels({ text: { [codes.rightSquareBracket]: labelEnd } })

/**
 * CommonMark's underlined headings, reading only their own lines. The original copies everything read before,
 * for every heading.
 */
export const underlinedHeadings: Extension = (() => {
  const construct: Construct = {
    ...renamed(setextUnderline),
    resolveTo(events, context) {
      const start = events.findLastIndex(([moment, token]) => moment === 'enter' && token.type === 'content')
      const own = events.splice(Math.max(start, 0))
      for (const event of setextUnderline.resolveTo?.(own, context) ?? own) events.push(event)
      return events
    },
  }
  return { flow: { [codes.dash]: construct, [codes.equalsTo]: construct } }
})()

/** Disables CommonMark's own constructs, which would accept what those above refuse. */
export const withoutUncounted: Extension = { disable: { null: ['attention', 'labelEnd', 'setextUnderline'] } }

/** Returns GFM with all limits. */
export const limitedGfm = (extension: Extension): Extension =>
  fullTables(countedLabels(shallowContainers(extension)))

/**
 * Maximum number of cells missing in the short rows of one table. A single `|` is a row, so a few characters
 * could create millions of cells.
 */
const mostMissingCells = 5_000

/**
 * Returns the same extension with a limit on missing cells: a table whose rows lack more loses the columns
 * that would exceed it.
 */
function fullTables(extension: Extension): Extension {
  if (!extension.flow) return extension
  const limited = (construct: Construct): Construct => {
    const { name, resolveAll } = construct
    if (name !== 'table' || !resolveAll) return construct
    return {
      ...construct,
      resolveAll(events, context) {
        const resolved = resolveAll(events, context)
        limitColumns(context.events)
        return resolved
      },
    }
  }
  return { ...extension, flow: mapConstructs(extension.flow, limited) }
}

/** Cuts the columns of every table in the events; the compilers skip cells without a column. */
function limitColumns(events: readonly Event[]): void {
  let cells: number[] = []
  for (const [moment, token] of events) {
    // The table extension declares only some of its types.
    const type: string = token.type
    if (moment === 'enter' && type === 'table') cells = []
    else if (moment === 'enter' && type === 'tableRow') cells.push(0)
    else if (moment === 'enter' && type === 'tableData') cells.push((cells.pop() ?? 0) + 1)
    else if (moment === 'exit' && type === 'table' && token._align) {
      token._align = token._align.slice(0, columnsOf(cells, token._align.length))
    }
  }
}

/** Returns the number of columns a table can have with this many missing cells. */
function columnsOf(cells: readonly number[], columns: number): number {
  const rowsOfLength = new Map<number, number>()
  for (const length of cells) rowsOfLength.set(length, (rowsOfLength.get(length) ?? 0) + 1)
  let shorter = 0
  let missing = 0
  for (let column = 0; column < columns; column += 1) {
    shorter += rowsOfLength.get(column) ?? 0
    missing += shorter
    if (missing > mostMissingCells) return Math.max(column, 1)
  }
  return columns
}
