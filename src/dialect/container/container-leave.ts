import { markdownLineEnding } from 'micromark-util-character'
import { codes, types } from 'micromark-util-symbol'
import type { Construct, State, TokenizeContext } from 'micromark-util-types'
import { containerLedger } from './container-ledger.ts'

/**
 * micromark ends a container in one of two ways. When another container starts, the open ones end at once.
 * Otherwise the line could be a lazy one, so they end after it, for which all events of the document are
 * copied: a page with thousands of quotes or containers takes quadratic time. If a line cannot be lazy, the
 * first way is used: the container refuses the line and records that it leaves, `leavingLine` reports a
 * container start when the document checks for one, and declines when the document then reads it. The line is
 * left to the blocks.
 */
export const leavingLine: Construct = {
  name: 'leavingLine',
  tokenize(_effects, ok, nok) {
    const { leaving } = containerLedger(this.parser)
    if (!leaving || leaving.told || leaving.offset !== offsetBeforePrefix(this)) return nok
    leaving.told = true
    return ok
  },
}

/** Wraps CommonMark's quote or list so that it ends in the fast way if possible. */
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

/** Handles a container that does not continue on this line: records that it leaves if the line cannot be lazy. */
export function leaveEarly(context: TokenizeContext, nok: State): State {
  const ledger = containerLedger(context.parser)
  const { line, offset, column } = context.now()
  return (code) => {
    const isBlank = code === codes.eof || markdownLineEnding(code)
    // After the prefix of a quote, micromark would count the blank lines before as part of the list that
    // ends.
    if (column === 1 && (isBlank || !mayContinue(ledger.flow, line))) {
      ledger.leaving = { entry: undefined, line, offset, told: false }
    }
    return nok(code)
  }
}

/** Records which tokenizer reads the blocks; matches nothing. */
export const flowWitness: Construct = {
  partial: true,
  tokenize(_effects, _ok, nok) {
    containerLedger(this.parser).flow = this
    return nok
  },
}

/** Returns where a construct of this tokenizer started on its line, before the preceding spaces. */
export function offsetBeforePrefix(context: TokenizeContext): number {
  const tail = context.events.at(-1)
  return tail?.[1].type === types.linePrefix ? tail[1].start.offset : context.now().offset
}

/** Returns whether a lazy line could continue the open block: only a paragraph, or a block that may still become one. */
function mayContinue(flow: TokenizeContext | undefined, line: number): boolean {
  if (flow?.now().line !== line) return true
  return flow.currentConstruct !== undefined && flow.currentConstruct.name !== 'codeFenced'
}
