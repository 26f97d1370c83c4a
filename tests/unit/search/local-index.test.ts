import { expect, test } from 'vitest'
import { createLocalIndex } from '../../../src/features/search/local-index.ts'
import { searchPage } from '../../support/search-site.ts'

const pages = [
  searchPage('/onedrive.html', 'OneDrive / share', 'Mount a share. A share has a link.'),
  searchPage('/shares.html', 'Shares', 'Send a link to a folder.'),
  searchPage('/settings.html', 'Settings', 'They are stored in two places.'),
  searchPage('/toolbar.html', 'Toolbar', 'A place where the settings of buttons are not stored.'),
  searchPage('/emby.html', 'Emby', 'Shows libraries as folders.'),
  searchPage('/copy.html', 'Copy', 'Writes a file twice.'),
  searchPage('/google.html', 'Google disk', 'A place for files.'),
  searchPage('/token.html', 'Token of a Google disk', '', {
    sections: [
      { id: '', heading: '', text: 'A token for the Google disk.' },
      { id: 'google', heading: 'Google disk', text: 'The Google disk asks for a token.' },
    ],
  }),
  searchPage('/players.html', 'Players', 'Some players open an Emby library.'),
]

test.each([
  ['the plural of the query is the better name than a part after a slash', 'share', '/shares.html'],
  ['the part before a slash is a name', 'onedrive', '/onedrive.html'],
  ['question words need not be on the page', 'where are settings stored', '/settings.html'],
  ['a plural in -ies is found by its singular', 'emby library', '/emby.html'],
  ['a singular is found by its plural in -ies', 'copies', '/copy.html'],
  ['a name with a typing error is still a name', 'gogle disk', '/google.html'],
])('[F4] %s', (_, query, route) => {
  const index = createLocalIndex('en')
  for (const page of pages) index.put(page)
  expect(index.search(query)[0]?.path).toBe(route)
})

test('[F4] the words of readers find a page and a section that do not contain them, and are not shown', () => {
  const index = createLocalIndex('en')
  for (const page of pages) index.put(page)
  const sections = [
    { id: '', heading: '', text: 'Play from every device.', asked: 'watch films on the sofa' },
    { id: 'limits', heading: 'Limits', text: 'At most two streams.', asked: 'kids stop my movie' },
  ]
  index.put(searchPage('/play.html', 'Playback', '', { sections }))
  expect(index.search('films sofa')[0]?.path).toBe('/play.html')
  expect(index.search('kids movie')[0]?.path).toBe('/play.html#limits')
  expect(JSON.stringify(index.search('films sofa'))).not.toContain('sofa')
})

test('[F4] a page with two sections about the query is better than a page with one', () => {
  const index = createLocalIndex('en')
  const section = (id: string, text: string) => ({ id, heading: `Part ${id}`, text })
  const about = 'Set the quota of a disk.'
  index.put(
    searchPage('/one.html', 'One', '', { sections: [section('a', about), section('b', 'Other text.')] }),
  )
  index.put(searchPage('/two.html', 'Two', '', { sections: [section('a', about), section('b', about)] }))
  expect(index.search('disk quota').map(({ path }) => path)).toEqual([
    '/two.html#a',
    '/two.html#b',
    '/one.html#a',
  ])
})
