import { expect, test } from 'vitest'
import { mostNear } from '../../../src/config/search.ts'
import { createLocalIndex } from '../../../src/features/search/local-index.ts'
import { searchPage } from '../../support/search-site.ts'

const index = createLocalIndex('en')
index.put(searchPage('/a.html', 'OneDrive', 'SMB and a WebDAV server, with a certificate of 2024'))
index.put(searchPage('/b.html', '网盘', '网页和网盘'))
index.put(searchPage('/c.html', 'Gone', 'smx'))
index.remove('/c.html')

test.each([
  ['smv', 'smb'],
  ['certifcation', 'certificate'],
  ['网判', '网盘'],
])('[F4] “%s” has no results, and the nearest word is %s', (query, wanted) => {
  expect(index.search(query)).toEqual([])
  expect(index.near(query)[0]).toBe(wanted)
})

test.each(['xyzzyqq', '2025', 'x', '', '?!'])('[F4] nothing is near to “%s”', (query) => {
  expect(index.near(query)).toEqual([])
})

test('[F4] words of removed pages are not offered, and no more than fit', () => {
  expect(index.near('smv')).not.toContain('smx')
  const many = createLocalIndex('en')
  for (const letter of 'abcdefghijk') many.put(searchPage(`/${letter}.html`, `tok${letter}n`))
  expect(many.near('tok9n')).toHaveLength(mostNear)
})
