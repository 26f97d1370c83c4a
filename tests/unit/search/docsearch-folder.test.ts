import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:tsx?|css)$/.test(file))

test('only one folder imports DocSearch, so that another box for searching replaces only that folder', () => {
  const importers = files.filter((file) =>
    /(?:from|import)\s*\(?["']@docsearch\//.test(readFileSync(`src/${file}`, 'utf8')),
  )
  expect(importers.length).toBeGreaterThan(2)
  expect(importers.filter((file) => !file.startsWith('features/search/docsearch/'))).toEqual([])
})
