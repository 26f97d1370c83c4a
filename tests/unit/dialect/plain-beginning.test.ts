import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'
import { cutTitle } from '../../../src/content/page-title.ts'
import { plainBeginning } from '../../../src/dialect/plain-beginning.ts'
import { treeHtml } from '../../support/dialect.ts'

const content = 'public/content'
/** Returns the plain beginning as HTML. */
const html = (body: string) => toHtml({ type: 'root', children: plainBeginning(body) })

test('the plain beginning reads words, code, bold words, links, headings, and short lists as the dialect does', () => {
  const body =
    'Some "words" with `code <a>`, **bold > words**, *stress* and [a `link`](../a/b.md#c).\nThe next line.\n\n' +
    '## Before you start {#start}\n\n- One\n- `Two`, **three**\n\n### 用**新建**存储\n\nLast.\n'
  const whole = body.replace('### 用**新建**存储', '### 新建存储')
  expect(html(whole)).toContain('<h2 id="start">Before you start</h2>')
  expect(html(whole)).toBe(treeHtml(whole))
  expect(html(body)).toMatch(/<\/ul>$/)
})

test.each([
  '::: tip\nx\n:::',
  '> x',
  '1. x',
  '1) x',
  '    code',
  'www.example.org',
  'see https://example.org',
  'mail@example.org',
  'a :smile: b',
  '==mark==',
  'H~2~O',
  '$x$',
  'x\n---',
  'x\n===',
  'a | b\n--- | ---',
  '[a]: /b',
  '[^1]',
  '![a](b.png)',
  '<b>x</b>',
  'x &amp; y',
  'a \\* b',
  'line  \nbreak',
  'x {.class}',
  '- [ ] task',
  '- a\n\n- b',
  '- a\n  b',
  '- a\nb',
  '- a\n\n  b',
  '## a ##',
  '[a](javascript:x)',
  '`` a ` b ``',
  '*a',
])('the plain beginning leaves %j to the tokenizer', (body) => {
  expect(plainBeginning(body)).toEqual([])
})

test('an id that something else of the page claims is left to the tokenizer', () => {
  expect(html('## One\n\nText\n\n## Two {#one}\n')).toBe('')
  expect(html('## One\n\nText\n\n## One\n')).toBe('<h2 id="one">One</h2>\n<p>Text</p>')
  expect(html('## Process\n\nText\n')).toBe('')
})

test('the plain beginning is that of the dialect’s result on every page of the site', {
  timeout: 120_000,
}, () => {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  let plain = 0
  for (const file of files) {
    const body = readFileSync(join(content, file), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '')
    const rest = cutTitle(body, undefined, '/').rest.slice(0, 2500)
    const beginning = html(rest)
    expect(treeHtml(rest).slice(0, beginning.length), file).toBe(beginning)
    if (beginning !== '') plain += 1
  }
  expect(plain / files.length).toBeGreaterThan(0.8)
})

test('the plain beginning is that of the dialect’s result for any text', () => {
  const pieces =
    'a|word|word|word|字|，|. |: |:|`|`x`|*|**|**b**|[a](b)|[|](|)|!|# |## |- |1. |> |\n|\n|\n\n|\n\n|  |    |<|&|www.|@|_|~|=|---|{#a}|\\|"|/|"|\t'
      .split(/(?<!\\)\|/)
      .concat('|')
  let seed = 7
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    return (seed >>> 8) % below
  }
  let plain = 0
  for (let round = 0; round < 20_000; round += 1) {
    const body = Array.from({ length: 1 + random(12) }, () => pieces[random(pieces.length)]).join('')
    const beginning = html(body)
    if (beginning === '') continue
    plain += 1
    expect(treeHtml(body).slice(0, beginning.length), JSON.stringify(body)).toBe(beginning)
  }
  expect(plain).toBeGreaterThan(500)
})
