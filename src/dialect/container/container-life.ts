import { markdownSpace } from 'micromark-util-character'
import { codes } from 'micromark-util-symbol'
import type { Effects, State, Token, TokenizeContext, Tokenizer, TokenType } from 'micromark-util-types'
import { blankEndedHtml } from '../component/html-flow.ts'
import { closingAhead } from './closing-line.ts'
import { leaveEarly } from './container-leave.ts'
import {
  type Closing,
  type ContainerLedger,
  closingTarget,
  containerLedger,
  continueContainer,
  leaveContainer,
  openContainer,
} from './container-ledger.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    containerEnd: 'containerEnd'
  }
}

/** Containers of ours inside each other; deeper openings are text. Every line asks each open container once. */
export const deepestContainer = 24

/**
 * Open a container at the place where its opening line begins. Gives the function that notes it once the line proved
 * to be an opening; undefined where containers are too deep.
 */
export function beginContainer(
  context: TokenizeContext,
): ((closing: Closing, name: string) => void) | undefined {
  const ledger = containerLedger(context.parser)
  const { line, offset } = context.now()
  const depth = ledger.stack.reduce((count, entry) => (entry.line === line ? count + 1 : count), 0)
  if (depth >= deepestContainer) return undefined
  return (closing, name) => {
    const { containerState } = context
    if (containerState) openContainer(ledger, containerState, { closing, name, line, offset })
  }
}

/** A line that a container reaches into: every one, until its closing. */
export const continueLine: Tokenizer = function (effects, ok, nok) {
  const ledger = containerLedger(this.parser)
  const entry = this.containerState?.dialectContainer
  const { line, offset } = this.now()
  const left = leaveEarly(this, nok)
  return (code) => {
    if (!entry || entry.closedOn !== undefined) return left(code)
    continueContainer(ledger, entry, line, offset)
    const mayClose = code === codes.colon || code === codes.lessThan || markdownSpace(code)
    if (!mayClose || hidesClosing(ledger, line)) return ok(code)
    const decide: State = (next) => {
      // A list inside may still end before a container in it is reached; then `closingLine` finds the one that is meant.
      const candidates = ledger.stack.filter(({ closedOn }) => closedOn === undefined)
      const closing = ledger.peek?.closing
      if (!closing || closingTarget(candidates, closing) !== entry) return ok(next)
      ledger.leaving = { entry, line, offset, told: false }
      return nok(next)
    }
    return effects.check(closingAhead, decide, ok)(code)
  }
}

/** Leave a container: its `exit` hook. */
export function endContainer(context: TokenizeContext, effects: Effects, type: TokenType): undefined {
  const ledger = containerLedger(context.parser)
  const entry = context.containerState?.dialectContainer
  // micromark moves blank lines at the end of a container behind it, where they would loosen a list around it. Those before
  // a closing line belong inside: a token behind them keeps them there. It is empty, so it cannot be entered as usual.
  if (entry && ledger.leaving?.entry === entry) {
    const token: Token = { type: 'containerEnd', start: context.now(), end: context.now() }
    context.events.push(['enter', token, context], ['exit', token, context])
  }
  effects.exit(type)
  if (entry) leaveContainer(ledger, entry)
}

/**
 * Are we inside a block that keeps every line to itself: a fence, a formula, a comment? HTML that ends at a blank line
 * does not hide a closing, since editors write `</div>` and `:::` below each other.
 */
function hidesClosing(ledger: ContainerLedger, line: number): boolean {
  const { flow } = ledger
  if (!flow || flow.now().line !== line) return false
  return flow.currentConstruct?.concrete === true && flow.currentConstruct !== blankEndedHtml
}
