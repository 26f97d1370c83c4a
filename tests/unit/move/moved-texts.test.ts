import { expect, test } from 'vitest'
import { hashOf } from '../../../scripts/shared/hash-of.ts'
import { translatedText } from '../../../src/content/translation.ts'
import { textsAfterDeletion, textsAfterMove } from '../../../src/move/moved-texts.ts'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const original = '---\ntitle: Other\n---\n\n[Old](./old.md#part) and [same](#part).\n'
const texts = new Map([
  ['en/guide/README.md', '---\ntitle: Guide\n---\n\n[Old](old.html)\n'],
  [
    'en/guide/old.md',
    '---\ntitle: Old\nredirectFrom:\n  - /older.html\n  - /guide/oldest.html\n---\n\nText\n',
  ],
  ['en/guide/other.md', original],
  ['en/guide/windows.md', 'A page\r\nthat links nowhere.\r\n'],
  ['zh/guide/README.md', '---\ntitle: 指南\n---\n\n文字\n'],
  ['zh/guide/old.md', '---\ntitle: 旧\n---\n\n文字\n'],
  [
    'zh/guide/other.md',
    `---\ntitle: 别\nbasedOn: "${hashOf(translatedText(original))}"\n---\n\n[旧](/zh/guide/old.html)\n`,
  ],
  [
    'en/sidebar.json',
    json({
      '/guide/': [
        'README.md',
        { text: 'Old', link: 'old.html' },
        { text: 'Old and more', link: 'old.html', children: ['other.html'] },
        { text: 'Only old', prefix: '/guide/', children: ['old.html'] },
        { text: 'Heading' },
      ],
      '/faq/': 'tree',
    }),
  ],
  ['en/navbar.json', json([{ text: 'Guide', children: [{ text: 'Old', link: '/guide/old.html' }] }])],
  ['zh/navbar.json', json([{ text: '指南', link: '/zh/guide/' }])],
  ['site.json', json({ startPage: '/guide/old.html' })],
  ['checked.json', json({ 'guide/old.md': { date: '2026-01-01' }, 'guide/other.md': {} })],
  ['broken.json', '{'],
])
const heirs = new Map([
  ['en/guide/old.md', 'en/guide/README.md'],
  ['zh/guide/old.md', 'zh/guide/README.md'],
])

test('readers of a deleted page come to another one, by links, menus, settings, and all its addresses', async () => {
  const after = await textsAfterDeletion(texts, heirs, hashOf)
  expect([...after.keys()].toSorted()).toEqual([
    'checked.json',
    'en/guide/README.md',
    'en/guide/other.md',
    'en/navbar.json',
    'en/sidebar.json',
    'site.json',
    'zh/guide/README.md',
    'zh/guide/other.md',
  ])
  expect(after.get('en/guide/README.md')).toBe(
    '---\ntitle: Guide\nredirectFrom:\n  - /older.html\n  - /guide/oldest.html\n  - /guide/old.html\n---\n\n[Old](./)\n',
  )
  expect(after.get('en/guide/other.md')).toContain('[Old](./README.md) and [same](#part).')
  expect(after.get('zh/guide/README.md')).toContain('redirectFrom: /zh/guide/old.html\n')
  expect(after.get('zh/guide/other.md')).toContain('[旧](/zh/guide/)')
  expect(after.get('zh/guide/other.md')).toContain(
    `basedOn: "${hashOf(translatedText(after.get('en/guide/other.md') ?? ''))}"`,
  )
  expect(JSON.parse(after.get('site.json') ?? '')).toEqual({ startPage: '/guide/' })
  expect(JSON.parse(after.get('checked.json') ?? '')).toEqual({ 'guide/other.md': {} })
})

test('menus lose the rows of a deleted page, and groups that had no other page', async () => {
  const after = await textsAfterDeletion(texts, heirs, hashOf)
  expect(JSON.parse(after.get('en/sidebar.json') ?? '')).toEqual({
    '/guide/': ['README.md', { text: 'Old and more', children: ['other.html'] }, { text: 'Heading' }],
    '/faq/': 'tree',
  })
  expect(JSON.parse(after.get('en/navbar.json') ?? '')).toEqual([])
})

test('a page that moves back needs no redirect from itself, and an outdated translation stays outdated', async () => {
  const moves = new Map([['en/guide/old.md', 'en/older.md']])
  const outdated = '---\nbasedOn: "0123456789abcdef"\n---\n\n[Old](/guide/old.html)\n'
  const after = await textsAfterMove(new Map([...texts, ['zh/a.md', outdated]]), moves, hashOf)
  expect(after.get('en/older.md')).toContain(
    'redirectFrom:\n  - /guide/oldest.html\n  - /guide/old.html\n---',
  )
  expect(after.get('zh/a.md')).toBe(outdated.replace('/guide/old.html', '/older.html'))
  expect(after.has('en/guide/windows.md')).toBe(false)
  expect(after.has('broken.json')).toBe(false)
})
