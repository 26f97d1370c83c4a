import { describe, expect, test } from 'vitest'
import { imageFacts } from '../../../src/dialect/image/image-facts.ts'
import { canonicalHtml } from '../../support/canonical-html.ts'
import { treeHtml } from '../../support/dialect.ts'

describe('image size', () => {
  test.each([
    ['![a =200x300](x)', 'alt="a" width="200" height="300"'],
    ['![a =200x](x)', 'alt="a" width="200"'],
    ['![a =x300](x)', 'alt="a" height="300"'],
    ['![=200x300](x)', 'alt="" width="200" height="300"'],
    ['![a|200x300](x)', 'alt="a" width="200" height="300"'],
    ['![a|200](x)', 'alt="a" width="200"'],
    ['![a|x300](x)', 'alt="a" height="300"'],
    ['![a *b* =20x30](x)', 'alt="a b" width="20" height="30"'],
    ['![a](x =200x300)', 'alt="a" width="200" height="300"'],
    ['![a](x =200x)', 'alt="a" width="200"'],
    ['![a](x =x300)', 'alt="a" height="300"'],
    ['![a](<x> =200x300)', 'alt="a" width="200" height="300"'],
    ['![a](x "t" =200x300)', 'alt="a" title="t" width="200" height="300"'],
    ['![a][r =2x3]\n\n[r =2x3]: x', 'alt="a"'],
    ['![a =2x3][r]\n\n[r]: x', 'alt="a" width="2" height="3"'],
    ['![a =2x3](x){width=9}', 'alt="a" width="9" height="3"'],
    ['![a =12345x](x)', 'alt="a =12345x"'],
    ['![a =x](x)', 'alt="a =x"'],
    ['![a|](x)', 'alt="a|"'],
    ['![a =0x0](x)', 'alt="a =0x0"'],
    ['![1 = 2x3](x)', 'alt="1 = 2x3"'],
    ['![a &amp; b =2x3](x)', 'alt="a &amp; b" width="2" height="3"'],
    ['[![a](x =2x3)](x){.c}', undefined],
  ])('[D1] [P13] %j has the size that its author wrote', (markdown, attributes) => {
    const image = `<img src="x" loading="lazy" ${attributes ?? 'alt="a" width="2" height="3"'}>`
    const html = attributes ? `<p>${image}</p>` : `<p><a href="x" class="c">${image}</a></p>`
    expect(canonicalHtml(treeHtml(markdown))).toEqual(canonicalHtml(html))
  })

  test.each([
    '![a](x =200)',
    '![a](x = 2x3)',
    '![a](x =2x3',
    '![a](x =axb)',
    '![a] (x =2x3)',
    '![a](x =x)',
    '![a](x y =2x3)',
  ])('[D1] %j is no image', (markdown) => {
    expect(treeHtml(markdown)).not.toContain('<img')
  })

  test('[D1] in a table the bar is escaped', () => {
    const markdown = '| a |\n| - |\n| ![b\\|20x30](x) |'
    expect(treeHtml(markdown)).toMatch(/<img src="x" alt="b"[^>]* width="20" height="30"/)
  })
})

describe('light and dark images', () => {
  test.each([
    ['![a](x.png#light)', 'x.png', 'light-only'],
    ['![a](x.png#dark)', 'x.png', 'dark-only'],
    ['![a](x.png#gh-dark-mode-only)', 'x.png', 'dark-only'],
    ['![a](x.png?v=1#dark =2x3)', 'x.png?v=1', 'dark-only'],
    ['![a][r]\n\n[r]: x.png#light', 'x.png', 'light-only'],
  ])('[P13] %j is shown in one scheme, its address has no suffix', (markdown, source, className) => {
    const html = treeHtml(markdown)
    expect(html).toContain(`src="${source}"`)
    expect(html).toContain(`class="${className}"`)
  })

  test('[P13] any other fragment stays, and a link keeps its own', () => {
    expect(treeHtml('![a](x.svg#icon)')).toContain('src="x.svg#icon"')
    expect(treeHtml('[a](x.png#dark)')).toBe('<p><a href="x.png#dark">a</a></p>')
    expect(treeHtml('[a][r] ![b][r]\n\n[r]: x.png#dark')).toContain('href="x.png#dark"')
  })

  test('[P13] every image waits until it is near', () => {
    expect(treeHtml('![a](b)')).toContain('loading="lazy"')
    expect(treeHtml('<img src="b">')).toContain('loading="lazy"')
  })
})

test('[P13] the tree has the facts of an image', () => {
  expect(imageFacts('a =20x30', 'b#dark')).toEqual({
    alt: 'a',
    url: 'b',
    width: 20,
    height: 30,
    scheme: 'dark',
  })
  expect(imageFacts('a', 'b')).toEqual({ alt: 'a', url: 'b' })
})
