import { markdownLineEnding } from 'micromark-util-character'
import { codes, types } from 'micromark-util-symbol'
import type { Construct, State, TokenizeContext } from 'micromark-util-types'
import { containerLedger } from './container-ledger.ts'

/**
 * micromark lets a container go in two ways. When another container begins, the open ones end at once. Otherwise the line may
 * be a lazy one, so they end behind it, and all events of the document are copied for that: a page of some thousand quotes or
 * containers takes its square in time. Where a line cannot be lazy, the first way is taken: the container refuses the line and
 * notes that it leaves, `leavingLine` says that a container begins when the document checks for one, and declines when the
 * document then reads it. The line is left to the blocks.
 */
export const leavingLine: Construct = {
  name: 'leavingLine',
  tokenize(_effects, ok, nok) {
    const { leaving } = containerLedger(this.parser)
    if (!leaving || leaving.told || leaving.offset !== placeBeforePrefix(this)) return nok
    leaving.told = true
    return ok
  },
}

/** CommonMark's quote or list, leaving by the short way where it may. */
export function early(construct: Construct): Construct {
  const { continuation } = construct
  if (!continuation) return construct
  return {
    ...construct,
    continuation: {
      ...continuation,
      tokenize(effects, ok, nok) {
        return continuation.tokenize.call(this, effects, ok, leaveEarly(this, nok))
      },
    },
  }
}

/** The way out of a container that does not reach into this line: notes that it leaves, if the line cannot be lazy. */
export function leaveEarly(context: TokenizeContext, nok: State): State {
  const ledger = containerLedger(context.parser)
  const { line, offset, column } = context.now()
  return (code) => {
    const isBlank = code === codes.eof || markdownLineEnding(code)
    // Behind the prefix of a quote, micromark would count the blank lines before as part of the list that leaves.
    if (column === 1 && (isBlank || !mayContinue(ledger.flow, line))) {
      ledger.leaving = { entry: undefined, line, offset, told: false }
    }
    return nok(code)
  }
}

/** Tells the ledger which tokenizer reads the blocks; matches nothing. */
export const flowWitness: Construct = {
  partial: true,
  tokenize(_effects, _ok, nok) {
    containerLedger(this.parser).flow = this
    return nok
  },
}

/** Where a construct of this tokenizer began on its line, before the spaces in front of it. */
export function placeBeforePrefix(context: TokenizeContext): number {
  const tail = context.events.at(-1)
  return tail?.[1].type === types.linePrefix ? tail[1].start.offset : context.now().offset
}

/** Can a lazy line belong to the block that is open? Only to a paragraph, or to what may still turn out to be one. */
function mayContinue(flow: TokenizeContext | undefined, line: number): boolean {
  if (flow?.now().line !== line) return true
  return flow.currentConstruct !== undefined && flow.currentConstruct.name !== 'codeFenced'
}
