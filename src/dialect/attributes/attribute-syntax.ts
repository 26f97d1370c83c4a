import { factorySpace } from 'micromark-factory-space'
import { markdownLineEndingOrSpace, markdownSpace } from 'micromark-util-character'
import { codes, types } from 'micromark-util-symbol'
import type { Code, Construct, Effects, Event, State, TokenizeContext, TokenType } from 'micromark-util-types'
import { withoutEnd } from '../../content/text-ends.ts'
import { parseAttributes } from '../attribute-list.ts'
import { isLineEnd } from '../container/closing-line.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    /** Directly after a link, image, or inline code, to which it belongs. */
    attributesInline: 'attributesInline'
    /** At the end of a heading or paragraph; it belongs to that block. */
    attributesBlock: 'attributesBlock'
    /** On a separate line; it belongs to the list or table above. */
    attributesLine: 'attributesLine'
  }
}

/** Tokenizes an attribute list with its braces. It never spans lines. */
function tokenizeList(
  context: TokenizeContext,
  effects: Effects,
  type: TokenType,
  ok: State,
  nok: State,
): State {
  return (code) => {
    effects.enter(type)
    effects.consume(code)
    return inside
  }

  function inside(code: Code) {
    if (isLineEnd(code) || code === codes.leftCurlyBrace) return nok(code)
    effects.consume(code)
    return code === codes.rightCurlyBrace ? finish : inside
  }

  function finish(code: Code) {
    const token = effects.exit(type)
    return parseAttributes(context.sliceSerialize(token).slice(1, -1)) ? ok(code) : nok(code)
  }
}

const endOfText: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return factorySpace(effects, (code) => (code === null ? ok(code) : nok(code)), types.whitespace)
  },
}

const holders = new Set<TokenType>([types.link, types.image, types.codeText])

/** `[text](href){.class}` and `## Heading {#id}`. */
export const attributesTextConstruct: Construct = {
  name: 'attributesText',
  resolveTo: trimBefore,
  tokenize(effects, ok, nok) {
    const tail = this.events.at(-1)
    if (tail && tail[0] === 'exit' && holders.has(tail[1].type)) {
      return tokenizeList(this, effects, 'attributesInline', ok, nok)
    }
    if (this.previous !== null && !markdownLineEndingOrSpace(this.previous)) return nok
    const atEnd: State = (code) => effects.attempt(endOfText, ok, nok)(code)
    return tokenizeList(this, effects, 'attributesBlock', atEnd, nok)
  },
}

/** Moves the spaces before a block's attributes into the token of the attributes. */
function trimBefore(events: Event[]): Event[] {
  const start = events.findLastIndex(
    ([moment, token]) => moment === 'enter' && token.type !== types.whitespace,
  )
  const list = events[start]?.[1]
  const before = events[start - 1]
  if (list?.type !== 'attributesBlock' || before?.[1].type !== types.data) return events
  const [, data, context] = before
  const text = context.sliceSerialize(data)
  const surplus = text.length - withoutEnd(text, ' ').length
  if (surplus === text.length) {
    list.start = data.start
    events.splice(start - 2, 2)
  } else {
    data.end.column -= surplus
    data.end.offset -= surplus
    data.end._bufferIndex -= surplus
    list.start = { ...data.end }
  }
  return events
}

/** A line that contains only an attribute list. It can interrupt the paragraph of a list item, but no other. */
export const attributesLineConstruct: Construct = {
  name: 'attributesLine',
  tokenize(effects, ok, nok) {
    const { interrupt, parser } = this
    if (interrupt && !parser.lazy[this.now().line]) return nok
    return tokenizeList(this, effects, 'attributesLine', after, nok)

    function after(code: Code) {
      if (markdownSpace(code)) return factorySpace(effects, after, types.whitespace)(code)
      return isLineEnd(code) ? ok(code) : nok(code)
    }
  },
}
