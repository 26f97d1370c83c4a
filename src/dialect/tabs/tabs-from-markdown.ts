import type { Extension } from 'mdast-util-from-markdown'
import { readTabLine } from './tab-line.ts'
import { newTabSection } from './tab-sections.ts'

/** Converts an `@tab` line to an empty section, which is filled at the end of its container (`tabSections`). */
export const tabsFromMarkdown: Extension = {
  exit: {
    tabLine(token) {
      this.enter(newTabSection(readTabLine(this.sliceSerialize(token))), token)
      this.exit(token)
    },
  },
}
