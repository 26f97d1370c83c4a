import { markdownLineEnding, markdownLineEndingOrSpace } from 'micromark-util-character'
import { codes } from 'micromark-util-symbol'
import type { Code, Construct } from 'micromark-util-types'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    mathText: 'mathText'
    mathTextSequence: 'mathTextSequence'
    mathTextValue: 'mathTextValue'
  }
}

/** An inline formula: `$$E = mc^2$$`. It contains no markup. `$HOME` and prices are text. */
export const mathTextConstruct: Construct = {
  name: 'mathText',
  previous: (code) => code !== codes.dollarSign,
  tokenize(effects, ok, nok) {
    let size = 0
    let closed = 0
    let last: Code = null
    return start

    function start(code: Code) {
      effects.enter('mathText')
      effects.enter('mathTextSequence')
      return opening(code)
    }

    function opening(code: Code) {
      if (code === codes.dollarSign) {
        size += 1
        effects.consume(code)
        return opening
      }
      effects.exit('mathTextSequence')
      if (size !== 2 || code === null || markdownLineEndingOrSpace(code)) return nok(code)
      effects.enter('mathTextValue')
      return inside(code)
    }

    // The first dollar sign decides: searching for a later one would take quadratic time on hostile input.
    function inside(code: Code) {
      if (code === null || markdownLineEnding(code)) return nok(code)
      if (code === codes.dollarSign && last !== codes.backslash) {
        if (markdownLineEndingOrSpace(last)) return nok(code)
        effects.exit('mathTextValue')
        effects.enter('mathTextSequence')
        return closing(code)
      }
      last = code
      effects.consume(code)
      return inside
    }

    function closing(code: Code) {
      if (code === codes.dollarSign && closed < size) {
        closed += 1
        effects.consume(code)
        return closing
      }
      if (closed < size || code === codes.dollarSign) return nok(code)
      effects.exit('mathTextSequence')
      effects.exit('mathText')
      return ok(code)
    }
  },
}
