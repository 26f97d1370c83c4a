import { blockQuote } from 'micromark-core-commonmark'
import { factorySpace } from 'micromark-factory-space'
import { asciiAlpha } from 'micromark-util-character'
import { codes, types } from 'micromark-util-symbol'
import type { Code, Construct, State } from 'micromark-util-types'
import { early } from './container-leave.ts'
import { alertNames } from './names.ts'
import { readTitle } from './title-line.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    alertName: 'alertName'
    alertMarker: 'alertMarker'
  }
}

/**
 * `> [!NOTE]`: a block quote whose first line makes it a callout, optionally with a title after the name.
 * Only GitHub's names count, in any letter case; otherwise the quote stays a quote.
 */
export const alertConstruct: Construct = {
  name: 'alert',
  tokenize(effects, ok, nok) {
    const context = this
    let name = ''
    return start

    function start(code: Code): State | undefined {
      effects.enter('container', { _container: true })
      effects.enter('containerFence')
      effects.enter(types.blockQuotePrefix)
      effects.enter(types.blockQuoteMarker)
      effects.consume(code)
      effects.exit(types.blockQuoteMarker)
      effects.exit(types.blockQuotePrefix)
      return factorySpace(effects, bracket, types.whitespace)
    }

    function bracket(code: Code): State | undefined {
      if (code !== codes.leftSquareBracket) return nok(code)
      effects.enter('alertMarker')
      effects.consume(code)
      return mark
    }

    function mark(code: Code): State | undefined {
      if (code !== codes.exclamationMark) return nok(code)
      effects.consume(code)
      effects.exit('alertMarker')
      return nameStart
    }

    function nameStart(code: Code): State | undefined {
      if (!asciiAlpha(code)) return nok(code)
      effects.enter('alertName')
      return inName(code)
    }

    function inName(code: Code): State | undefined {
      if (asciiAlpha(code)) {
        effects.consume(code)
        return inName
      }
      name = context.sliceSerialize(effects.exit('alertName')).toLowerCase()
      if (code !== codes.rightSquareBracket || !alertNames.has(name)) return nok(code)
      effects.enter('alertMarker')
      effects.consume(code)
      effects.exit('alertMarker')
      return readTitle(effects, name, finish, nok)
    }

    function finish(code: Code): State | undefined {
      effects.exit('containerFence')
      // From the second line on, its prefix is that of any other quote.
      if (context.containerState) context.containerState.open = true
      return ok(code)
    }
  },
  continuation: early(blockQuote).continuation,
  exit(effects) {
    effects.exit('container')
  },
}
