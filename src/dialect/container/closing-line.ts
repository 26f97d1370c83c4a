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

/** Minimum number of colons of an opening or closing line. */
export const minimumColons = 3

/** Returns whether this is the end of a line or of the text. */
export const isLineEnd = (code: Code): boolean => code === codes.eof || markdownLineEnding(code)

/**
 * Looks ahead for a closing line: colons or a component's closing tag, alone on the line. The result is
 * stored in the ledger's `peek`, also for containers that look from the same position.
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
 * The line that closes a container, as a block without content. It is placed after the container, or inside
 * it if only the blocks could recognize it. Without a container to close, it is text.
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

/** The tokenizer reads a line twice (to interrupt, then to parse), so its own result does not count. */
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
