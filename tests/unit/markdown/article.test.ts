import { toHtml } from 'hast-util-to-html'
import { describe, expect, test } from 'vitest'
import {
  beginningLength,
  keptArticles,
  longText,
  nextBeginningLength,
  shortText,
} from '../../../src/config/long-pages.ts'
import { readArticle } from '../../../src/markdown/article.ts'
import { articleBeginning } from '../../../src/markdown/article-beginning.ts'
import { type ArticleTree, articleTree } from '../../../src/markdown/article-tree.ts'
import { keepArticle, keptArticle } from '../../../src/markdown/kept-articles.ts'
import { atOnce } from '../../../src/markdown/steps.ts'
import { readAhead, textAtOnce } from '../../../src/markdown/text-at-once.ts'
import { treeHtml } from '../../support/dialect.ts'
import { longTable, mixedPage } from '../../support/long-pages.ts'

const html = (children: ArticleTree['root']['children']) => toHtml({ type: 'root', children })

describe('reading an article', () => {
  test('[D1] gives what the dialect gives anywhere else, and its headings', { timeout: 60_000 }, () => {
    const page = mixedPage(10_000)
    const { root, headings } = atOnce(articleTree(page, 'Footnotes'))
    // What is added for narrow places: where code may break, and what cells are on cards.
    const added =
      /<wbr>| role="(?:table|row|rowgroup|cell|columnheader)"| data-label="[^"]*"| data-cards="(?:wide|narrow)"| data-(?:name|meaning|empty)=""| data-kind="mark"| data-mark="[a-z]+"/g
    expect(toHtml(root).replace(added, '')).toBe(treeHtml(page))
    expect(headings.map(({ id }) => id).slice(0, 2)).toEqual(['first', 'text'])
    expect(JSON.stringify(root)).not.toContain('"position"')
  })

  test('[D1] the footnotes bear the reader’s word', () => {
    expect(toHtml(atOnce(articleTree('a[^1]\n\n[^1]: b', '脚注')).root)).toContain('脚注</h2>')
  })
})

describe('the beginning of a long text', () => {
  test('[D1] stands in the whole text as it is', { timeout: 60_000 }, () => {
    const page = mixedPage(25_000)
    const { article, standing } = atOnce(articleBeginning(page, 'Footnotes', beginningLength))
    expect(standing).toBeGreaterThan(10)
    expect(html(article.first)).toBe(
      html(atOnce(articleTree(page, 'Footnotes')).root.children.slice(0, standing)),
    )
    expect(article.missing).toBe(page.length - beginningLength)
    const whole = atOnce(readArticle(page, { footnoteLabel: 'Footnotes', standing }))
    expect(html(whole.first).startsWith(html(article.first))).toBe(true)
  })

  test('[D1] links and notes that are defined at the end are links and notes', () => {
    const page = `[a][x] b[^1]\n\n${'Text.\n\n'.repeat(2000)}[x]: ./c.md\n[^1]: note`
    expect(html(atOnce(articleBeginning(page, 'Footnotes', beginningLength)).article.first)).toMatch(
      /href="\.\/c\.md"[\s\S]*data-footnote-ref/,
    )
    expect(html(atOnce(articleBeginning(page, 'Footnotes', beginningLength)).article.first)).not.toContain(
      'data-footnotes',
    )
  })

  test('[D1] of a page that is one block, its first lines show', () => {
    const page = longTable(300).replace('The beginning.\n\n', '')
    const { article, standing } = atOnce(articleBeginning(page, 'Footnotes', beginningLength))
    expect(standing).toBe(0)
    expect(html(article.first)).toContain('key_0')
  })
})

test('[P4] of a long text there is a first heading from the beginning: the table of contents does not come later', () => {
  const page = `${'Some words.\n\n'.repeat(400)}## Far down\n\n${'More words.\n\n'.repeat(600)}`
  const { article } = atOnce(articleBeginning(page, 'x', 2_500))
  expect(article.headings.map(({ text }) => text)).toEqual(['Far down'])
  expect(html(article.first)).toContain('Far down</h2>')
})

describe('a text that is read before it is shown', () => {
  const page = `## First\n\n${'Some words.\n\n'.repeat(500)}## Last\n\nThe end.`
  expect(page.length).toBeGreaterThan(shortText)
  expect(page.length).toBeLessThan(longText)

  test('is its first screens where a reader goes on to it, and asked for again the same', async () => {
    await readAhead(page, 'next', 'first-screens')
    const text = textAtOnce(page, 'next')
    expect(text.isWhole).toBe(false)
    expect(text).toBe(textAtOnce(page, 'next'))
    expect(html(text.article.first)).toContain('First</h2>')
    expect(html(text.article.first)).not.toContain('The end.')
    expect(text.article.missing).toBe(page.length - nextBeginningLength)
  })

  test('is parsed once for all who ask', async () => {
    const asked = [readAhead(page, 'twice', 'all'), readAhead(page, 'twice', 'all')]
    const [first, second] = await Promise.all(asked)
    expect(second?.article).toBe(first?.article)
    expect(textAtOnce(page, 'twice').article).toBe(first?.article)
  })

  test('pauses between parsing, transforming, and preparing for narrow screens', () => {
    expect([...readArticle(page, { footnoteLabel: 'x', standing: 0 })]).toHaveLength(2)
  })

  test('is whole where all of it is wanted, and where it is short', async () => {
    await readAhead(page, 'all', 'all')
    expect(textAtOnce(page, 'all').isWhole).toBe(true)
    await readAhead(page.slice(0, shortText), 'short', 'first-screens')
    expect(textAtOnce(page.slice(0, shortText), 'short').isWhole).toBe(true)
  })
})

test('the pages read last stay read, and no others', () => {
  const article = atOnce(readArticle('a', { footnoteLabel: 'x', standing: 0 }))
  for (let page = 0; page < keptArticles; page += 1) keepArticle(`${page}`, 'x', article)
  expect(keptArticle('0', 'x')).toBe(article)
  expect(keptArticle('0', 'y')).toBeUndefined()
  keepArticle('one more', 'x', article)
  expect(keptArticle('0', 'x')).toBe(article)
  expect(keptArticle('1', 'x')).toBeUndefined()
})

test('[X11] code in table cells may break at its signs, code elsewhere stays whole', () => {
  const { root } = atOnce(
    articleTree('`last_launched_version`\n\n| `last_launched_version` |\n| --- |\n| **`a`** |', 'x'),
  )
  const html = toHtml(root)
  expect(html).toContain('<p><code>last_launched_version</code></p>')
  expect(html).toContain('<th><code>last_<wbr>launched_<wbr>version</code></th>')
})
