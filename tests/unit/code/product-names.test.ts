import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { filesBelow } from '../../../scripts/content/content-tree.ts'

/** Files that contain the product's name because it is part of an address that other programs define. */
const addressesOfServers = [
  /** Endpoints of the API servers for token tools. */
  /^src\/tools\/flows\//,
  /^src\/features\/api-server\/api-server-select\.tsx$/,
]

const productName = /\balist|alist(?:gotech|go)?\b(?<!datalist)/i

test('[X24] nothing of the product is part of the engine: its name comes from configuration', async () => {
  const sources = (await filesBelow('src')).map((file) => `src/${file}`)
  const documents = ['index.html', 'diagram-frame.html', 'public/demo-frame.html', 'public/site.webmanifest']
  const named: string[] = []
  for (const file of [...sources, ...documents]) {
    if (addressesOfServers.some((pattern) => pattern.test(file))) continue
    const lines = (await readFile(file, 'utf8')).split('\n')
    for (const [index, line] of lines.entries())
      if (productName.test(line)) named.push(`${file}:${index + 1}: ${line.trim()}`)
  }
  expect(sources.length).toBeGreaterThan(500)
  expect(named).toEqual([])
})
