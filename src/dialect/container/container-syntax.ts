import { codes } from 'micromark-util-symbol'
import type { Code, Construct, State } from 'micromark-util-types'
import { minimumColons } from './closing-line.ts'
import { beginContainer, continueLine, endContainer } from './container-life.ts'
import { readOpening } from './opening-line.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    container: 'container'
    containerFence: 'containerFence'
    containerSequence: 'containerSequence'
  }
}

/**
 * `::: name` … `:::`: a container of the document like a block quote, so that lists, quotes, and code blocks
 * in it work as elsewhere, and a code block hides colons in it.
 */
export const containerConstruct: Construct = {
  name: 'container',
  tokenize(effects, ok, nok) {
    const context = this
    const begin = beginContainer(context)
    let colons = 0
    return start

    function start(code: Code): State | undefined {
      if (!begin) return nok(code)
      effects.enter('container', { _container: true })
      effects.enter('containerFence')
      effects.enter('containerSequence')
      return sequence(code)
    }

    function sequence(code: Code): State | undefined {
      if (code === codes.colon) {
        colons += 1
        effects.consume(code)
        return sequence
      }
      if (colons < minimumColons) return nok(code)
      effects.exit('containerSequence')
      return readOpening(context, effects, opened, nok)(code)
    }

    function opened(name: string): State {
      return (code) => {
        effects.exit('containerFence')
        begin?.({ kind: 'colons', count: colons }, name)
        return ok(code)
      }
    }
  },
  continuation: { tokenize: continueLine },
  exit(effects) {
    endContainer(this, effects, 'container')
  },
}
