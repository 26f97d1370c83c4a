import { expect, test } from 'vitest'
import { openPage } from '../../../src/check/open-page.ts'
import { sourceBlocksOf } from '../../../src/features/edit/preview/source-blocks.ts'

async function blocksOf(text: string) {
  const open = await openPage(text, 'en/a.md', async () => undefined)
  if (!open) throw new Error('This is no page.')
  const lines = text.split('\n')
  return sourceBlocksOf(open).map(({ start, end, letters }) => {
    const last = start.line === end.line ? end.column - 1 : undefined
    return [letters, start.line, lines[start.line - 1]?.slice(start.column - 1, last)]
  })
}

test('each block has its letters and its source', async () => {
  const text =
    '---\norder: 1\ntitle: One page\n---\n\n## Head **line**\n\n- item\n\n  more\n\n| A | B |\n| --- | --- |\n| 1 | [two](./b.md) |\n\n::: tip Note\nWords.\n:::\n\n```bash\nls -l\n```\n'
  expect(await blocksOf(text)).toEqual([
    ['Onepage', 3, 'title: One page'],
    ['Headline', 6, '## Head **line**'],
    ['item', 8, 'item'],
    ['more', 10, 'more'],
    ['A', 12, '| A '],
    ['B', 12, '| B |'],
    ['1', 14, '| 1 '],
    ['two', 14, '| [two](./b.md) |'],
    ['Note', 16, 'Note'],
    ['Words', 17, 'Words.'],
    ['lsl', 20, '```bash'],
  ])
})
