import { blockQuote, list } from 'micromark-core-commonmark'
import { codes } from 'micromark-util-symbol'
import type { Extension } from 'micromark-util-types'
import { commentFlow, commentText } from './comment/comment-syntax.ts'
import {
  componentContainer,
  componentFlow,
  componentText,
  strayCloseFlow,
  strayCloseText,
} from './component/component-syntax.ts'
import { blankEndedHtml, closedHtml } from './component/html-flow.ts'
import { rememberingHtmlText } from './component/html-text.ts'
import { alertConstruct } from './container/alert-syntax.ts'
import { closingLine } from './container/closing-line.ts'
import { early, flowWitness, leavingLine } from './container/container-leave.ts'
import { containerConstruct } from './container/container-syntax.ts'
import { tabLine } from './tabs/tab-line.ts'

const digits = Array.from({ length: 10 }, (_, digit) => codes.digit0 + digit)
const listMarkers = [codes.asterisk, codes.plusSign, codes.dash, ...digits]

/**
 * Containers, tabs, alerts, components, and comments as one micromark extension. Code blocks need none: their
 * tokens are CommonMark's. HTML is read by CommonMark's own tokenizers after ours (the same tokens):
 * component tags must not start an HTML block, and an unclosed start is not followed twice.
 */
export const flowSyntax: Extension = {
  disable: { null: ['htmlFlow', 'htmlText'] },
  document: {
    [codes.colon]: containerConstruct,
    [codes.lessThan]: componentContainer,
    [codes.greaterThan]: [alertConstruct, early(blockQuote)],
    ...Object.fromEntries(listMarkers.map((code) => [code, early(list)])),
    null: leavingLine,
  },
  flowInitial: { null: flowWitness },
  flow: {
    [codes.colon]: closingLine,
    [codes.atSign]: tabLine,
    [codes.lessThan]: [closingLine, componentFlow, strayCloseFlow, commentFlow, blankEndedHtml, closedHtml],
  },
  text: {
    [codes.lessThan]: [componentText, strayCloseText, commentText, rememberingHtmlText],
  },
}
