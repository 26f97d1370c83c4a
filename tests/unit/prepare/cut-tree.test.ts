import type { Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { describe, expect, test } from 'vitest'
import { type CutTree, cutTree } from '../../../src/prepare/cut-tree.ts'
import { placeholderName } from '../../../src/prepare/placeholder-name.ts'
import { prepareText } from '../../../src/prepare/prepare-text.ts'
import { atOnce } from '../../../src/prepare/steps.ts'
import { longParagraph, longTable, mixedPage } from '../../support/long-pages.ts'

const read = (markdown: string): Root =>
  atOnce(prepareText(markdown, { footnotes: 'Footnotes', as: 'page' })).root
const cut = (markdown: string, weight = 50, standing = 0) => cutTree(read(markdown), { weight, standing })

/** Returns the page as readers see it once this many parts are shown. */
function shown({ first, groups }: CutTree, parts: number): string {
  const fill = (nodes: readonly RootContent[]): RootContent[] =>
    nodes.flatMap((node) => {
      if (node.type !== 'element') return [node]
      if (node.tagName !== placeholderName)
        return [{ ...node, children: fill(node.children) as typeof node.children }]
      const group = groups[Number(node.properties.dataGroup)]
      return group && group.part < parts ? fill(group.nodes) : []
    })
  return toHtml({ type: 'root', children: fill(first) })
}

const elements = (html: string) => html.split('<').length

describe('a page in parts', { timeout: 60_000 }, () => {
  test.each([
    ['every construct', mixedPage(30_000)],
    ['a table', longTable(300)],
    ['a paragraph', longParagraph(300)],
    ['a list', '- a *b*\n'.repeat(300)],
    [
      'lists in lists',
      Array.from({ length: 300 }, (_, index) => `${'  '.repeat(index % 8)}- a *b*`).join('\n'),
    ],
    ['a quotation', '> a *b*\n>\n'.repeat(300)],
    ['a box', `::: tip\n${'a *b*\n\n'.repeat(300)}:::`],
    [
      'footnotes',
      Array.from({ length: 100 }, (_, index) => `a[^${index}]\n\n[^${index}]: note\n\n`).join(''),
    ],
  ])('[D1] %s: all parts together are the whole, none is too heavy', (_name, markdown) => {
    const whole = toHtml(read(markdown))
    const pieces = cut(markdown)
    expect(pieces.parts).toBeGreaterThan(3)
    expect(shown(pieces, pieces.parts)).toBe(whole)
    let before = 0
    for (let part = 1; part <= pieces.parts; part += 1) {
      const now = elements(shown(pieces, part))
      // Blocks and code are not divided; the largest one of the editors' page has about 400 tags.
      expect(now - before).toBeLessThan(600)
      before = now
    }
  })

  test('[D1] the shown parts are always the beginning of the page, in order', () => {
    const pieces = cut(`${longTable(100)}\n\n${'- a\n'.repeat(200)}`)
    const words = (html: string) => html.replaceAll(/<[^>]*>/g, '')
    const whole = words(shown(pieces, pieces.parts))
    for (let part = 1; part < pieces.parts; part += 1) {
      const now = words(shown(pieces, part)).trimEnd()
      expect(whole.startsWith(now.slice(0, 40))).toBe(true)
      expect(now.length).toBeLessThan(whole.length)
    }
  })

  test('[D2] a box keeps its title, and a table its head, in the part where it starts', () => {
    const box = cut(`${'a\n\n'.repeat(40)}::: tip Title\n${'b\n\n'.repeat(200)}:::`, 60)
    const begun = Array.from({ length: box.parts }, (_, part) => shown(box, part + 1)).find((html) =>
      html.includes('<aside'),
    )
    expect(begun).toContain('Title')
    const table = cut(longTable(300))
    expect(shown(table, 1)).toContain('>Meaning</th>')
  })

  test('[D1] blocks in a later part get a box; continued lists and tables do not', () => {
    const boxes = (markdown: string) => [...new Set(cut(markdown).groups.map(({ isBoxed }) => isBoxed))]
    expect(boxes('a *b*\n\n'.repeat(300))).toEqual([true])
    expect(boxes(`- a *b*\n`.repeat(300))).toEqual([false])
    expect(cut(longTable(300)).groups.at(-1)?.isBoxed).toBe(true)
  })

  test('[D1] no part starts right after a heading', () => {
    const { groups, parts } = cut('## a *b*\n\nc\n\nd\n\n'.repeat(300), 7)
    expect(parts).toBeGreaterThan(100)
    for (const { nodes } of groups) {
      const names = nodes.flatMap((node) => (node.type === 'element' ? [node.tagName] : []))
      expect(names.at(-1)).toBe('p')
    }
  })

  test('[D3] blocks are whole: tabs look at their sections', () => {
    const tabs = `::: tabs\n@tab A\n${'a *b*\n\n'.repeat(100)}@tab B\nb\n:::\n\nafter`
    const pieces = cut(tabs)
    expect(shown(pieces, 1)).toContain('data-tab="B"')
  })

  test('[D1] nodes that are already on the screen belong to the first part', () => {
    const markdown = 'a *b* *c*\n\n'.repeat(200)
    const standing = 101
    expect(elements(shown(cut(markdown, 10, standing), 1))).toBeGreaterThanOrEqual(
      elements(toHtml({ type: 'root', children: read(markdown).children.slice(0, standing) })),
    )
  })
})
