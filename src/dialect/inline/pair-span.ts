import { asciiAlphanumeric } from 'micromark-util-character'
import { classifyCharacter } from 'micromark-util-classify-character'
import { resolveAll } from 'micromark-util-resolve-all'
import { codes, constants, types } from 'micromark-util-symbol'
import type { Code, Construct, Event, Resolver, Token, Tokenizer, TokenType } from 'micromark-util-types'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    mark: 'mark'
    markCandidate: 'markCandidate'
    markSequence: 'markSequence'
    markText: 'markText'
    spoiler: 'spoiler'
    spoilerCandidate: 'spoilerCandidate'
    spoilerSequence: 'spoilerSequence'
    spoilerText: 'spoilerText'
  }
}

/** A span between two equal pairs of characters, with inline markup in it. */
export type PairSpan = {
  /** The character that is doubled on both sides. */
  readonly code: number
  /** Token of the whole span. */
  readonly span: TokenType
  /** Token of two characters that may turn out to be text. */
  readonly candidate: TokenType
  /** Token of two characters that start or end a span. */
  readonly sequence: TokenType
  /** Token of the content. */
  readonly text: TokenType
}

/** `==marked text==` */
export const markSpan: PairSpan = {
  code: codes.equalsTo,
  span: 'mark',
  candidate: 'markCandidate',
  sequence: 'markSequence',
  text: 'markText',
}

/** `!!hidden until asked for!!` */
export const spoilerSpan: PairSpan = {
  code: codes.exclamationMark,
  span: 'spoiler',
  candidate: 'spoilerCandidate',
  sequence: 'spoilerSequence',
  text: 'spoilerText',
}

/**
 * Returns the micromark construct of a pair span. A sequence has exactly two characters; next to a third they
 * are text. A sequence opens if no space follows and closes if none precedes, so it works between Chinese
 * characters; between two ASCII letters or digits it does neither. Spans of one kind do not nest: of several
 * openings, the last one counts, which keeps the work linear.
 */
export function pairConstruct(kind: PairSpan): Construct {
  return { name: kind.span, tokenize: tokenizePair(kind), resolveAll: resolvePairs(kind) }
}

function tokenizePair(kind: PairSpan): Tokenizer {
  return function (effects, ok, nok) {
    const before = this.previous
    const tail = this.events.at(-1)
    return start

    function start(code: Code) {
      if (before === kind.code && tail?.[1].type !== types.characterEscape) return nok(code)
      effects.enter(kind.candidate)
      effects.consume(code)
      return second
    }

    function second(code: Code) {
      if (code !== kind.code) return nok(code)
      effects.consume(code)
      return after
    }

    function after(code: Code) {
      if (code === kind.code) return nok(code)
      // `!![alt](src)` is an exclamation mark before an image, as elsewhere.
      if (kind.code === codes.exclamationMark && code === codes.leftSquareBracket) return nok(code)
      const token = effects.exit(kind.candidate)
      // `a==b` is a comparison, not half of a mark.
      const withinWord = asciiAlphanumeric(before) && asciiAlphanumeric(code)
      token._open = !withinWord && classifyCharacter(code) !== constants.characterGroupWhitespace
      token._close = !withinWord && classifyCharacter(before) !== constants.characterGroupWhitespace
      return ok(code)
    }
  }
}

function resolvePairs(kind: PairSpan): Resolver {
  return (events, context) => {
    // Called for the content of every link and emphasis; most have no candidate.
    if (!events.some(([, token]) => token.type === kind.candidate)) return events
    const constructs = context.parser.constructs.insideSpan.null ?? []
    const result: Event[] = []
    let openAt = -1
    let opening: Token | undefined
    for (const event of events) {
      const [moment, token] = event
      result.push(event)
      if (token.type !== kind.candidate || moment === 'enter') continue
      // An empty span does not count.
      if (opening && token._close && result.length > openAt + 4) {
        const closingEvents = result.splice(-2)
        const inside = result.splice(openAt + 2)
        const span: Token = { type: kind.span, start: { ...opening.start }, end: { ...token.end } }
        const text: Token = { type: kind.text, start: { ...opening.end }, end: { ...token.start } }
        result.splice(openAt, 0, ['enter', span, context])
        result.push(['enter', text, context])
        for (const inner of resolveAll(constructs, inside, context)) result.push(inner)
        result.push(['exit', text, context], ...closingEvents, ['exit', span, context])
        opening.type = kind.sequence
        token.type = kind.sequence
        opening = undefined
      } else if (token._open) {
        openAt = result.length - 2
        opening = token
      }
    }
    for (const [, token] of result) if (token.type === kind.candidate) token.type = types.data
    // micromark keeps a reference to this array, so it must be changed in place.
    events.length = 0
    for (const event of result) events.push(event)
    return events
  }
}
