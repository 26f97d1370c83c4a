import { factoryDestination } from 'micromark-factory-destination'
import { factorySpace } from 'micromark-factory-space'
import { factoryTitle } from 'micromark-factory-title'
import { asciiDigit, markdownLineEnding, markdownSpace } from 'micromark-util-character'
import { codes, constants, types } from 'micromark-util-symbol'
import type { Code, Construct } from 'micromark-util-types'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    /** `=200x300` between the brackets of an image. */
    imageSize: 'imageSize'
  }
}

const nestedParentheses = 32

/**
 * `![text](address =200x300)` and `![text](address "title" =200x300)`: not an image in CommonMark, but common
 * in existing pages. Its tokens are those of an ordinary image plus one for the size, so both compilers treat
 * it as one. The text must not contain brackets.
 */
export const legacyImageConstruct: Construct = {
  name: 'legacyImage',
  tokenize(effects, ok, nok) {
    let digits = 0
    return start

    function start(code: Code) {
      effects.enter(types.image)
      effects.enter(types.label)
      effects.enter(types.labelImageMarker)
      effects.consume(code)
      effects.exit(types.labelImageMarker)
      return openBracket
    }

    function openBracket(code: Code) {
      if (code !== codes.leftSquareBracket) return nok(code)
      marker(types.labelMarker, code)
      return textStart
    }

    function textStart(code: Code) {
      if (code === codes.rightSquareBracket) return closeBracket(code)
      effects.enter(types.labelText)
      effects.enter(types.chunkText, { contentType: constants.contentTypeText })
      return text(code)
    }

    function text(code: Code) {
      if (code === null || markdownLineEnding(code) || code === codes.leftSquareBracket) return nok(code)
      if (code === codes.rightSquareBracket) {
        effects.exit(types.chunkText)
        effects.exit(types.labelText)
        return closeBracket(code)
      }
      effects.consume(code)
      return text
    }

    function closeBracket(code: Code) {
      marker(types.labelMarker, code)
      effects.exit(types.label)
      return openParenthesis
    }

    function openParenthesis(code: Code) {
      if (code !== codes.leftParenthesis) return nok(code)
      effects.enter(types.resource)
      marker(types.resourceMarker, code)
      return factorySpace(effects, destination, types.whitespace)
    }

    function destination(code: Code) {
      return factoryDestination(
        effects,
        between,
        nok,
        types.resourceDestination,
        types.resourceDestinationLiteral,
        types.resourceDestinationLiteralMarker,
        types.resourceDestinationRaw,
        types.resourceDestinationString,
        nestedParentheses,
      )(code)
    }

    function between(code: Code) {
      return markdownSpace(code) ? factorySpace(effects, titleOrSize, types.whitespace)(code) : nok(code)
    }

    function titleOrSize(code: Code) {
      if (code !== codes.quotationMark && code !== codes.apostrophe) return size(code)
      return factoryTitle(
        effects,
        beforeSize,
        nok,
        types.resourceTitle,
        types.resourceTitleMarker,
        types.resourceTitleString,
      )(code)
    }

    function beforeSize(code: Code) {
      return markdownSpace(code) ? factorySpace(effects, size, types.whitespace)(code) : nok(code)
    }

    function size(code: Code) {
      if (code !== codes.equalsTo) return nok(code)
      effects.enter('imageSize')
      effects.consume(code)
      return width
    }

    function width(code: Code) {
      if (code === codes.lowercaseX) {
        effects.consume(code)
        return height
      }
      return digit(code) ? width : nok(code)
    }

    function height(code: Code) {
      if (digit(code)) return height
      if (digits === 0) return nok(code)
      effects.exit('imageSize')
      return factorySpace(effects, end, types.whitespace)(code)
    }

    function end(code: Code) {
      if (code !== codes.rightParenthesis) return nok(code)
      marker(types.resourceMarker, code)
      effects.exit(types.resource)
      effects.exit(types.image)
      return ok
    }

    function digit(code: Code): boolean {
      if (!asciiDigit(code)) return false
      digits += 1
      effects.consume(code)
      return true
    }

    function marker(type: 'labelMarker' | 'resourceMarker', code: Code) {
      effects.enter(type)
      effects.consume(code)
      effects.exit(type)
    }
  },
}
