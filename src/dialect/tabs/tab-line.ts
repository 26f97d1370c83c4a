import { markdownSpace } from 'micromark-util-character'
import { codes } from 'micromark-util-symbol'
import type { Code, Construct, State } from 'micromark-util-types'
import { isLineEnd } from '../container/closing-line.ts'
import { offsetBeforePrefix } from '../container/container-leave.ts'
import { containerLedger, innermost } from '../container/container-ledger.ts'
import { containerRow } from '../container/names.ts'
import type { ElementShape } from '../element-shape.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    tabLine: 'tabLine'
  }
}

/** The parsed form of `@tab:active Title#value`. */
export type TabHead = {
  readonly title: string
  /** The value stored for a choice instead of the title. */
  readonly value?: string
  /** Whether it is shown first; otherwise the first tab is. */
  readonly active: boolean
}

/** Parses an `@tab` line. A `#` without text after it belongs to the title (`C#`). */
export function readTabLine(source: string): TabHead {
  const line = source.replace(/^@tab/, '')
  const active = line.startsWith(':active')
  const text = line.slice(active ? ':active'.length : 0).trim()
  const mark = text.lastIndexOf('#')
  const value = mark < 0 ? '' : text.slice(mark + 1)
  if (value === '' || /\s/.test(value)) return { title: text, active }
  return { title: text.slice(0, mark).trim(), value, active }
}

/** Returns the element of a tab's section. */
export function tabShape(head: TabHead): ElementShape {
  const { title, value, active } = head
  return {
    tagName: 'section',
    properties: { dataTab: title, dataValue: value, dataActive: active ? '' : undefined },
  }
}

/** `@tab …`, a block without content that starts a section. Valid only directly in tabs; elsewhere it is text. */
export const tabLine: Construct = {
  name: 'tabLine',
  tokenize(effects, ok, nok) {
    const word = '@tab'
    const flag = ':active'
    const around = innermost(containerLedger(this.parser), this.now().line)
    const direct = around?.offset === offsetBeforePrefix(this)
    const inTabs = around?.closing.kind === 'colons' && containerRow(around.name)?.kind === 'tabs'
    let at = 0
    return start

    function start(code: Code): State | undefined {
      if (!direct || !inTabs) return nok(code)
      effects.enter('tabLine')
      return inWord(code)
    }

    function inWord(code: Code): State | undefined {
      if (at === word.length) {
        at = 0
        return code === codes.colon ? inFlag(code) : afterWord(code)
      }
      if (code !== word.charCodeAt(at)) return nok(code)
      at += 1
      effects.consume(code)
      return inWord
    }

    function inFlag(code: Code): State | undefined {
      if (at === flag.length) return afterWord(code)
      if (code !== flag.charCodeAt(at)) return nok(code)
      at += 1
      effects.consume(code)
      return inFlag
    }

    function afterWord(code: Code): State | undefined {
      return isLineEnd(code) || markdownSpace(code) ? rest(code) : nok(code)
    }

    function rest(code: Code): State | undefined {
      if (!isLineEnd(code)) {
        effects.consume(code)
        return rest
      }
      effects.exit('tabLine')
      return ok(code)
    }
  },
}
