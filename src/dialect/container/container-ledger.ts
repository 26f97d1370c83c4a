import type { ContainerState, ParseContext, TokenizeContext } from 'micromark-util-types'

declare module 'micromark-util-types' {
  interface ContainerState {
    /** The entry of one of our containers, shared between its hooks. */
    dialectContainer?: OpenContainer | undefined
  }
}

/** What closes a container: colons, or a component's closing tag. */
export type Closing =
  | { readonly kind: 'colons'; readonly count: number }
  | { readonly kind: 'tag'; readonly name: string }

/** A container that is open at the current line. */
export type OpenContainer = {
  /** Its opening, which a closing line must match. */
  readonly closing: Closing
  /** The name of the container or component. */
  readonly name: string
  /** The last line of the container so far, and where its content starts there. */
  line: number
  offset: number
  /** The line of its closing, once known. */
  closedOn?: number
}

/** A container that ends at a position of a line. */
export type LeavingContainer = {
  /** Our container that a closing line ended. */
  readonly entry: OpenContainer | undefined
  readonly line: number
  readonly offset: number
  /** Whether the document has been notified. */
  told: boolean
}

/**
 * State shared by the tokenizers of one document. micromark keeps its stack of containers private, and the
 * block tokenizer does not see the containers around it.
 */
export type ContainerLedger = {
  /** Our open containers, outermost first. */
  readonly stack: OpenContainer[]
  /** The container opened by the last opening line. It is added to the stack on the next line. */
  fresh: OpenContainer | undefined
  /** The container that ends on this line (`container-leave.ts`): one of ours by its closing line, or any other one. */
  leaving: LeavingContainer | undefined
  /** The closing at this position, if there is one; read once for all containers around it. */
  peek: { readonly offset: number; readonly closing: Closing | undefined } | undefined
  /** The block tokenizer of the innermost container. */
  flow: TokenizeContext | undefined
}

const ledgers = new WeakMap<ParseContext, ContainerLedger>()

/** Returns the ledger of a tokenizer's document. */
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

/** Records that a container opened on this line. The document asks twice (check, then attempt); the last call counts. */
export function openContainer(ledger: ContainerLedger, state: ContainerState, entry: OpenContainer): void {
  state.dialectContainer = entry
  ledger.fresh = entry
}

/** Records that a container continues on this line. The outer ones are recorded before it. */
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

/** Records that a container ended, by its closing line or with the container around it. */
export function leaveContainer(ledger: ContainerLedger, entry: OpenContainer): void {
  if (ledger.fresh === entry) ledger.fresh = undefined
  const at = ledger.stack.lastIndexOf(entry)
  if (at >= 0) ledger.stack.length = at
}

/** Returns the innermost of our containers that continues on this line. */
export function innermost(ledger: ContainerLedger, line: number): OpenContainer | undefined {
  return ledger.stack.findLast((entry) => entry.line === line)
}

/**
 * Returns the container that a closing ends. Colons end the innermost container opened with as many, or else
 * the innermost opened with fewer. A closing tag ends the innermost component of its name.
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
