import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { themeColors } from '../../../src/config/appearance.ts'

interface WebManifest {
  readonly start_url: string
  readonly scope: string
  readonly id?: string
  readonly icons: readonly {
    readonly src: string
    readonly sizes: string
    readonly type: string
    readonly purpose?: string
  }[]
}

const html = await readFile('index.html', 'utf8')
const manifest = JSON.parse(await readFile('public/site.webmanifest', 'utf8')) as WebManifest

test('[O6] every icon exists in the size it claims, one of them fit to be cut to any shape', async () => {
  for (const { src, sizes, type } of manifest.icons) {
    const bytes = await readFile(`public/${src}`)
    if (type !== 'image/png') continue
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes)
  }
  const sizes = manifest.icons.filter(({ purpose }) => !purpose).map((icon) => icon.sizes)
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
})

test('[O6] [X15] the application is installed where it lives, below any path', () => {
  expect([manifest.start_url, manifest.scope]).toEqual(['./', './'])
  // An ID would be resolved from the origin's root: two sites on one host would be the same application.
  expect(manifest.id).toBeUndefined()
  expect(manifest.icons.every(({ src }) => !src.startsWith('/'))).toBe(true)
  expect(html).toContain('<link rel="manifest" href="site.webmanifest" />')
})

test('the browser’s bars have the color of the page, before the application too', () => {
  for (const [scheme, color] of Object.entries(themeColors))
    expect(html).toContain(`media="(prefers-color-scheme: ${scheme})" content="${color}"`)
})
