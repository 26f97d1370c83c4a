import { describe, expect, test } from 'vitest'
import { isSafeUrl, safeSourceSet } from '../../../src/content/safe-url.ts'
import { htmlPieces } from '../../../src/dialect/raw-html/html-fragment.ts'
import { isSafeRawId } from '../../../src/dialect/raw-html/raw-element.ts'
import { safeStyle } from '../../../src/dialect/raw-html/style-rule.ts'
import { canonicalHtml } from '../../support/canonical-html.ts'
import { treeHtml } from '../../support/dialect.ts'

describe('raw HTML in place', () => {
  test.each([
    ['<kbd>Ctrl</kbd> + <kbd>C</kbd>', '<p><kbd>Ctrl</kbd> + <kbd>C</kbd></p>'],
    ['a <b>*b* `c`</b> d', '<p>a <b><em>b</em> <code>c</code></b> d</p>'],
    [
      '<div align="center">\n\n# A\n\ntext\n\n</div>',
      '<div align="center"><h1 id="a">A</h1><p>text</p></div>',
    ],
    [
      '<details open>\n<summary>More</summary>\n\n- a\n\n</details>\n\nend',
      '<details open=""><summary>More</summary><ul><li>a</li></ul></details><p>end</p>',
    ],
    ['<details><summary>a</summary>b</details>', '<details><summary>a</summary>b</details>'],
    ['- <div>\n\n  a\n\n  </div>', '<ul><li><div><p>a</p></div></li></ul>'],
    ['> <div>\n>\n> a\n>\n> </div>', '<blockquote><div><p>a</p></div></blockquote>'],
    [
      '<table><tr><td>1<td>2<tr><td>3</table>',
      '<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>',
    ],
    ['<ul><li>a<li>b<ul><li>c</ul></ul>', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
    ['<dl><dt>a<dd>b<dt>c</dl>', '<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>'],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['a<br>b<br/>c', '<p>a<br>b<br>c</p>'],
    ['<B CLASS="x">a</B>', '<p><b class="x">a</b></p>'],
    ['<a href="/x?a=1&amp;b=2">a</a>', '<p><a href="/x?a=1&amp;b=2">a</a></p>'],
    ['<a href=x>a<a href=y>b</a>', '<p><a href="x">a</a><a href="y">b</a></p>'],
    [
      '<a href="x" target="_blank">a</a>',
      '<p><a href="x" target="_blank" rel="noopener noreferrer">a</a></p>',
    ],
    ['<a id="x"/>rest', '<p><a id="x"></a>rest</p>'],
    ['<a name="old">a</a>', '<p><a id="old">a</a></p>'],
    ['<img src="a.png" width=20 alt="a">', '<img src="a.png" width="20" alt="a" loading="lazy">'],
    ['a <img alt="a">', '<p>a</p>'],
    ['<p>&copy; &#x41;&#66; &nope; &lt;b></p>', '<p>© AB &amp;nope; &lt;b&gt;</p>'],
    ['<p>a <!-- b --> c</p>', '<p>a c</p>'],
    ['<sub>a</sub><sup>b</sup><del>c</del>', '<p><sub>a</sub><sup>b</sup><del>c</del></p>'],
    [
      '<video src="a.mp4" autoplay width=100></video>',
      '<p><video src="a.mp4" width="100" controls="" preload="none"></video></p>',
    ],
    ['<span style="color:red;float:left">a</span>', '<p><span style="color: red">a</span></p>'],
    ['<custom-tag>a *b*</custom-tag>', '<p>a <em>b</em></p>'],
    ['<font color=red>a</font>', '<p>a</p>'],
    ['a <script>alert(1)</script> b', '<p>a b</p>'],
    ['a <script>b', '<p>a b</p>'],
    ['<form><p>a</p></form>', '<p>a</p>'],
    ['<b data-x=1 aria-label="l">a</b>', '<p><b aria-label="l">a</b></p>'],
  ])('[D10] %j becomes safe elements', (markdown, html) => {
    expect(canonicalHtml(treeHtml(markdown))).toEqual(canonicalHtml(html))
  })

  test.each([
    ['<div>\n\n# A\n\nb', '<h1 id="a">A</h1><p>b</p>'],
    ['<b>a\n\nb', '<p>a</p><p>b</p>'],
    ['<a id="x">a\n\n# B', '<p><a id="x"></a>a</p><h1 id="b">B</h1>'],
    ['a</b></div> c', '<p>a c</p>'],
    ['<b>a <i>b</b> c</i>', '<p><b>a <i>b</i></b> c</p>'],
    ['<details>\n\na', '<p>a</p>'],
  ])('[D10] what is not closed swallows nothing: %j', (markdown, html) => {
    expect(canonicalHtml(treeHtml(markdown))).toEqual(canonicalHtml(html))
  })

  test('[D10] players become blocks, which load nothing before the reader asks', () => {
    const html = treeHtml(
      '<iframe src="//player.bilibili.com/player.html?bvid=BV1&page=1" allowfullscreen></iframe>',
    )
    expect(html).toBe('<div data-block="bilibili" data-bvid="BV1" data-page="1"></div>')
    expect(
      treeHtml(
        '<iframe title="A" src="https://www.youtube.com/embed/abc_-12345?start=5&autoplay=1"></iframe>',
      ),
    ).toBe('<div data-block="youtube" data-id="abc_-12345" data-start="5" data-title="A"></div>')
    for (const other of ['https://player.vimeo.com/video/1', 'https://www.youtube.com/embed/', '/x', '']) {
      expect(treeHtml(`<iframe src="${other}"></iframe>`)).toBe('')
    }
  })

  test('[D10] [X11] nothing from another site loads before the reader asks', () => {
    for (const outside of [
      'https://e.example/a',
      '//e.example/a',
      '/\\e.example/a',
      'HTTP:e.example',
      '\t//e.example',
    ]) {
      expect(treeHtml(`<video src="a.mp4" poster="${outside}"></video>`)).not.toContain('poster')
      expect(treeHtml(`<img src="a.png" srcset="a.png 1x, ${outside} 2x">`)).not.toMatch(/srcset/i)
      expect(treeHtml(`<video src="${outside}"></video>`)).not.toContain('autoplay')
    }
    expect(treeHtml('<video src="a.mp4" poster="/img/a.webp"></video>')).toContain('poster="/img/a.webp"')
    expect(treeHtml('<img src="a.png" srcset="b.png 2x">')).toContain('srcset="b.png 2x"')
  })

  test('[D10] an id of raw HTML gives way to a heading and to an earlier element', () => {
    expect(canonicalHtml(treeHtml('<b id="a">x</b> <i id="c">y</i> <u id="c">z</u>\n\n# A'))).toEqual(
      canonicalHtml('<p><b>x</b> <i id="c">y</i> <u>z</u></p><h1 id="a">A</h1>'),
    )
  })

  test('[D10] depth is limited, content is not lost', () => {
    const html = treeHtml(`${'<div>'.repeat(5000)}deep${'</div>'.repeat(5000)}`)
    expect(html).toContain('deep')
    expect(html.split('<div>').length).toBeLessThan(100)
  })
})

describe('pieces of raw HTML', () => {
  test('[D10] raw HTML is split into text, tags, and attributes', () => {
    expect(htmlPieces(`a<b C='d' e=f g>h</B >`)).toEqual([
      { kind: 'text', value: 'a' },
      {
        kind: 'open',
        name: 'b',
        attributes: new Map([
          ['c', 'd'],
          ['e', 'f'],
          ['g', ''],
        ]),
        selfClosing: false,
      },
      { kind: 'text', value: 'h' },
      { kind: 'close', name: 'b' },
    ])
  })

  test.each([
    ['<!-- a > b -->c', ['c']],
    ['<!-->c', ['c']],
    ['<!doctype html>c', ['c']],
    ['<?php x ?>c', ['c']],
    ['</ x>c', ['c']],
    ['1 < 2', ['1 ', '<', ' 2']],
    ['<script>a<b></script>c', ['c']],
    ['<textarea><img></textarea>c', ['c']],
    ['<b', []],
    ['<b title="x', []],
    ['<!-- open', []],
  ])('[D10] %j leaves %j', (source, texts) => {
    const pieces = htmlPieces(source)
    expect(pieces.flatMap((piece) => (piece.kind === 'text' ? piece.value : []))).toEqual(texts)
  })
})

describe('the finer rules', () => {
  test.each([
    ['color: red; text-align:center', 'color: red; text-align: center'],
    ['COLOR:#fff', 'color: #fff'],
    ['color: rgb(1, 2, 3)', 'color: rgb(1, 2, 3)'],
    ['width: 50%', 'width: 50%; max-width: 100%'],
    ['max-width: 900px; width: 999em', 'width: 999em; max-width: min(900px, 100%)'],
    ['max-width: auto', 'max-width: 100%'],
    ['height: 1px', 'min-height: 1px'],
    ['width: -50%', ''],
    ['width: 99999px', ''],
    ['color: red !important', ''],
    ['background: red', ''],
    ['color: url(x)', ''],
    ['color', ''],
    ['position: fixed', ''],
    ['color: \\72 ed', ''],
  ])('[D10] style %j becomes %j', (style, safe) => {
    expect(safeStyle(style, 'div')).toBe(safe)
  })

  test.each([
    ['https://a.example', true, true],
    ['HTTPS://a.example', true, true],
    ['/a', true, true],
    ['./a:b', true, true],
    ['a/b:c', true, true],
    ['?a=b:c', true, true],
    ['#a:b', true, true],
    ['说明:a', true, true],
    ['', true, true],
    ['mailto:a@b.example', true, false],
    ['tel:+49', true, false],
    ['javascript:x', false, false],
    [' javascript:x', false, false],
    ['java\nscript:x', false, false],
    ['\u0001javascript:x', false, false],
    ['data:x', false, false],
    ['unknown:x', false, false],
  ])('[D10] address %j: as a link %s, as a source %s', (url, link, source) => {
    expect(isSafeUrl(url, 'link')).toBe(link)
    expect(isSafeUrl(url, 'source')).toBe(source)
  })

  test('[D10] a list of sources with a forbidden address is dropped', () => {
    expect(safeSourceSet('a.png 1x,b.png 2x')).toBe('a.png 1x, b.png 2x')
    expect(safeSourceSet('a.png, javascript:x 2x')).toBeUndefined()
    expect(safeSourceSet('data:image/png;base64,x 1x')).toBeUndefined()
  })

  test.each(['install', 'v1.0', '安装', 'a-b_c'])('[D10] the id %j may stay', (id) => {
    expect(isSafeRawId(id)).toBe(true)
  })

  test.each([
    '',
    'a b',
    '<b>',
    'cookie',
    'innerHTML',
    'root',
    'app--x',
    'user-content-fn-1',
    'footnote-label',
  ])('[D10] the id %j may not stay', (id) => {
    expect(isSafeRawId(id)).toBe(false)
  })
})
