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

/** Maximum nesting of our containers; deeper openings are text. Every line asks each open container once. */
export const deepestContainer = 24

/**
 * Opens a container at the start of its opening line. Returns a function that records it once the line has
 * proved to be an opening; `undefined` if containers are nested too deeply.
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

/** Continues a container on every line until its closing. */
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
      // A list inside may end before a container in it is reached; `closingLine` then finds the right one.
      const candidates = ledger.stack.filter(({ closedOn }) => closedOn === undefined)
      const closing = ledger.peek?.closing
      if (!closing || closingTarget(candidates, closing) !== entry) return ok(next)
      ledger.leaving = { entry, line, offset, told: false }
      return nok(next)
    }
    return effects.check(closingAhead, decide, ok)(code)
  }
}

/** Ends a container; used as its `exit` hook. */
export function endContainer(context: TokenizeContext, effects: Effects, type: TokenType): undefined {
  const ledger = containerLedger(context.parser)
  const entry = context.containerState?.dialectContainer
  // micromark moves blank lines at the end of a container after it, where they would loosen a list around it.
  // Blank lines before a closing line belong inside, and a token after them keeps them there. It is empty, so
  // it cannot be entered as usual.
  if (entry && ledger.leaving?.entry === entry) {
    const token: Token = { type: 'containerEnd', start: context.now(), end: context.now() }
    context.events.push(['enter', token, context], ['exit', token, context])
  }
  effects.exit(type)
  if (entry) leaveContainer(ledger, entry)
}

/**
 * Returns whether the open block keeps every line: a code block, a formula, a comment. HTML that ends at a
 * blank line does not hide a closing line, because editors write `</div>` directly before `:::`.
 */
function hidesClosing(ledger: ContainerLedger, line: number): boolean {
  const { flow } = ledger
  if (!flow || flow.now().line !== line) return false
  return flow.currentConstruct?.concrete === true && flow.currentConstruct !== blankEndedHtml
}
