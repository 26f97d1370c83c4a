import type { HtmlExtension } from 'micromark-util-types'
import { commentHtml } from './comment/comment-compilers.ts'
import { componentHtml } from './component/component-html.ts'
import { containerHtml, type FlowHtmlOptions } from './container/container-html.ts'
import { fenceHtml } from './fence/fence-html.ts'
import { silentLinesHtml } from './silent-lines.ts'
import { tabsHtml } from './tabs/tabs-html.ts'

/** The HTML side of `flowSyntax`, and of fences: the same document as the tree gives. */
export function flowHtml(options: FlowHtmlOptions = {}): HtmlExtension {
  const parts = [containerHtml(options), tabsHtml, fenceHtml, componentHtml, commentHtml, silentLinesHtml]
  return {
    enter: Object.assign({}, ...parts.map((part) => part.enter)),
    exit: Object.assign({}, ...parts.map((part) => part.exit)),
  }
}
