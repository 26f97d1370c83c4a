import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseMarkdown } from '../../../src/dialect/parse-markdown.ts'
import { canonicalHtml } from '../../support/canonical-html.ts'
import { treeHtml } from '../../support/dialect.ts'
import { reactHtml, reactTree } from '../../support/react-html.ts'

const documents = [
  '# A {#b}\n\n==m== ~~d~~ H~2~O www.a.example x@b.example "www.c.example" [^1]\n\n[^1]: note',
  '| a |\n| - |\n\n{.c}\n\n- [ ] t\n\n![x =1x2](y#dark)\n\n<b>raw *x*</b>',
  '::: tip T\n:rocket: $$x$$\n:::\n\n```js\ncode\n```\n\n<Badge text="x" />',
]
const page = readdirSync('public/content/en', { recursive: true, encoding: 'utf8' }).find((file) =>
  file.endsWith('.md'),
)
if (page)
  documents.push(readFileSync(`public/content/en/${page}`, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, ''))

describe('the dialect in react-markdown', () => {
  test.each(
    documents,
  )('[D1] behind remark-gfm it gives the page that parseMarkdown gives (%#)', (markdown) => {
    // React writes a cell's alignment as a style, and boolean attributes as true.
    const aligned = (html: string): string =>
      html
        .replace(/ style="text-align:(\w+)"/g, ' align="$1"')
        .replace(/(data-footnote[\w-]*)="true"/g, '$1=""')
    expect(canonicalHtml(aligned(reactHtml(markdown)))).toEqual(canonicalHtml(treeHtml(markdown)))
  })

  test('[D1] the plugin gives the very same tree', () => {
    for (const markdown of documents) expect(reactTree(markdown)).toEqual(parseMarkdown(markdown))
  })
})
