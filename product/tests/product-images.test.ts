import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/content/list-files.ts'
import { browserDrawings } from '../screenshots/browser-drawings.ts'

const root = join(import.meta.dirname, '../..')
const files = readdirSync(join(root, 'public/img/product'))
const motifs = [...new Set(files.map((file) => file.split('.')[0] ?? ''))]

test('[X22] every motif of the product exists in both languages and both color schemes', () => {
  expect(motifs.length).toBeGreaterThan(40)
  for (const motif of motifs) {
    const variants = ['en.dark', 'en.light', 'zh.dark', 'zh.light'].map((name) => `${motif}.${name}.webp`)
    expect(files.filter((file) => file.startsWith(`${motif}.`)).toSorted()).toEqual(variants)
  }
})

test('[X22] the drawings of a browser are those that the program draws', () => {
  const folder = join(root, 'public/img/browser')
  const committed = readdirSync(folder).map(
    (file) => [file, readFileSync(join(folder, file), 'utf8')] as const,
  )
  expect(new Map(committed)).toEqual(browserDrawings())
})

test.each([
  'en',
  'zh',
])('[X22] pages in %s show images in their own language, with alternative text and size', async (locale) => {
  const folder = join(root, 'public/content', locale)
  let count = 0
  for (const file of await filesBelow(folder)) {
    if (!file.endsWith('.md')) continue
    const text = readFileSync(join(folder, file), 'utf8')
    for (const [image, alt = '', address = ''] of text.matchAll(
      /!\[([^\]]*)\]\((\/img\/(?:product|browser)\/[^)\s#]+)[^)]*\)/g,
    )) {
      count++
      expect(address, file).toContain(`.${locale}.`)
      expect(alt, `${file}: ${image}`).toMatch(/^\S.{3,} =\d+x\d+$/u)
    }
  }
  expect(count).toBeGreaterThan(80)
})
