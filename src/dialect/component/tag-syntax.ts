import { asciiAlpha, asciiAlphanumeric, markdownLineEnding, markdownSpace } from 'micromark-util-character'
import { codes, types } from 'micromark-util-symbol'
import type { Code, Effects, State } from 'micromark-util-types'
import { componentRows, longestComponentName } from './names.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    componentTag: 'componentTag'
    componentTagData: 'componentTagData'
  }
}

/** The result of tokenizing a tag. */
export type ReadTag = { readonly name: string; readonly isEmpty: boolean }

/**
 * Tokenizes the opening tag of a component: a name from the table, attributes with or without values (quoted
 * or not, also `:name="…"` and `@name="…"`), then `>` or `/>`.
 *
 * @param lineStart called at the start of each further line, where returning a state ends the tag; without
 * it, a tag has one line
 */
export function readTag(
  effects: Effects,
  found: (tag: ReadTag) => State,
  missed: State,
  lineStart?: State,
): State {
  let name = ''
  let quote: Code = null
  let isSpaced = false
  return start

  function start(code: Code): State | undefined {
    effects.enter('componentTag')
    effects.enter('componentTagData')
    effects.consume(code)
    return inName
  }

  function inName(code: Code): State | undefined {
    if (asciiAlphanumeric(code) && name.length <= longestComponentName) {
      name += String.fromCharCode(code ?? 0)
      effects.consume(code)
      return inName
    }
    return componentRows.has(name) ? between(code) : missed(code)
  }

  /** After the name, an attribute, or a space. */
  function between(code: Code): State | undefined {
    if (markdownSpace(code) || markdownLineEnding(code)) return space(code, between)
    if (code === codes.slash) return slash(code)
    if (code === codes.greaterThan) return end(code, false)
    if (!isSpaced || !isNameStart(code)) return missed(code)
    isSpaced = false
    effects.consume(code)
    return inAttribute
  }

  function inAttribute(code: Code): State | undefined {
    if (isNameStart(code) || asciiAlphanumeric(code) || code === codes.dash || code === codes.dot) {
      effects.consume(code)
      return inAttribute
    }
    return afterAttribute(code)
  }

  function afterAttribute(code: Code): State | undefined {
    if (markdownSpace(code) || markdownLineEnding(code)) return space(code, afterAttribute)
    if (code !== codes.equalsTo) return between(code)
    isSpaced = false
    effects.consume(code)
    return beforeValue
  }

  function beforeValue(code: Code): State | undefined {
    if (markdownSpace(code) || markdownLineEnding(code)) return space(code, beforeValue)
    isSpaced = false
    if (code === codes.quotationMark || code === codes.apostrophe) {
      quote = code
      effects.consume(code)
      return quoted
    }
    return isUnquoted(code) ? unquoted(code) : missed(code)
  }

  function quoted(code: Code): State | undefined {
    if (code === codes.eof) return missed(code)
    if (markdownLineEnding(code)) return space(code, quoted)
    effects.consume(code)
    if (code !== quote) return quoted
    isSpaced = false
    return between
  }

  function unquoted(code: Code): State | undefined {
    if (code === codes.slash) {
      effects.consume(code)
      return slashInValue
    }
    if (!isUnquoted(code)) return between(code)
    effects.consume(code)
    return unquoted
  }

  /** `src=/a/b/>` ends with the tag's closing slash. */
  function slashInValue(code: Code): State | undefined {
    return code === codes.greaterThan ? end(code, true) : unquoted(code)
  }

  function slash(code: Code): State | undefined {
    effects.consume(code)
    return (next) => (next === codes.greaterThan ? end(next, true) : missed(next))
  }

  function space(code: Code, next: State): State | undefined {
    isSpaced = true
    if (markdownLineEnding(code)) return lineStart ? lineEnding(code, next) : missed(code)
    effects.consume(code)
    return next
  }

  function lineEnding(code: Code, next: State): State {
    effects.exit('componentTagData')
    effects.enter(types.lineEnding)
    effects.consume(code)
    effects.exit(types.lineEnding)
    return (after) => {
      // A blank line ends every block that contains the tag.
      if (after === codes.eof || markdownLineEnding(after)) return missed(after)
      const stopped = lineStart?.(after)
      if (stopped) return stopped
      effects.enter('componentTagData')
      return next(after)
    }
  }

  function end(code: Code, isEmpty: boolean): State {
    effects.consume(code)
    effects.exit('componentTagData')
    effects.exit('componentTag')
    return found({ name, isEmpty })
  }
}

function isNameStart(code: Code): boolean {
  return asciiAlpha(code) || code === codes.colon || code === codes.atSign || code === codes.underscore
}

function isUnquoted(code: Code): boolean {
  if (code === codes.eof || markdownLineEnding(code) || markdownSpace(code)) return false
  return !unquotedEnds.has(code)
}

const unquotedEnds: ReadonlySet<number> = new Set([
  codes.quotationMark,
  codes.apostrophe,
  codes.lessThan,
  codes.equalsTo,
  codes.greaterThan,
  codes.graveAccent,
])
