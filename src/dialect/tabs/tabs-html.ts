import type { CompileContext, HtmlExtension } from 'micromark-util-types'
import { closeSection, directContainer, type HtmlContainer } from '../container/container-html.ts'
import { openTag } from '../open-tag.ts'
import { readTabLine, type TabHead, tabShape } from './tab-line.ts'

/** End the section of tabs that is open, and begin the next. */
export function openSection(context: CompileContext, container: HtmlContainer, head: TabHead): void {
  closeSection(context, container)
  container.section = 'open'
  context.lineEndingIfNeeded()
  context.tag(openTag(tabShape(head)))
}

/** An `@tab` line as the beginning of a section. */
export const tabsHtml: HtmlExtension = {
  exit: {
    tabLine(token) {
      const container = directContainer(this)
      if (!container) return
      container.fencesPart = false
      openSection(this, container, readTabLine(this.sliceSerialize(token)))
    },
  },
}
