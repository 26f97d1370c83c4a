import { asciiAlphanumeric, markdownLineEnding, markdownSpace } from 'micromark-util-character'
import { codes, constants, types } from 'micromark-util-symbol'
import type { Code, Construct, State, Token, TokenizeContext, TokenType } from 'micromark-util-types'
import { componentRows, longestComponentName } from './names.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    componentContent: 'componentContent'
    componentClose: 'componentClose'
  }
}

/** Texts without a closing tag of these names, so that they are not searched again. */
const missing = new WeakMap<TokenizeContext, Set<string>>()

/** Matches `</Name>` of any component, or of the given one. */
export function componentClose(wanted?: string): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      let name = ''
      return start

      function start(code: Code): State | undefined {
        if (code !== codes.lessThan) return nok(code)
        effects.enter('componentClose')
        effects.consume(code)
        return slash
      }

      function slash(code: Code): State | undefined {
        if (code !== codes.slash) return nok(code)
        effects.consume(code)
        return inName
      }

      function inName(code: Code): State | undefined {
        if (asciiAlphanumeric(code) && name.length <= longestComponentName) {
          name += String.fromCharCode(code ?? 0)
          effects.consume(code)
          return inName
        }
        const fits = wanted === undefined ? componentRows.has(name) : name === wanted
        return fits ? end(code) : nok(code)
      }

      function end(code: Code): State | undefined {
        if (code !== codes.greaterThan && !markdownSpace(code)) return nok(code)
        effects.consume(code)
        if (code !== codes.greaterThan) return end
        effects.exit('componentClose')
        return ok
      }
    },
  }
}

/**
 * Matches the content of a component up to the next closing tag of its name, and that tag. The text between
 * is separate inline markdown.
 *
 * @param lines whether the content can span lines
 */
export function componentContent(name: string, lines: 'one' | 'many'): Construct {
  const close = componentClose(name)
  const endOfContent = contentEnd(close, ['componentContent'])
  const endOfChunk = contentEnd(close, [types.chunkText, 'componentContent'])
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      const context = this
      let previous: Token | undefined
      return (code) => (missing.get(context)?.has(name) ? nok(code) : effects.attempt(close, ok, open)(code))

      function open(code: Code): State | undefined {
        effects.enter('componentContent')
        return chunkStart(code)
      }

      function lineStart(code: Code): State | undefined {
        return effects.attempt(endOfContent, ok, chunkStart)(code)
      }

      function chunkStart(code: Code): State | undefined {
        if (code === codes.eof) return miss(code)
        const token = effects.enter(types.chunkText, { contentType: constants.contentTypeText, previous })
        if (previous) previous.next = token
        previous = token
        return data(code)
      }

      function inside(code: Code): State | undefined {
        return code === codes.lessThan ? effects.attempt(endOfChunk, ok, data)(code) : data(code)
      }

      function data(code: Code): State | undefined {
        if (code === codes.eof) return miss(code)
        if (!markdownLineEnding(code)) {
          effects.consume(code)
          return inside
        }
        if (lines === 'one') return nok(code)
        effects.consume(code)
        effects.exit(types.chunkText)
        return lineStart
      }

      function miss(code: Code): State | undefined {
        if (lines === 'many') missing.set(context, new Set(missing.get(context)).add(name))
        return nok(code)
      }
    },
  }
}

function contentEnd(close: Construct, open: readonly TokenType[]): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      return (code) => {
        for (const type of open) effects.exit(type)
        return effects.attempt(close, ok, nok)(code)
      }
    },
  }
}
