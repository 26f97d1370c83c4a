import '../gfm-tokens.ts'
import { decodeNamedCharacterReference } from 'decode-named-character-reference'
import { decodeNumericCharacterReference } from 'micromark-util-decode-numeric-character-reference'
import type { Event, Token, TokenType } from 'micromark-util-types'
import { emojiText } from '../inline/emoji.ts'

const headings = new Set<TokenType>(['atxHeading', 'setextHeading'])

// What stands in these is no text of the heading; `plainText` leaves out the same nodes.
const silent = new Set<TokenType>([
  'image',
  'resource',
  'reference',
  'gfmFootnoteCall',
  'htmlText',
  'comment',
  'componentTag',
  'attributesInline',
  'attributesBlock',
])

const literal = new Set<TokenType>([
  'data',
  'characterEscapeValue',
  'codeTextData',
  'mathTextValue',
  'autolinkProtocol',
  'autolinkEmail',
  'literalAutolinkHttp',
  'literalAutolinkWww',
  'literalAutolinkEmail',
  'lineEnding',
])

/** Collects the text of every heading from the events, as `plainText` does from a tree: the two give one slug. */
export class HeadingTexts {
  private readonly texts = new Map<Token, string>()
  private heading: Token | undefined
  private parts: string[] = []
  private silence = 0

  read([moment, token, context]: Event): void {
    if (headings.has(token.type)) {
      if (moment === 'exit') this.texts.set(token, this.parts.join('').trim())
      this.heading = moment === 'enter' ? token : undefined
      this.parts = []
    }
    if (!this.heading) return
    if (silent.has(token.type)) this.silence += moment === 'enter' ? 1 : -1
    else if (this.silence === 0 && moment === 'exit') {
      const text = textOf(token.type, () => context.sliceSerialize(token))
      if (text !== undefined) this.parts.push(text)
    }
  }

  /** The text of a heading; `undefined` for any other token. */
  of(token: Token): string | undefined {
    return this.texts.get(token)
  }
}

function textOf(type: TokenType, source: () => string): string | undefined {
  if (literal.has(type)) return source()
  if (type === 'emoji') return emojiText(source())
  if (type === 'characterReference') return decodeReference(source().slice(1, -1))
  if (type === 'hardBreakEscape' || type === 'hardBreakTrailing') return ' '
  return undefined
}

function decodeReference(name: string): string {
  if (!name.startsWith('#')) return decodeNamedCharacterReference(name) || ''
  const isHexadecimal = name[1] === 'x' || name[1] === 'X'
  return decodeNumericCharacterReference(name.slice(isHexadecimal ? 2 : 1), isHexadecimal ? 16 : 10)
}
