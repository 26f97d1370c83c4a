import { factorySpace } from 'micromark-factory-space'
import { markdownSpace } from 'micromark-util-character'
import { types } from 'micromark-util-symbol'
import type { Code, Construct, State } from 'micromark-util-types'
import { isLineEnd } from '../container/closing-line.ts'
import { beginContainer, continueLine, endContainer } from '../container/container-life.ts'
import { componentClose, componentContent } from './content-syntax.ts'
import { componentRows, containerComponents } from './names.ts'
import { type ReadTag, readTag } from './tag-syntax.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    /** Within a line of text. */
    componentText: 'componentText'
    /** A separate block. */
    componentFlow: 'componentFlow'
    /** Around blocks. */
    componentContainer: 'componentContainer'
    /** A closing tag without an opening tag. */
    componentStray: 'componentStray'
  }
}

/** `<Badge … />`, `<Badge …>text</Badge>`. Without a closing tag, a component is empty and the text after it stays text. */
export const componentText: Construct = {
  name: 'componentText',
  tokenize(effects, ok, nok) {
    return start

    function start(code: Code): State | undefined {
      effects.enter('componentText')
      return readTag(effects, afterTag, nok, () => undefined)(code)
    }

    function afterTag(tag: ReadTag): State {
      return tag.isEmpty ? end : effects.attempt(componentContent(tag.name, 'many'), end, end)
    }

    function end(code: Code): State | undefined {
      effects.exit('componentText')
      return ok(code)
    }
  },
}

/** A component alone on its lines; the content between its tags has one line. */
export const componentFlow: Construct = {
  name: 'componentFlow',
  tokenize(effects, ok, nok) {
    const lineStart: State = (code) => {
      const isOurs = !this.interrupt && !this.parser.lazy[this.now().line]
      return isOurs ? undefined : nok(code)
    }
    return start

    function start(code: Code): State | undefined {
      effects.enter('componentFlow')
      return readTag(effects, afterTag, nok, lineStart)(code)
    }

    function afterTag(tag: ReadTag): State {
      if (componentRows.get(tag.name)?.display !== 'block') return nok
      return tag.isEmpty ? end : effects.attempt(componentContent(tag.name, 'one'), end, end)
    }

    function end(code: Code): State | undefined {
      if (markdownSpace(code)) return factorySpace(effects, end, types.whitespace)(code)
      if (!isLineEnd(code)) return nok(code)
      effects.exit('componentFlow')
      return ok(code)
    }
  },
}

/** `<Card …>` alone on a line: contains the blocks up to `</Card>`, like a container of colons. */
export const componentContainer: Construct = {
  name: 'componentContainer',
  tokenize(effects, ok, nok) {
    const begin = beginContainer(this)
    let name = ''
    return start

    function start(code: Code): State | undefined {
      if (!begin) return nok(code)
      effects.enter('componentContainer', { _container: true })
      return readTag(effects, afterTag, nok)(code)
    }

    function afterTag(tag: ReadTag): State {
      name = tag.name
      return !tag.isEmpty && containerComponents.has(name) ? end : nok
    }

    function end(code: Code): State | undefined {
      if (markdownSpace(code)) return factorySpace(effects, end, types.whitespace)(code)
      if (!isLineEnd(code)) return nok(code)
      begin?.({ kind: 'tag', name }, name)
      return ok(code)
    }
  },
  continuation: { tokenize: continueLine },
  exit(effects) {
    endContainer(this, effects, 'componentContainer')
  },
}

const anyClose = componentClose()

/** A closing tag in a line of text without an opening tag: it is removed. */
export const strayCloseText: Construct = {
  name: 'componentStray',
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('componentStray')
      const end: State = (next) => {
        effects.exit('componentStray')
        return ok(next)
      }
      return effects.attempt(anyClose, end, nok)(code)
    }
  },
}

/** The same, alone on a line. */
export const strayCloseFlow: Construct = {
  name: 'componentStrayLine',
  tokenize(effects, ok, nok) {
    const end: State = (code) => (isLineEnd(code) ? ok(code) : nok(code))
    const spaces: State = (code) => factorySpace(effects, end, types.whitespace)(code)
    return effects.attempt(strayCloseText, spaces, nok)
  },
}
