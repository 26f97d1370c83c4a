import { describe, expect, test } from 'vitest'
import { parseAttributes } from '../../../src/dialect/attribute-list.ts'
import { canonicalHtml } from '../../support/canonical-html.ts'
import { treeHtml } from '../../support/dialect.ts'

describe('attribute lists', () => {
  test('[D1] id, classes and allowed attributes are read', () => {
    expect(parseAttributes(`#an-id .one .two width=200 title="a b" lang='zh-CN'`)).toEqual({
      id: 'an-id',
      classes: ['one', 'two'],
      values: new Map([
        ['width', '200'],
        ['title', 'a b'],
        ['lang', 'zh-CN'],
      ]),
    })
    expect(parseAttributes('id=x class="a b"')).toEqual({ id: 'x', classes: ['a', 'b'], values: new Map() })
    expect(parseAttributes('#更新-1')?.id).toBe('更新-1')
  })

  test.each([
    '',
    'name',
    '3,5-7',
    '.',
    '#',
    '.a b',
    'onclick=alert(1)',
    'style=color:red',
    'href=x',
    'data-block=x',
    'width=9999999',
    'width=expression(1)',
    'title="<b>"',
    'target=_top',
    '._generated',
    'dir=up',
    '.a.b',
    '#a#b',
    'src=x',
    'class=_x',
    '{.a}',
  ])('[D10] %j is no attribute list', (source) => {
    expect(parseAttributes(source)).toBeUndefined()
  })
})

describe('positions of attributes', () => {
  test.each([
    ['# A {#b .c}', '<h1 id="b" class="c">A</h1>'],
    ['# A {.c} #', '<h1 id="a" class="c">A</h1>'],
    ['## {#only}', '<h2 id="only"></h2>'],
    ['# `x` {#b}', '<h1 id="b"><code>x</code></h1>'],
    ['# A{#b}', '<h1 id="a-b">A{#b}</h1>'],
    ['A\n= {.c}\n===', '<h1 id="a" class="c">A =</h1>'],
    ['text {.c}', '<p class="c">text</p>'],
    ['text\n{.c}', '<p class="c">text</p>'],
    ['text {name}', '<p>text {name}</p>'],
    ['text \\{.c}', '<p>text {.c}</p>'],
    ['{.c} text', '<p>{.c} text</p>'],
    ['a {.c} b', '<p>a {.c} b</p>'],
    ['[a](b){.c target=_blank}', '<p><a href="b" class="c" target="_blank">a</a></p>'],
    ['[a][r]{#x}\n\n[r]: /u', '<p><a href="/u" id="x">a</a></p>'],
    ['![a](b){width=50% .c}', '<p><img src="b" alt="a" loading="lazy" width="50%" class="c"></p>'],
    ['`a`{.c} b', '<p><code class="c">a</code> b</p>'],
    ['`a` {.c}', '<p class="c"><code>a</code></p>'],
    ['**a**{.c}', '<p><strong>a</strong>{.c}</p>'],
    ['- a {.c}\n- b', '<ul><li class="c">a</li><li>b</li></ul>'],
    ['- a\n\n  b {.c}', '<ul><li><p>a</p><p class="c">b</p></li></ul>'],
    ['- a\n- b\n{.c}', '<ul class="c"><li>a</li><li>b</li></ul>'],
    ['1. a\n\n{#x .c}', '<ol id="x" class="c"><li>a</li></ol>'],
    ['- a\n  - b\n{.c}', '<ul class="c"><li>a<ul><li>b</li></ul></li></ul>'],
    [
      '- [x] a {.c}\n{.d}',
      '<ul class="contains-task-list d"><li class="task-list-item c"><input type="checkbox" disabled="" checked=""> a</li></ul>',
    ],
    [
      '| a |\n| - |\n| b |\n\n{.c}',
      '<table class="c"><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    ],
    ['| a {.c} |\n| - |', '<table><thead><tr><th>a {.c}</th></tr></thead></table>'],
    ['text\n\n{.c}', '<p>text</p><p>{.c}</p>'],
    ['{.c}', '<p>{.c}</p>'],
    ['> a {.c}', '<blockquote><p class="c">a</p></blockquote>'],
    ['# a {#x}\n\nb {#x}', '<h1 id="x">a</h1><p id="x-1">b</p>'],
    ['`{.c}`', '<p><code>{.c}</code></p>'],
    ['```\n{.c}\n```', '<pre data-block="code"><code>{.c}\n</code></pre>'],
  ])('[D1] %j has its attributes at the element meant', (markdown, html) => {
    expect(canonicalHtml(treeHtml(markdown))).toEqual(canonicalHtml(html))
  })
})
