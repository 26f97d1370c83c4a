import { describe, expect, test } from 'vitest'
import { emojis } from '../../../src/dialect/inline/emoji-table.ts'
import { canonicalHtml } from '../../support/canonical-html.ts'
import { treeHtml } from '../../support/dialect.ts'

const cases = (rows: readonly (readonly [string, string])[]): void => {
  test.each(rows)('[D1] %j becomes its HTML', (markdown, html) => {
    expect(canonicalHtml(treeHtml(markdown))).toEqual(canonicalHtml(html))
  })
}

describe('marked text', () => {
  cases([
    ['==a==', '<p><mark>a</mark></p>'],
    ['x ==a *b* `c`== y', '<p>x <mark>a <em>b</em> <code>c</code></mark> y</p>'],
    ['中文==标记==中文', '<p>中文<mark>标记</mark>中文</p>'],
    ['**a ==b==**', '<p><strong>a <mark>b</mark></strong></p>'],
    ['==a **b== c**', '<p><mark>a **b</mark> c**</p>'],
    ['==[a](b)==', '<p><mark><a href="b">a</a></mark></p>'],
    ['[==a](b)==', '<p><a href="b">==a</a>==</p>'],
    ['==a\nb==', '<p><mark>a b</mark></p>'],
    ['==a== ==b==', '<p><mark>a</mark> <mark>b</mark></p>'],
    ['if a==b and c==d', '<p>if a==b and c==d</p>'],
    ['a == b == c', '<p>a == b == c</p>'],
    ['===a===', '<p>===a===</p>'],
    ['====', '<p>====</p>'],
    ['==a', '<p>==a</p>'],
    ['a==', '<p>a==</p>'],
    ['\\==a==', '<p>==a==</p>'],
    ['`==a==`', '<p><code>==a==</code></p>'],
    ['==a ==b==', '<p>==a <mark>b</mark></p>'],
  ])
})

describe('emphasis beside Han characters', () => {
  cases([
    ['**强调。**文字', '<p><strong>强调。</strong>文字</p>'],
    ['这是**“引用”**的例子', '<p>这是<strong>“引用”</strong>的例子</p>'],
    ['**`code`。**文字', '<p><strong><code>code</code>。</strong>文字</p>'],
  ])
})

describe('spoilers', () => {
  cases([
    ['!!a!!', '<p><span class="spoiler" tabindex="0">a</span></p>'],
    ['!!a **b**!!', '<p><span class="spoiler" tabindex="0">a <strong>b</strong></span></p>'],
    ['==!!a!!==', '<p><mark><span class="spoiler" tabindex="0">a</span></mark></p>'],
    ['Stop!! Now!!', '<p>Stop!! Now!!</p>'],
    ['!!![a](b)', '<p>!!<img src="b" alt="a" loading="lazy"></p>'],
    ['!![a](b)', '<p>!<img src="b" alt="a" loading="lazy"></p>'],
  ])
})

describe('raised and lowered text', () => {
  cases([
    ['29^th^', '<p>29<sup>th</sup></p>'],
    ['H~2~O', '<p>H<sub>2</sub>O</p>'],
    ['x^a\\^b^', '<p>x<sup>a^b</sup></p>'],
    ['x^&lt;^', '<p>x<sup>&lt;</sup></p>'],
    ['2^31 and 2^63', '<p>2^31 and 2^63</p>'],
    ['~/a and ~/b', '<p>~/a and ~/b</p>'],
    ['~~gone~~', '<p><del>gone</del></p>'],
    ['~~a~b~~', '<p><del>a~b</del></p>'],
    ['中文~~删除~~中文', '<p>中文<del>删除</del>中文</p>'],
    ['^^', '<p>^^</p>'],
    ['x^`a`^', '<p>x^<code>a</code>^</p>'],
    ['x[^a]^', '<p>x[^a]^</p>'],
  ])
})

describe('emoji', () => {
  cases([
    [':rocket:', '<p>🚀</p>'],
    ['a :+1: b', '<p>a 👍 b</p>'],
    ['（:tada:）', '<p>（🎉）</p>'],
    ['12:30:45', '<p>12:30:45</p>'],
    ['http://a.example/:x:/b', '<p><a href="http://a.example/:x:/b">http://a.example/:x:/b</a></p>'],
    ['localhost:5244:x:', '<p>localhost:5244:x:</p>'],
    ['image:latest:x:', '<p>image:latest:x:</p>'],
    [':no_such_name:', '<p>:no_such_name:</p>'],
    ['\\:rocket:', '<p>:rocket:</p>'],
    ['`:rocket:`', '<p><code>:rocket:</code></p>'],
    ['![:rocket:](a)', '<p><img src="a" alt="🚀" loading="lazy"></p>'],
  ])

  test('[D1] every name of the table has an emoji', () => {
    expect(emojis.size).toBeGreaterThan(120)
    for (const [name, emoji] of emojis) {
      expect(name).toMatch(/^[a-z0-9_+-]+$/)
      expect(emoji).toMatch(/\p{Extended_Pictographic}|\p{Emoji}|\p{Regional_Indicator}/u)
      expect(emoji).not.toMatch(/[a-z_]/i)
    }
  })
})

describe('formulas', () => {
  cases([
    ['x $$a^2 + b_1$$', '<p>x <span data-block="math">a^2 + b_1</span></p>'],
    ['$$\na\n  b *c*\n\n<d>\n$$', '<div data-block="math">a\n  b *c*\n\n&lt;d&gt;</div>'],
    ['$$x$$', '<div data-block="math">x</div>'],
    ['text\n$$\nx\n$$\ntext', '<p>text</p><div data-block="math">x</div><p>text</p>'],
    ['> $$\n> x\n> $$\n\ny', '<blockquote><div data-block="math">x</div></blockquote><p>y</p>'],
    ['- $$\n  x\n  $$', '<ul><li><div data-block="math">x</div></li></ul>'],
    ['> $$\n> x\ny', '<blockquote><div data-block="math">x</div></blockquote><p>y</p>'],
    ['$$ $$', '<div data-block="math"></div>'],
    ['$$ $a', '<p>$$ $a</p>'],
    ['$$\nopen', '<div data-block="math">open</div>'],
    ['$HOME and $PATH', '<p>$HOME and $PATH</p>'],
    ['costs $5 or $6', '<p>costs $5 or $6</p>'],
    ['a $$ b', '<p>a $$ b</p>'],
    ['`$$a$$`', '<p><code>$$a$$</code></p>'],
  ])
})
