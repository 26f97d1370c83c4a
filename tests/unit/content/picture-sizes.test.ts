import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readContentTree } from '../../../scripts/content/content-tree.ts'
import { picturePaths, pictureSizeReader } from '../../../scripts/content/picture-sizes.ts'
import { cpuTime } from '../../support/cpu-time.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
const page = { locale: 'zh', route: '/guide/a.html' } as const

const bytes = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  )

/** File headers, which contain everything needed for the sizes. */
const png = bytes(
  [0x89],
  'PNG\r\n\x1a\n',
  [0, 0, 0, 13],
  'IHDR',
  [0, 0, 1, 0x2c, 0, 0, 0, 200, 8, 6, 0, 0, 0],
)
const gif = bytes('GIF89a', [16, 0, 9, 0])
const webp = bytes('RIFF', [40, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0], [0, 0, 0, 0, 0x3f, 1, 0, 0xef, 0, 0])
const jpeg = bytes([
  0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 17, 8, 0, 80, 0, 120, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11,
  1, 0xff, 0xd9,
])

beforeAll(() => {
  mkdirSync(join(folder, 'img'))
  mkdirSync(join(folder, 'content/zh/guide'), { recursive: true })
  writeFileSync(join(folder, 'img/a.png'), png)
  writeFileSync(join(folder, 'img/a.gif'), gif)
  writeFileSync(join(folder, 'img/a.webp'), webp)
  writeFileSync(join(folder, 'img/a.jpg'), jpeg)
  writeFileSync(join(folder, 'img/a.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"/>')
  writeFileSync(join(folder, 'img/broken.png'), 'no picture')
  writeFileSync(join(folder, 'content/zh/guide/beside.png'), png)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('sizes of the images in a page', () => {
  const sizesOf = pictureSizeReader((path) => join(folder, path))

  test('[X18] sizes are listed by path, for every format and every syntax of images', async () => {
    const text = `![A](/img/a.png#light) ![B =20x](/img/a.gif) ![C](/img/a.jpg =x40) ![D][d] <img src="/img/a.svg">
![E](./beside.png "title") ![F](./beside.png)

[d]: </img/a.webp>`
    expect(await sizesOf(picturePaths(text, page))).toEqual({
      '/content/zh/guide/beside.png': [300, 200],
      '/img/a.gif': [16, 9],
      '/img/a.jpg': [120, 80],
      '/img/a.png': [300, 200],
      '/img/a.svg': [24, 12],
      '/img/a.webp': [320, 240],
    })
  })

  test('an embedded file, which is one long word, takes no time', () => {
    const sizesOf = pictureSizeReader((path) => join(folder, path))
    expect(
      cpuTime(() => void sizesOf(picturePaths(`![](data:image/png;base64,${'a'.repeat(100_000)})`, page))),
    ).toBeLessThan(500)
  })

  test('[X18] sizes are unknown for files that are missing, broken, on other sites, or outside the content', async () => {
    const text =
      '![](/img/none.png) ![](/img/broken.png) ![](https://x.example/a.png) ![](/../../etc/a.png) a.png'
    expect(await sizesOf(picturePaths(text, page))).toBeUndefined()
    expect(await sizesOf(picturePaths('No picture at all.', page))).toBeUndefined()
  })
})

test('[X18] images of included parts belong to the page that includes them', async () => {
  const write = (name: string, text: string) =>
    writeFileSync(join(folder, 'content/zh/guide', name), `---\ntitle: A\n---\n\n${text}\n`)
  write('_inner.md', '![In](/img/a.gif)')
  write(
    '_part.md',
    '![Part](./beside.png)\n\n<!-- @include: ./_inner.md -->\n\n<!-- @include: ./_gone.md -->',
  )
  write('a.md', '<!-- @include: ./_part.md -->')
  const { pages, issues } = await readContentTree(join(folder, 'content'))
  expect(issues).toEqual([])
  expect(pages.find(({ file }) => file === 'zh/guide/a.md')?.pictures).toEqual({
    '/content/zh/guide/beside.png': [300, 200],
    '/img/a.gif': [16, 9],
  })
})
