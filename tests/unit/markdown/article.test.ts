import { toHtml } from 'hast-util-to-html'
import { describe, expect, test } from 'vitest'
import {
  beginningLength,
  longText,
  mostRecentArticles,
  nextBeginningLength,
  shortText,
} from '../../../src/config/long-pages.ts'
import { parseArticle, parseBeginning } from '../../../src/markdown/article.ts'
import { parseAhead } from '../../../src/markdown/parse-ahead.ts'
import { recentArticle, rememberArticle } from '../../../src/markdown/recent-articles.ts'
import type { Article } from '../../../src/prepare/article-parts.ts'
import { prepareText } from '../../../src/prepare/prepare-text.ts'
import { atOnce } from '../../../src/prepare/steps.ts'
import { treeHtml } from '../../support/dialect.ts'
import { longTable, mixedPage } from '../../support/long-pages.ts'

const html = (children: Article['first']) => toHtml({ type: 'root', children })
const words = { footnotes: 'Footnotes', asWritten: 'As it was written.' }
const read = (markdown: string, footnotes = 'Footnotes', as: 'page' | 'insert' = 'page') =>
  atOnce(prepareText(markdown, { footnotes, as }))
const beginningOf = (markdown: string, length = beginningLength) =>
  atOnce(parseBeginning(markdown, words, length))
const wholeOf = (markdown: string, standing = 0) => parseArticle(markdown, { ...words, as: 'page', standing })

describe('reading an article', () => {
  test('[D1] an article has the elements that the dialect makes anywhere else, and its headings', {
    timeout: 60_000,
  }, () => {
    const page = mixedPage(10_000)
    const { root, headings } = read(page)
    // What is added for narrow places: where code may break, and what cells are on cards.
    const added =
      /<wbr>| role="(?:table|row|rowgroup|cell|columnheader)"|(?<=<t[dh]\b[^>]*) data-label="[^"]*"| data-cards="(?:wide|narrow)"| data-(?:name|meaning|empty)=""| data-kind="mark"| data-mark="[a-z]+"/g
    expect(toHtml(root).replace(added, '')).toBe(treeHtml(page))
    expect(headings.map(({ id }) => id).slice(0, 2)).toEqual(['first', 'text'])
    expect(JSON.stringify(root)).not.toContain('"position"')
  })

  test('[D1] the footnotes bear the reader’s word', () => {
    expect(toHtml(read('a[^1]\n\n[^1]: b', '脚注').root)).toContain('脚注</h2>')
  })
})

describe('the beginning of a long text', () => {
  test('[D1] the beginning is part of the complete text without changes', { timeout: 60_000 }, () => {
    const page = mixedPage(25_000)
    const { first, standing, missing } = beginningOf(page)
    expect(standing).toBeGreaterThan(10)
    expect(html(first)).toBe(html(read(page).root.children.slice(0, standing)))
    expect(missing).toBe(page.length - beginningLength)
    const whole = atOnce(wholeOf(page, standing))
    expect(html(whole.first).startsWith(html(first))).toBe(true)
  })

  test('[D1] links and notes that are defined at the end are links and notes', () => {
    const page = `[a][x] b[^1]\n\n${'Text.\n\n'.repeat(2000)}[x]: ./c.md\n[^1]: note`
    const beginning = html(beginningOf(page).first)
    expect(beginning).toMatch(/href="\.\/c\.md"[\s\S]*data-footnote-ref/)
    expect(beginning).not.toContain('data-footnotes')
  })

  test('[D1] a page that is one block shows its first lines', () => {
    const page = longTable(300).replace('The beginning.\n\n', '')
    const { first, standing } = beginningOf(page)
    expect(standing).toBe(0)
    expect(html(first)).toContain('key_0')
  })
})

test('[P4] the beginning of a long text includes the first heading, so the table of contents does not appear later', () => {
  const page = `${'Some words.\n\n'.repeat(400)}## Far down\n\n${'More words.\n\n'.repeat(600)}`
  const { first, headings } = beginningOf(page, 2_500)
  expect(headings.map(({ text }) => text)).toEqual(['Far down'])
  expect(html(first)).toContain('Far down</h2>')
})

describe('a text that is read before it is shown', () => {
  const page = `## First\n\n${'Some words.\n\n'.repeat(500)}## Last\n\nThe end.`
  expect(page.length).toBeGreaterThan(shortText)
  expect(page.length).toBeLessThan(longText)

  const wordsOf = (footnotes: string) => ({ ...words, footnotes })

  test('the next page is read as its first screens, and as the same object when read again', async () => {
    await parseAhead(page, wordsOf('next'), 'first-screens')
    const text = recentArticle(page, 'next')
    expect(await parseAhead(page, wordsOf('next'), 'first-screens')).toBe(text)
    expect(html(text?.first ?? [])).toContain('First</h2>')
    expect(html(text?.first ?? [])).not.toContain('The end.')
    expect(text?.missing).toBe(page.length - nextBeginningLength)
  })

  test('a text is parsed once for all callers', async () => {
    const asked = [parseAhead(page, wordsOf('twice'), 'all'), parseAhead(page, wordsOf('twice'), 'all')]
    const [first, second] = await Promise.all(asked)
    expect(second).toBe(first)
    expect(recentArticle(page, 'twice')).toBe(first)
  })

  test('pauses between parsing, transforming, and preparing for narrow screens', () => {
    expect([...wholeOf(page)]).toHaveLength(2)
  })

  test('a text is read completely if all of it is wanted, or if it is short', async () => {
    await parseAhead(page, wordsOf('all'), 'first-screens')
    await parseAhead(page, wordsOf('all'), 'all')
    expect(recentArticle(page, 'all')?.missing).toBe(0)
    await parseAhead(page.slice(0, shortText), wordsOf('short'), 'first-screens')
    expect(recentArticle(page.slice(0, shortText), 'short')?.missing).toBe(0)
  })
})

test('a text next to a page is read like one, but its headings have no IDs that the page may have', () => {
  const page = mixedPage(5_000)
  const inserted = toHtml(read(page, 'Footnotes', 'insert').root)
  expect(inserted).toBe(toHtml(read(page).root).replace(/(<h[1-6](?: class="sr-only")?) id="[^"]*"/g, '$1'))
  expect(inserted).toContain('data-cards')
})

test('the pages read last stay read, and no others', () => {
  const article = atOnce(wholeOf('a'))
  for (let page = 0; page < mostRecentArticles; page += 1) rememberArticle(`${page}`, 'x', article)
  expect(recentArticle('0', 'x')).toBe(article)
  expect(recentArticle('0', 'y')).toBeUndefined()
  rememberArticle('one more', 'x', article)
  expect(recentArticle('0', 'x')).toBe(article)
  expect(recentArticle('1', 'x')).toBeUndefined()
})

test('[X11] code in table cells may break at its signs, code elsewhere stays whole', () => {
  const { root } = read('`last_launched_version`\n\n| `last_launched_version` |\n| --- |\n| **`a`** |')
  const html = toHtml(root)
  expect(html).toContain('<p><code>last_launched_version</code></p>')
  expect(html).toContain('<th><code>last_<wbr>launched_<wbr>version</code></th>')
})
