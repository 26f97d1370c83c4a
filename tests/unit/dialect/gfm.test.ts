import { describe, expect, test } from 'vitest'
import { canonicalHtml } from '../../support/canonical-html.ts'
import { treeHtml } from '../../support/dialect.ts'

const cases = (rows: readonly (readonly [string, string])[]): void => {
  test.each(rows)('[D1] %j becomes its HTML', (markdown, html) => {
    expect(canonicalHtml(treeHtml(markdown))).toEqual(canonicalHtml(html))
  })
}

const table = (head: string, ...rows: string[]): string => {
  const body = rows.length > 0 ? `<tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody>` : ''
  return `<table><thead><tr>${head}</tr></thead>${body}</table>`
}

describe('tables', () => {
  cases([
    ['| a | b |\n| - | - |\n| c | d |', table('<th>a</th><th>b</th>', '<td>c</td><td>d</td>')],
    ['a | b\n-- | --\nc | d', table('<th>a</th><th>b</th>', '<td>c</td><td>d</td>')],
    [
      '| a | b | c |\n| :- | :-: | -: |',
      table('<th align="left">a</th><th align="center">b</th><th align="right">c</th>'),
    ],
    ['| a |\n| - |\n| `x \\| y` |', table('<th>a</th>', '<td><code>x | y</code></td>')],
    ['| a |\n| - |\n| x \\| y |', table('<th>a</th>', '<td>x | y</td>')],
    ['| a | b |\n| - | - |\n| c |', table('<th>a</th><th>b</th>', '<td>c</td><td></td>')],
    ['| a |\n| - |\n| c | d |', table('<th>a</th>', '<td>c</td>')],
    ['| a |\n| - |\n| **b** [c](d) |', table('<th>a</th>', '<td><strong>b</strong> <a href="d">c</a></td>')],
    ['| a |\n| - |\n| b |\n\ntext', `${table('<th>a</th>', '<td>b</td>')}<p>text</p>`],
    ['| a |\n| - |\n> b', `${table('<th>a</th>')}<blockquote><p>b</p></blockquote>`],
    ['> | a |\n> | - |', `<blockquote>${table('<th>a</th>')}</blockquote>`],
    ['| a | b |\n| - |', '<p>| a | b | | - |</p>'],
    ['| a<br>b |\n| - |', table('<th>a<br>b</th>')],
  ])
})

describe('strikethrough', () => {
  cases([
    ['~~a~~', '<p><del>a</del></p>'],
    ['~~a *b*~~', '<p><del>a <em>b</em></del></p>'],
    ['~~~a~~~', '<pre data-block="code" data-language="a~~~"><code class="language-a~~~"></code></pre>'],
    ['x ~~~a~~~', '<p>x ~~~a~~~</p>'],
    ['~~a\n\nb~~', '<p>~~a</p><p>b~~</p>'],
    ['~~ a~~', '<p>~~ a~~</p>'],
  ])
})

describe('bare addresses', () => {
  cases([
    ['https://a.example', '<p><a href="https://a.example">https://a.example</a></p>'],
    ['www.a.example', '<p><a href="http://www.a.example">www.a.example</a></p>'],
    ['see https://a.example.', '<p>see <a href="https://a.example">https://a.example</a>.</p>'],
    ['(https://a.example/b)', '<p>(<a href="https://a.example/b">https://a.example/b</a>)</p>'],
    ['https://a.example/b_(c)', '<p><a href="https://a.example/b_(c)">https://a.example/b_(c)</a></p>'],
    ['me@a.example', '<p><a href="mailto:me@a.example">me@a.example</a></p>'],
    ['参见 https://a.example', '<p>参见 <a href="https://a.example">https://a.example</a></p>'],
    ['`https://a.example`', '<p><code>https://a.example</code></p>'],
    ['[https://a.example](b)', '<p><a href="b">https://a.example</a></p>'],
    ['javascript:alert(1)', '<p>javascript:alert(1)</p>'],
    ['http://localhost:5244', '<p><a href="http://localhost:5244">http://localhost:5244</a></p>'],
  ])
})

describe('task lists', () => {
  const box = (state: string): string => `<input type="checkbox" disabled=""${state}>`
  cases([
    [
      '- [ ] a\n- [x] b\n- c',
      `<ul class="contains-task-list"><li class="task-list-item">${box('')} a</li><li class="task-list-item">${box(' checked=""')} b</li><li>c</li></ul>`,
    ],
    [
      '1. [X] a',
      `<ol class="contains-task-list"><li class="task-list-item">${box(' checked=""')} a</li></ol>`,
    ],
    [
      '- [ ] a\n\n- [ ] b',
      `<ul class="contains-task-list"><li class="task-list-item"><p>${box('')} a</p></li><li class="task-list-item"><p>${box('')} b</p></li></ul>`,
    ],
    [
      '- a\n  - [ ] b',
      `<ul><li>a<ul class="contains-task-list"><li class="task-list-item">${box('')} b</li></ul></li></ul>`,
    ],
    ['- [y] a', '<ul><li>[y] a</li></ul>'],
    ['[ ] a', '<p>[ ] a</p>'],
  ])
})

describe('footnotes', () => {
  test('[D1] a footnote has a mark, a note, and a way back', () => {
    const html = treeHtml('a[^1]\n\n[^1]: note')
    expect(html).toContain('href="#user-content-fn-1" id="user-content-fnref-1"')
    expect(html).toContain('<li id="user-content-fn-1">')
    expect(html).toContain('href="#user-content-fnref-1"')
  })
})
