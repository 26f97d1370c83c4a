import { factorySpace } from 'micromark-factory-space'
import { markdownLineEnding, markdownSpace } from 'micromark-util-character'
import { codes, types } from 'micromark-util-symbol'
import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    comment: 'comment'
    commentData: 'commentData'
  }
}

const opening = '<!--'

/**
 * HTML comments on separate lines: a block without content. A comment followed by text stays CommonMark's
 * HTML block, from which the sanitizer drops the comment.
 */
export const commentFlow: Construct = {
  name: 'commentFlow',
  concrete: true,
  tokenize(effects, ok, nok) {
    const lineStart: State = (code) => {
      return this.parser.lazy[this.now().line] ? nok(code) : undefined
    }
    return readComment(effects, after, nok, { opened: this.interrupt ? ok : undefined, lineStart })

    function after(code: Code): State | undefined {
      if (code === codes.eof || markdownLineEnding(code)) return ok(code)
      if (markdownSpace(code)) return factorySpace(effects, after, types.whitespace)(code)
      if (code !== codes.lessThan) return nok(code)
      return readComment(effects, after, nok, { lineStart })(code)
    }
  },
}

/** Texts with an unclosed comment, so that later starts need no search for the end. */
const unended = new WeakSet<TokenizeContext>()

/** An HTML comment inside a line of text. */
export const commentText: Construct = {
  name: 'commentText',
  tokenize(effects, ok, nok) {
    const missed: State = (code) => {
      if (code === codes.eof) unended.add(this)
      return nok(code)
    }
    return (code) => (unended.has(this) ? nok(code) : readComment(effects, ok, missed, {})(code))
  },
}

type CommentHooks = {
  /** The state after `<!--`, if the start alone decides. */
  readonly opened?: State | undefined
  /** Called at the start of each further line; returning a state ends the comment. */
  readonly lineStart?: State
}

function readComment(effects: Effects, found: State, missed: State, hooks: CommentHooks): State {
  let size = 0
  let dashes = 0
  return start

  function start(code: Code): State | undefined {
    effects.enter('comment')
    effects.enter('commentData')
    return begin(code)
  }

  function begin(code: Code): State | undefined {
    if (code !== opening.charCodeAt(size)) return missed(code)
    size += 1
    effects.consume(code)
    if (size < opening.length) return begin
    // `<!-->` is a comment: the dashes of its start can also be those of its end.
    dashes = 2
    return hooks.opened ?? inside
  }

  function inside(code: Code): State | undefined {
    if (code === codes.eof) return missed(code)
    if (markdownLineEnding(code)) {
      effects.exit('commentData')
      return lineEnding(code)
    }
    effects.consume(code)
    if (code === codes.greaterThan && dashes >= 2) return end
    dashes = code === codes.dash ? dashes + 1 : 0
    return inside
  }

  function lineEnding(code: Code): State | undefined {
    effects.enter(types.lineEnding)
    effects.consume(code)
    effects.exit(types.lineEnding)
    dashes = 0
    return nextLine
  }

  function nextLine(code: Code): State | undefined {
    if (code === codes.eof) return missed(code)
    const stopped = hooks.lineStart?.(code)
    if (stopped) return stopped
    if (markdownLineEnding(code)) return lineEnding(code)
    effects.enter('commentData')
    return inside(code)
  }

  function end(code: Code): State | undefined {
    effects.exit('commentData')
    effects.exit('comment')
    return found(code)
  }
}
