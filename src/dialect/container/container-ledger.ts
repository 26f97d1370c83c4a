import type { ContainerState, ParseContext, TokenizeContext } from 'micromark-util-types'

declare module 'micromark-util-types' {
  interface ContainerState {
    /** The entry of a container of ours, shared between its hooks. */
    dialectContainer?: OpenContainer | undefined
  }
}

/** What closes a container: colons, or the closing tag of a component. */
export type Closing =
  | { readonly kind: 'colons'; readonly count: number }
  | { readonly kind: 'tag'; readonly name: string }

/** A container that is open while the document is read. */
export type OpenContainer = {
  /** What its opening was; a closing is weighed against it. */
  readonly closing: Closing
  /** The container's name, or the component's. */
  readonly name: string
  /** The last line that it reached into, and where its content began there. */
  line: number
  offset: number
  /** The line of its closing, once that was read. */
  closedOn?: number
}

/** Something that leaves at a place of a line. */
export type Leaving = {
  /** The container of ours that a closing ended. */
  readonly entry: OpenContainer | undefined
  readonly line: number
  readonly offset: number
  /** Has the document been told? */
  told: boolean
}

/**
 * What the tokenizers of one document tell each other: micromark keeps its stack of containers to itself, and the
 * tokenizer of blocks does not see the containers it stands in.
 */
export type ContainerLedger = {
  /** The open containers of ours, outermost first. */
  readonly stack: OpenContainer[]
  /** The container that the last opening line opened: it enters the stack with the next line. */
  fresh: OpenContainer | undefined
  /** What leaves on this line (`container-leave.ts`): a container of ours by its closing, or any other one. */
  leaving: Leaving | undefined
  /** The closing that stands at this place, if one does; read once for all containers around it. */
  peek: { readonly offset: number; readonly closing: Closing | undefined } | undefined
  /** The tokenizer of the blocks of the innermost container. */
  flow: TokenizeContext | undefined
}

const ledgers = new WeakMap<ParseContext, ContainerLedger>()

/** The ledger of the document that a tokenizer belongs to. */
export function containerLedger(parser: ParseContext): ContainerLedger {
  const known = ledgers.get(parser)
  if (known) return known
  const ledger: ContainerLedger = {
    stack: [],
    fresh: undefined,
    leaving: undefined,
    peek: undefined,
    flow: undefined,
  }
  ledgers.set(parser, ledger)
  return ledger
}

/** Note that a container opened on this line. The document asks twice (check, then attempt): the last one counts. */
export function openContainer(ledger: ContainerLedger, state: ContainerState, entry: OpenContainer): void {
  state.dialectContainer = entry
  ledger.fresh = entry
}

/** Note that a container reached into this line; the outer ones have been noted before it. */
export function continueContainer(
  ledger: ContainerLedger,
  entry: OpenContainer,
  line: number,
  offset: number,
): void {
  if (ledger.fresh && ledger.fresh.line < line) {
    ledger.stack.push(ledger.fresh)
    ledger.fresh = undefined
  }
  entry.line = line
  entry.offset = offset
}

/** Note that a container ended, by its closing or with what it stands in. */
export function leaveContainer(ledger: ContainerLedger, entry: OpenContainer): void {
  if (ledger.fresh === entry) ledger.fresh = undefined
  const at = ledger.stack.lastIndexOf(entry)
  if (at >= 0) ledger.stack.length = at
}

/** The innermost container of ours that reaches into this line. */
export function innermost(ledger: ContainerLedger, line: number): OpenContainer | undefined {
  return ledger.stack.findLast((entry) => entry.line === line)
}

/**
 * The container that a closing ends. Colons end the innermost container opened with as many; without such a one, the
 * innermost opened with fewer. A closing tag ends the innermost component of its name.
 */
export function closingTarget(
  candidates: readonly OpenContainer[],
  closing: Closing,
): OpenContainer | undefined {
  if (closing.kind === 'tag') {
    return candidates.findLast((entry) => entry.closing.kind === 'tag' && entry.name === closing.name)
  }
  const colons = (entry: OpenContainer) =>
    entry.closing.kind === 'colons' ? entry.closing.count : Number.POSITIVE_INFINITY
  return (
    candidates.findLast((entry) => colons(entry) === closing.count) ??
    candidates.findLast((entry) => colons(entry) < closing.count)
  )
}
