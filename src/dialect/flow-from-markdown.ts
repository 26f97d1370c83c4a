import type { Extension } from 'mdast-util-from-markdown'
import { commentFromMarkdown } from './comment/comment-from-markdown.ts'
import { componentFromMarkdown } from './component/component-from-markdown.ts'
import { containerFromMarkdown } from './container/container-from-markdown.ts'
import { fenceFromMarkdown } from './fence/fence-from-markdown.ts'
import { silentLinesFromMarkdown } from './silent-lines.ts'
import { tabsFromMarkdown } from './tabs/tabs-from-markdown.ts'

/** The tree side of `flowSyntax`, and of code blocks. */
export const flowFromMarkdown: Extension[] = [
  containerFromMarkdown,
  tabsFromMarkdown,
  fenceFromMarkdown,
  componentFromMarkdown,
  commentFromMarkdown,
  silentLinesFromMarkdown,
]
