import { factorySpace } from 'micromark-factory-space'
import { asciiAlphanumeric, markdownLineEnding, markdownSpace } from 'micromark-util-character'
import { codes, constants, types } from 'micromark-util-symbol'
import type { Code, Construct, Effects, State } from 'micromark-util-types'
import { containerComponents } from '../component/names.ts'
import { type Closing, closingTarget, containerLedger } from './container-ledger.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    containerClose: 'containerClose'
    containerCloseMarker: 'containerCloseMarker'
  }
}

/** Fewest colons of an opening or a closing. */
export const minimumColons = 3

/** Is this the end of a line, or of the text? */
export const isLineEnd = (code: Code): boolean => code === codes.eof || markdownLineEnding(code)

/**
 * A look at the line for a closing: colons or the closing tag of a component, alone on it. The answer lies in the
 * ledger's `peek`, also for the containers that look from the same place.
 */
export const closingAhead: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const ledger = containerLedger(this.parser)
    const { offset } = this.now()
    const found = (closing: Closing): State => {
      return (code) => {
        ledger.peek = { offset, closing }
        return ok(code)
      }
    }
    const missed: State = (code) => {
      ledger.peek = { offset, closing: undefined }
      return nok(code)
    }
    return (code) => {
      if (ledger.peek?.offset === offset) return ledger.peek.closing ? ok(code) : nok(code)
      return factorySpace(
        effects,
        readClosing(effects, found, missed),
        types.linePrefix,
        constants.tabSize,
      )(code)
    }
  },
}

/**
 * The line that closes a container, as a block without content: it stands behind the container that it ended, or
 * inside it where only the blocks could tell that the line is no text. Without a container to close it is text.
 */
export const closingLine: Construct = {
  name: 'containerClose',
  tokenize(effects, ok, nok) {
    const ledger = containerLedger(this.parser)
    const { line } = this.now()
    return (code) => {
      effects.enter('containerClose')
      const finish = (closing: Closing): State => {
        return (next) => {
          if (ledger.leaving?.line !== line || !ledger.leaving.entry) {
            const reached = ledger.stack.filter(
              (entry) => entry.line === line && isOpenOn(entry.closedOn, line),
            )
            const target = closingTarget(reached, closing)
            if (!target) return nok(next)
            target.closedOn = line
          }
          effects.exit('containerClose')
          return ok(next)
        }
      }
      return readClosing(effects, finish, nok)(code)
    }
  },
}

/** The tokenizer is asked twice about one line (interrupting, then in earnest): its own answer does not count. */
function isOpenOn(closedOn: number | undefined, line: number): boolean {
  return closedOn === undefined || closedOn === line
}

function readClosing(effects: Effects, found: (closing: Closing) => State, missed: State): State {
  let colons = 0
  let name = ''
  return start

  function start(code: Code): State | undefined {
    if (code === codes.colon) return colon(code)
    if (code !== codes.lessThan) return missed(code)
    effects.enter('containerCloseMarker')
    effects.consume(code)
    return slash
  }

  function colon(code: Code): State | undefined {
    if (colons === 0) effects.enter('containerCloseMarker')
    if (code === codes.colon) {
      colons += 1
      effects.consume(code)
      return colon
    }
    effects.exit('containerCloseMarker')
    return colons < minimumColons ? missed(code) : rest(code, { kind: 'colons', count: colons })
  }

  function slash(code: Code): State | undefined {
    if (code !== codes.slash) return missed(code)
    effects.consume(code)
    return tagName
  }

  function tagName(code: Code): State | undefined {
    if (asciiAlphanumeric(code) && name.length < 32) {
      name += String.fromCharCode(code ?? 0)
      effects.consume(code)
      return tagName
    }
    if (!containerComponents.has(name)) return missed(code)
    return tagEnd(code)
  }

  function tagEnd(code: Code): State | undefined {
    if (markdownSpace(code)) {
      effects.consume(code)
      return tagEnd
    }
    if (code !== codes.greaterThan) return missed(code)
    effects.consume(code)
    effects.exit('containerCloseMarker')
    return (next) => rest(next, { kind: 'tag', name })
  }

  function rest(code: Code, closing: Closing): State | undefined {
    const end: State = (next) => (isLineEnd(next) ? found(closing)(next) : missed(next))
    return factorySpace(effects, end, types.whitespace)(code)
  }
}
