import type { Construct, ConstructRecord, Extension, TokenizeContext } from 'micromark-util-types'

/** Behind this column of a line no list, quote or container begins: some eighty inside each other, and no page of sense. */
export const lastContainerColumn = 160

/** Emphasis marks in one paragraph; more of them are text. Nested emphasis costs the square of its depth. */
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

/** A construct under a name of ours, so that CommonMark's own of the same name can be disabled beside it. */
function renamed(construct: Construct): Construct {
  return construct.name === undefined ? construct : { ...construct, name: `dialect-${construct.name}` }
}

const containers = ['blockQuote', 'list']

/**
 * Lets CommonMark's own quotes and lists try, or not: they stand behind ours and would take what ours leave. They cannot be disabled
 * for good, because every line that continues one asks it again by its name.
 */
function letTry(context: TokenizeContext, shallow: 'shallow' | 'deep'): void {
  const names = context.parser.constructs.disable.null
  const at = names?.indexOf('blockQuote') ?? -1
  if (shallow === 'deep' && at < 0) names?.push(...containers)
  if (shallow === 'shallow' && at >= 0) names?.splice(at, containers.length)
}

/**
 * The same extension, but hostile depth is text: `>>>>…` and `- - - -…` would take quadratic time to read, and the tree they
 * give overflows the stack of everything that walks it.
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

/** The same extension, whose emphasis counts itself in every paragraph. */
export function countedEmphasis(extension: Extension): Extension {
  const counts = new WeakMap<TokenizeContext, number>()
  const counted = (construct: Construct): Construct => ({
    ...renamed(construct),
    tokenize(effects, ok, nok) {
      const count = (counts.get(this) ?? 0) + 1
      counts.set(this, count)
      return count > mostEmphasisMarks ? nok : construct.tokenize.call(this, effects, ok, nok)
    },
  })
  return { ...extension, text: mapConstructs(extension.text, counted) }
}

/** Takes CommonMark's own emphasis away, which would take the marks that the counted one leaves. */
export const withoutUncounted: Extension = { disable: { null: ['attention'] } }
