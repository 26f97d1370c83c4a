import { markdownLineEndingOrSpace } from 'micromark-util-character'
import { codes, constants, types } from 'micromark-util-symbol'
import type { Code, Construct, TokenType } from 'micromark-util-types'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    superscript: 'superscript'
    superscriptSequence: 'superscriptSequence'
    subscript: 'subscript'
    subscriptSequence: 'subscriptSequence'
  }
}

/** A span between two single characters without spaces or other markup in it: `29^th^`, `H~2~O`. */
export type TightSpan = {
  readonly code: number
  readonly span: TokenType
  readonly sequence: TokenType
}

/** `^raised^` */
export const superscriptSpan: TightSpan = {
  code: codes.caret,
  span: 'superscript',
  sequence: 'superscriptSequence',
}

/** `~lowered~`; two tildes are a deletion. */
export const subscriptSpan: TightSpan = {
  code: codes.tilde,
  span: 'subscript',
  sequence: 'subscriptSequence',
}

/** Returns the micromark construct of a tight span. Its text can contain escapes and character references. */
export function tightConstruct(kind: TightSpan): Construct {
  return {
    name: kind.span,
    tokenize(effects, ok, nok) {
      const before = this.previous
      const tail = this.events.at(-1)
      let escaped = false
      return start

      function start(code: Code) {
        if (before === kind.code && tail?.[1].type !== types.characterEscape) return nok(code)
        effects.enter(kind.span)
        sequence(code)
        return first
      }

      function sequence(code: Code) {
        effects.enter(kind.sequence)
        effects.consume(code)
        effects.exit(kind.sequence)
      }

      function first(code: Code) {
        if (code === kind.code || !canHold(code)) return nok(code)
        effects.enter(types.chunkString, { contentType: constants.contentTypeString })
        return inside(code)
      }

      function inside(code: Code) {
        if (code === kind.code && !escaped) {
          effects.exit(types.chunkString)
          sequence(code)
          effects.exit(kind.span)
          return last
        }
        if (!canHold(code)) return nok(code)
        escaped = code === codes.backslash && !escaped
        effects.consume(code)
        return inside
      }

      function last(code: Code) {
        return code === kind.code ? nok(code) : ok(code)
      }
    },
  }
}

// The start of code, a link, or a tag ends the attempt, because those bind more tightly.
const binding: readonly Code[] = [
  codes.eof,
  codes.graveAccent,
  codes.leftSquareBracket,
  codes.rightSquareBracket,
  codes.lessThan,
]

const canHold = (code: Code): boolean => !markdownLineEndingOrSpace(code) && !binding.includes(code)
