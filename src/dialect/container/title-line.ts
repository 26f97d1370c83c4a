import { factorySpace } from 'micromark-factory-space'
import { markdownSpace } from 'micromark-util-character'
import { codes, constants, types } from 'micromark-util-symbol'
import type { Code, Construct, Effects, State } from 'micromark-util-types'
import { readContainerAttributes } from './attributes.ts'
import { isLineEnd } from './closing-line.ts'
import { titleKind } from './names.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    containerTitle: 'containerTitle'
    containerLabel: 'containerLabel'
    containerLabelMarker: 'containerLabelMarker'
    containerAttributes: 'containerAttributes'
  }
}

/**
 * Tokenizes the rest of an opening line after a name: nothing, or a space and a title, optionally followed by
 * attributes.
 *
 * @param name decides how the title is parsed (`titleKind`)
 */
export function readTitle(effects: Effects, name: string, end: State, missed: State): State {
  const spaced: State = (code) => {
    if (!markdownSpace(code)) return missed(code)
    return factorySpace(effects, titleText(effects, name, end), types.whitespace)(code)
  }
  return effects.attempt(lineEnd, end, spaced)
}

/** Tokenizes a title up to the end of its line, or up to attributes there. */
export function titleText(effects: Effects, name: string, end: State): State {
  return start

  function start(code: Code): State | undefined {
    enterTitle(effects, name)
    return inside(code)
  }

  function inside(code: Code): State | undefined {
    if (isLineEnd(code) || markdownSpace(code)) return effects.attempt(titleEnd(name), end, space)(code)
    effects.consume(code)
    return inside
  }

  function space(code: Code): State | undefined {
    if (!markdownSpace(code)) return inside(code)
    effects.consume(code)
    return space
  }
}

function enterTitle(effects: Effects, name: string): void {
  if (titleKind(name) === 'plain') {
    effects.enter('containerLabel')
    return
  }
  effects.enter('containerTitle')
  effects.enter(types.chunkText, { contentType: constants.contentTypeText })
}

function exitTitle(effects: Effects, name: string): void {
  if (titleKind(name) === 'plain') {
    effects.exit('containerLabel')
    return
  }
  effects.exit(types.chunkText)
  effects.exit('containerTitle')
}

/** Spaces, attributes, spaces, end of line. */
const lineEnd: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const context = this
    return factorySpace(effects, attributesStart, types.whitespace)

    function attributesStart(code: Code): State | undefined {
      if (code !== codes.leftCurlyBrace) return end(code)
      effects.enter('containerAttributes')
      effects.consume(code)
      return inAttributes
    }

    function inAttributes(code: Code): State | undefined {
      if (isLineEnd(code) || code === codes.leftCurlyBrace) return nok(code)
      effects.consume(code)
      return code === codes.rightCurlyBrace ? afterAttributes : inAttributes
    }

    function afterAttributes(code: Code): State | undefined {
      const source = context.sliceSerialize(effects.exit('containerAttributes'))
      if (!readContainerAttributes(source)) return nok(code)
      return factorySpace(effects, end, types.whitespace)(code)
    }

    function end(code: Code): State | undefined {
      return isLineEnd(code) ? ok(code) : nok(code)
    }
  },
}

/** The end of a title, and the rest of its line. */
const titleEnd = (name: string): Construct => ({
  partial: true,
  tokenize(effects, ok, nok) {
    return (code) => {
      exitTitle(effects, name)
      return effects.attempt(lineEnd, ok, nok)(code)
    }
  },
})

/** `[Title]` up to the matching bracket, and the rest of its line. */
export const bracketTitle = (name: string): Construct => ({
  partial: true,
  tokenize(effects, ok, nok) {
    let depth = 0
    return open

    function open(code: Code): State | undefined {
      bracket(code)
      return titleStart
    }

    function titleStart(code: Code): State | undefined {
      if (code === codes.rightSquareBracket) return close(code)
      enterTitle(effects, name)
      return inTitle(code)
    }

    function inTitle(code: Code): State | undefined {
      if (isLineEnd(code)) return nok(code)
      if (code === codes.rightSquareBracket && depth === 0) {
        exitTitle(effects, name)
        return close(code)
      }
      if (code === codes.leftSquareBracket) depth += 1
      if (code === codes.rightSquareBracket) depth -= 1
      effects.consume(code)
      return code === codes.backslash ? escaped : inTitle
    }

    function escaped(code: Code): State | undefined {
      if (isLineEnd(code)) return nok(code)
      effects.consume(code)
      return inTitle
    }

    function close(code: Code): State | undefined {
      bracket(code)
      return effects.attempt(lineEnd, ok, nok)
    }

    function bracket(code: Code): void {
      effects.enter('containerLabelMarker')
      effects.consume(code)
      effects.exit('containerLabelMarker')
    }
  },
})
