import { htmlText } from 'micromark-core-commonmark'
import { codes, types } from 'micromark-util-symbol'
import type { Code, Construct, State, TokenizeContext } from 'micromark-util-types'

type SoughtKind = 'declaration' | 'cdata' | 'instruction'

/** Kinds of HTML that have no end in a text. */
const unended = new WeakMap<TokenizeContext, Set<SoughtKind>>()

/**
 * CommonMark's inline HTML with a memory. `<?`, `<!A`, and `<![CDATA[` are read up to their end, so a text
 * with many unclosed starts would be read as many times. Replaces `htmlText`, with the same tokens. Comments
 * have a separate construct (`comment/`); a comment that arrives here has no end.
 */
export const rememberingHtmlText: Construct = {
  ...htmlText,
  name: 'htmlTextRemembering',
  tokenize(effects, ok, nok) {
    const context = this
    let kind: SoughtKind | 'comment' | 'tag' = 'tag'
    const look: Construct = {
      partial: true,
      tokenize(ahead, seen) {
        return (code) => {
          ahead.enter(types.data)
          ahead.consume(code)
          return second
        }

        function second(code: Code): State | undefined {
          if (code === codes.questionMark) kind = 'instruction'
          if (code !== codes.exclamationMark) return done(code)
          ahead.consume(code)
          return third
        }

        function third(code: Code): State | undefined {
          if (code === codes.dash) kind = 'comment'
          else kind = code === codes.leftSquareBracket ? 'cdata' : 'declaration'
          return done(code)
        }

        function done(code: Code): State | undefined {
          ahead.exit(types.data)
          return seen(code)
        }
      },
    }
    return effects.check(look, read, nok)

    function read(code: Code): State | undefined {
      if (kind === 'tag') return htmlText.tokenize.call(context, effects, ok, nok)(code)
      if (kind === 'comment' || unended.get(context)?.has(kind)) return nok(code)
      return htmlText.tokenize.call(context, effects, ok, missed)(code)
    }

    function missed(code: Code): State | undefined {
      if (code === codes.eof && kind !== 'tag' && kind !== 'comment') {
        unended.set(context, new Set(unended.get(context)).add(kind))
      }
      return nok(code)
    }
  },
}
