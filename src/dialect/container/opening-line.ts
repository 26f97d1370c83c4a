import { factorySpace } from 'micromark-factory-space'
import { asciiAlpha, asciiAlphanumeric, markdownSpace } from 'micromark-util-character'
import { codes, types } from 'micromark-util-symbol'
import type { Code, Effects, State, TokenizeContext } from 'micromark-util-types'
import { isLineEnd } from './closing-line.ts'
import { bracketTitle, readTitle, titleText } from './title-line.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    containerName: 'containerName'
    containerGroup: 'containerGroup'
  }
}

/**
 * Tokenizes the rest of an opening line after the colons: a name, then nothing, `#group`, `[Title]`, `
 * Title`, and `{#id .class}`. Anything else after the name (`tip:`) makes the line text, as in
 * markdown-it-container.
 *
 * @param found receives the name, at the end of the line
 */
export function readOpening(
  context: TokenizeContext,
  effects: Effects,
  found: (name: string) => State,
  missed: State,
): State {
  let name = ''
  return factorySpace(effects, nameStart, types.whitespace)

  function nameStart(code: Code): State | undefined {
    if (!asciiAlpha(code)) return missed(code)
    effects.enter('containerName')
    return inName(code)
  }

  function inName(code: Code): State | undefined {
    if (asciiAlphanumeric(code) || code === codes.dash || code === codes.underscore) {
      effects.consume(code)
      return inName
    }
    name = context.sliceSerialize(effects.exit('containerName'))
    if (code !== codes.numberSign) return afterName(code)
    effects.enter('containerGroup')
    return inGroup(code)
  }

  function inGroup(code: Code): State | undefined {
    if (isLineEnd(code) || markdownSpace(code) || code === codes.leftCurlyBrace) {
      effects.exit('containerGroup')
      return afterName(code)
    }
    effects.consume(code)
    return inGroup
  }

  function afterName(code: Code): State | undefined {
    const end = found(name)
    const plain = readTitle(effects, name, end, missed)
    if (code !== codes.leftSquareBracket) return plain(code)
    return effects.attempt(bracketTitle(name), end, afterBracket)(code)
  }

  /** An unclosed bracket starts the title. */
  function afterBracket(code: Code): State | undefined {
    return titleText(effects, name, found(name))(code)
  }
}
