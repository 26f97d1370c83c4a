import { describe, expect, test } from 'vitest'
import { outline } from '../../../src/dialect/outline.ts'
import { parseMarkdown } from '../../../src/dialect/parse-markdown.ts'
import { plainText } from '../../../src/dialect/plain-text.ts'
import { treeHtml } from '../../support/dialect.ts'

const idsInHtml = (markdown: string): string[] =>
  Array.from(treeHtml(markdown).matchAll(/<h[1-6][^>]* id="(?!footnote-label)([^"]*)"/g), ([, id = '']) => id)

describe('outline', () => {
  test('[P12] the outline lists depth, ID, and text of every heading in order', () => {
    const tree = parseMarkdown('# One\n\n## Two *three*\n\nSet\n---\n\n> #### In a quote')
    expect(outline(tree)).toEqual([
      { depth: 1, id: 'one', text: 'One' },
      { depth: 2, id: 'two-three', text: 'Two three' },
      { depth: 2, id: 'set', text: 'Set' },
      { depth: 4, id: 'in-a-quote', text: 'In a quote' },
    ])
  })

  test.each([
    ['## `docker run` *fast* ~~old~~', 'docker-run-fast-old'],
    ['## [Link](https://x.example "title") text', 'link-text'],
    ['## ![logo](logo.png) Title', 'title'],
    ['## Title {#own}', 'own'],
    ['## 更新镜像 {#update-the-image .wide}', 'update-the-image'],
    ['## 云盘类型', '云盘类型'],
    ['## a &amp; b &#x43;', 'a-b-c'],
    ['## :rocket: Go', '🚀-go'],
    ['## ==mark== H~2~O x^2^', 'mark-h2o-x2'],
    ['## Since <Badge text="v3" />', 'since'],
    ['## A<br>B', 'ab'],
    ['## With note[^1]\n\n[^1]: x', 'with-note'],
    ['## https://a.example/x', 'https-a-example-x'],
    ['## <https://a.example>', 'https-a-example'],
    ['## \\# escaped \\* chars', 'escaped-chars'],
    ['Two\nlines\n===', 'twolines'],
    ['## $$x$$ formula', 'x-formula'],
    ['## a `b`{.c} d', 'a-b-d'],
    ['## !!hidden!! [^]', 'hidden'],
  ])('[P12] the outline and the page name %j alike', (markdown, id) => {
    expect(outline(parseMarkdown(markdown)).map((entry) => entry.id)).toEqual([id])
    expect(idsInHtml(markdown)).toEqual([id])
  })

  test('[P12] ids are unique, whatever authors write', () => {
    const markdown = '# a\n\n# a {#a}\n\n# a {#a}\n\n# a-1\n\n# root\n\n# x {#root}\n\n`y`{#a}'
    const ids = outline(parseMarkdown(markdown)).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain('root')
    expect(ids[1]).toBe('a')
    expect(idsInHtml(markdown)).toEqual(ids)
  })
})

describe('plain text', () => {
  test.each([
    ['a *b* `c` [d](e "f")', 'a b c d'],
    ['one\n\ntwo', 'one\ntwo'],
    ['a  \nb', 'a b'],
    ['![picture](x.png)text', 'text'],
    ['<b>bold</b>', 'bold'],
    ['- a\n- b', 'a\nb'],
    ['| a | b |\n| - | - |\n| c | d |', 'a\nb\nc\nd'],
    ['see[^1]\n\n[^1]: note', 'see\nnote'],
    ['[a]: /x\n\n[a]', 'a'],
    ['$$x^2$$ and :tada:', 'x^2 and 🎉'],
  ])('of %j is %j', (markdown, text) => {
    expect(plainText(parseMarkdown(markdown)).replace(/\n+/g, '\n')).toBe(text)
  })
})
