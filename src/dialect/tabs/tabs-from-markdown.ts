import type { Extension } from 'mdast-util-from-markdown'
import { readTabLine } from './tab-line.ts'
import { newTabSection } from './tab-sections.ts'

/** An `@tab` line as a section that is still empty; the end of its container fills it (`tabSections`). */
export const tabsFromMarkdown: Extension = {
  exit: {
    tabLine(token) {
      this.enter(newTabSection(readTabLine(this.sliceSerialize(token))), token)
      this.exit(token)
    },
  },
}
