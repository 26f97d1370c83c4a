import { htmlFlow } from 'micromark-core-commonmark'
import { asciiAlphanumeric } from 'micromark-util-character'
import { codes } from 'micromark-util-symbol'
import type { Code, Construct, State } from 'micromark-util-types'
import { componentRows, longestComponentName } from './names.ts'

/** Elements whose HTML continues over blank lines until their closing tag. */
const rawNames: ReadonlySet<string> = new Set(['pre', 'script', 'style', 'textarea'])

type HtmlKind = 'component' | 'blankEnded' | 'closed'

/** HTML that ends at a blank line or at the end of a container. */
export const blankEndedHtml: Construct = htmlOf('blankEnded', 'htmlFlowBlankEnded')

/** HTML with an explicit end: comments, `<pre>`, declarations. */
export const closedHtml: Construct = htmlOf('closed', 'htmlFlowClosed')

/**
 * CommonMark's HTML blocks without component tags. Otherwise, `<Badge />` alone on a line would start one
 * that includes the next lines. Replaces `htmlFlow`, with the same tokens.
 */
function htmlOf(kind: HtmlKind, name: string): Construct {
  const start = htmlStart(kind)
  return {
    ...htmlFlow,
    name,
    tokenize(effects, ok, nok) {
      return effects.check(start, htmlFlow.tokenize.call(this, effects, ok, nok), nok)
    },
  }
}

/** Looks at the first letters of a tag to see whether it is HTML of this kind. */
function htmlStart(wanted: HtmlKind): Construct {
  return {
    partial: true,
    tokenize(effects, ok, nok) {
      let name = ''
      let closes = false
      return start

      function start(code: Code): State | undefined {
        effects.enter('data')
        effects.consume(code)
        return afterStart
      }

      function afterStart(code: Code): State | undefined {
        if (code === codes.exclamationMark || code === codes.questionMark) return decide('closed', code)
        if (code !== codes.slash) return inName(code)
        closes = true
        effects.consume(code)
        return inName
      }

      function inName(code: Code): State | undefined {
        const belongs = asciiAlphanumeric(code) || code === codes.dash
        if (belongs && name.length <= longestComponentName) {
          name += String.fromCharCode(code ?? 0)
          effects.consume(code)
          return inName
        }
        if (componentRows.has(name)) return decide('component', code)
        return decide(!closes && rawNames.has(name.toLowerCase()) ? 'closed' : 'blankEnded', code)
      }

      function decide(kind: HtmlKind, code: Code): State | undefined {
        effects.exit('data')
        return kind === wanted ? ok(code) : nok(code)
      }
    },
  }
}
