import { factorySpace } from 'micromark-factory-space'
import { codes, types } from 'micromark-util-symbol'
import type { Code, Construct, TokenizeContext } from 'micromark-util-types'
import { isLineEnd } from '../container/closing-line.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    mathFlow: 'mathFlow'
    mathFlowSequence: 'mathFlowSequence'
    mathFlowValue: 'mathFlowValue'
  }
}

/** Matches a line ending after which this block's containers continue. */
const sameContainer: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (code) => {
      if (code === null) return nok(code)
      effects.enter(types.lineEnding)
      effects.consume(code)
      effects.exit(types.lineEnding)
      return (next) => (this.parser.lazy[this.now().line] ? nok(next) : ok(next))
    }
  },
}

/** Matches the two dollar signs and the line end that close a formula. */
const closing: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let size = 0
    return factorySpace(effects, sequence, types.linePrefix)

    function sequence(code: Code) {
      if (size === 0) effects.enter('mathFlowSequence')
      if (code === codes.dollarSign && size < 2) {
        size += 1
        effects.consume(code)
        return sequence
      }
      if (size < 2) return nok(code)
      effects.exit('mathFlowSequence')
      return factorySpace(
        effects,
        (after) => (isLineEnd(after) ? ok(after) : nok(after)),
        types.whitespace,
      )(code)
    }
  },
}

/**
 * A block formula: `$$`, lines of source, `$$`; also `$$source$$` alone on a line. It contains no markup. An
 * unclosed formula ends with its container, like a code block.
 */
export const mathFlowConstruct: Construct = {
  name: 'mathFlow',
  concrete: true,
  tokenize(effects, ok, nok) {
    const context: TokenizeContext = this
    let size = 0
    return start

    function start(code: Code) {
      effects.enter('mathFlow')
      effects.enter('mathFlowSequence')
      return opening(code)
    }

    function opening(code: Code) {
      if (code === codes.dollarSign && size < 2) {
        size += 1
        effects.consume(code)
        return opening
      }
      if (size < 2 || code === codes.dollarSign) return nok(code)
      effects.exit('mathFlowSequence')
      return factorySpace(effects, afterOpening, types.whitespace)(code)
    }

    function afterOpening(code: Code) {
      if (code === codes.dollarSign) return effects.attempt(closing, finish, nok)(code)
      if (!isLineEnd(code)) {
        effects.enter('mathFlowValue')
        return oneLine(code)
      }
      return context.interrupt ? ok(code) : lineEnd(code)
    }

    function oneLine(code: Code) {
      if (isLineEnd(code)) return nok(code)
      if (code === codes.dollarSign) {
        effects.exit('mathFlowValue')
        return effects.attempt(closing, finish, nok)(code)
      }
      effects.consume(code)
      return oneLine
    }

    function lineEnd(code: Code) {
      return code === null ? finish(code) : effects.check(sameContainer, nextLine, finish)(code)
    }

    function nextLine(code: Code) {
      effects.enter(types.lineEnding)
      effects.consume(code)
      effects.exit(types.lineEnding)
      return effects.attempt(closing, finish, lineStart)
    }

    function lineStart(code: Code) {
      if (isLineEnd(code)) return lineEnd(code)
      effects.enter('mathFlowValue')
      return line(code)
    }

    function line(code: Code) {
      if (isLineEnd(code)) {
        effects.exit('mathFlowValue')
        return lineEnd(code)
      }
      effects.consume(code)
      return line
    }

    function finish(code: Code) {
      effects.exit('mathFlow')
      return ok(code)
    }
  },
}
