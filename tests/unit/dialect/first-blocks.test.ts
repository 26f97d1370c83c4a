import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { firstSource } from '../../../src/dialect/html/first-source.ts'
import { markdownToHtml } from '../../../src/dialect/to-html.ts'
import { cpuTime } from '../../support/cpu-time.ts'

const blocksOf = (html: string): number => html.match(/<p>/g)?.length ?? 0

describe('the first screens', () => {
  test('[D1] so many top-level blocks and no more', () => {
    const markdown = Array.from({ length: 20 }, (_, index) => `paragraph ${index}`).join('\n\n')
    expect(blocksOf(markdownToHtml(markdown, { blocks: 5 }))).toBe(5)
    expect(markdownToHtml(markdown, { blocks: 50 })).toBe(markdownToHtml(markdown))
  })

  test('[D1] nested blocks belong to theirs; definitions and comments are none', () => {
    const markdown = '[r]: /u\n\n> a\n>\n> b\n\n<!-- c -->\n\n- d\n- e\n\nf\n\ng'
    const html = markdownToHtml(markdown, { blocks: 3 })
    expect(html).toContain('<p>f</p>')
    expect(html).not.toContain('<p>g</p>')
  })

  test.each([
    '',
    'x\n\n'.repeat(20_000),
  ])('[D1] definitions, ids and notes of the rest still count', (middle) => {
    const markdown = `# A\n\n[b][r] c[^n]\n\n${middle}\n\n## d {#a}\n\n[r]: /u "t"\n\n[^n]: note`
    const html = markdownToHtml(markdown, { blocks: 2 })
    expect(html).toContain('<h1 id="a-1">A</h1>')
    expect(html).toContain('<a href="/u" title="t">b</a>')
    expect(html).toContain('<sup>')
    expect(html).not.toContain('note</')
    expect(html).not.toContain('footnotes')
  })

  test.each([
    ['one line without an end', 'word '.repeat(100_000)],
    ['one word without an end', 'w'.repeat(500_000)],
    ['nothing but definitions', '[a]: /b\n'.repeat(60_000)],
    ['definitions nobody asks for', Array.from({ length: 30_000 }, (_, at) => `[${at}]: /b`).join('\n')],
  ])('[D1] hardly more than was asked for: %s', (_, body) => {
    const { source, isWhole } = firstSource(`Text.\n\n${body}`, 4_000)
    expect(isWhole).toBe(false)
    expect(source.length).toBeLessThan(7_000)
  })

  test('[D1] of every page they are the beginning of the whole', { timeout: 120_000 }, () => {
    for (const file of readdirSync('public/content/en', { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.md')) continue
      const body = readFileSync(`public/content/en/${file}`, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')
      const first = markdownToHtml(body, { blocks: 6 }).trim()
      expect(markdownToHtml(body).startsWith(first), file).toBe(true)
    }
  })

  test('[D1] a page of 500 kB costs its first screens only', () => {
    const section =
      '## Section\n\nText with `code`, **strong** text and [a link](./page.md).\n\n| a | b |\n| - | - |\n| c | d |\n\n'
    const page = section.repeat(5000)
    expect(page.length).toBeGreaterThan(500_000)
    markdownToHtml(page, { blocks: 10 })
    expect(cpuTime(() => markdownToHtml(page, { blocks: 10 }))).toBeLessThan(500)
  })
})
