import type { List, ListItem } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString as plainText } from 'mdast-util-to-string'
import { nodesOf, nodesOfType } from '../../src/check/nodes-of.ts'
import type { MenuEntry } from './source.ts'

/** Reads a menu that is written as nested lists of links, with headings for groups (`_sidebar.md`, `SUMMARY.md`). */
export function readMarkdownMenu(text: string): readonly MenuEntry[] {
  const groups: { readonly text: string | undefined; readonly children: MenuEntry[] }[] = [
    { text: undefined, children: [] },
  ]
  for (const node of fromMarkdown(text).children) {
    if (node.type === 'heading' && node.depth > 1) groups.push({ text: plainText(node), children: [] })
    if (node.type === 'list') groups.at(-1)?.children.push(...entriesOf(node))
  }
  return groups.flatMap(({ text: title, children }) => {
    if (title === undefined) return children
    return children.length === 0 ? [] : [{ text: title, children }]
  })
}

const entriesOf = (list: List): readonly MenuEntry[] => list.children.map(entryOf)

function entryOf({ children }: ListItem): MenuEntry {
  const inner = children.filter((child) => child.type === 'list')
  const own = children.filter((child) => child.type !== 'list' && child.type !== 'code')
  // GitBook names what a plugin adds to the menu in code.
  const [, plugin] =
    children
      .flatMap((child) => (child.type === 'code' ? [child.value] : []))
      .join('\n')
      .match(/^type:\s*(\S+)/m) ?? []
  const [link] = nodesOfType(own.flatMap(nodesOf), 'link')
  const items = inner.flatMap(entriesOf)
  return {
    text:
      own
        .map((child) => plainText(child))
        .join(' ')
        .trim() ||
      plugin ||
      undefined,
    target: link?.url,
    ...(items.length > 0 && { children: items }),
  }
}
