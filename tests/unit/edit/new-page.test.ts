import { beforeEach, expect, test, vi } from 'vitest'
import { createPage, pageNameOf, pagePathOf } from '../../../src/features/edit/new-page/create-page.ts'
import { discardNewPage } from '../../../src/features/edit/new-page/discard-page.ts'
import { withMenuRow } from '../../../src/features/edit/new-page/menu-row.ts'
import { renewMenus } from '../../../src/features/edit/new-page/renew-menus.ts'
import { stamped } from '../../../src/features/edit/new-page/stamped.ts'
import { draftOf, removeDrafts, storeDrafts, storedDrafts } from '../../../src/features/edit/page-drafts.ts'
import { MemoryStorage } from '../../support/memory-storage.ts'

const storage = new MemoryStorage()
vi.stubGlobal('localStorage', storage)
beforeEach(() => {
  storage.quota = Number.POSITIVE_INFINITY
  removeDrafts(storedDrafts().map(({ file }) => file))
})

const docker = { text: 'Docker', link: 'docker.html' }
const menu = {
  '/guide/': [
    { text: 'Start', link: 'README.md' },
    {
      text: 'Install',
      link: 'install/',
      prefix: 'install/',
      children: [docker, 'script.html'],
    },
  ],
  '/faq/': 'tree',
}
const menuText = (value: object) => `${JSON.stringify(value, null, 2)}\n`
const at = (route: string) => ({ locale: 'en', route }) as const

test.each([
  [
    'below a page of its folder',
    '/guide/install/nas.html',
    '/guide/install/docker.html',
    [docker, { text: 'New', link: 'nas.html' }, 'script.html'],
  ],
  [
    'after the last page of its folder',
    '/guide/install/nas.html',
    '/guide/other.html',
    [docker, 'script.html', { text: 'New', link: 'nas.html' }],
  ],
  [
    'below the page of its folder: at the end',
    '/guide/install/nas.html',
    '/guide/install/',
    [docker, 'script.html', { text: 'New', link: 'nas.html' }],
  ],
])('a new page is listed %s', (_name, route, below, links) => {
  const text = withMenuRow(menuText(menu), { address: at(route), title: 'New', below: at(below) })
  const rows = JSON.parse(text ?? '')['/guide/'][1].children
  expect(rows).toEqual(links)
  expect(JSON.parse(text ?? '')['/guide/'][0]).toEqual(menu['/guide/'][0])
})

test('a page of a folder without rows is the last row of the menu', () => {
  const text = withMenuRow(menuText(menu), {
    address: at('/guide/nas/a.html'),
    title: 'New',
    below: at('/guide/'),
  })
  expect(JSON.parse(text ?? '')['/guide/'].at(-1)).toEqual({ text: 'New', link: 'nas/a.html' })
})

test.each([
  ['is made from the folders', menuText(menu), '/faq/a.html'],
  ['has nothing for the path', menuText(menu), '/other/a.html'],
  ['is no JSON', '{', '/guide/a.html'],
  ['is no object', '[]', '/guide/a.html'],
])('a menu that %s stays as it is', (_name, text, route) => {
  expect(withMenuRow(text, { address: at(route), title: 'New', below: at(route) })).toBeUndefined()
})

test('a menu keeps its indentation', () => {
  const text = `${JSON.stringify(menu, null, '\t')}\n`
  const next = withMenuRow(text, { address: at('/guide/a.html'), title: 'New', below: at('/guide/') })
  expect(
    next
      ?.split('\n')
      .filter((line) => !text.includes(line))
      .join(''),
  ).toMatch(/^\t+"text": "New",\t+"link": "a.html"$/)
})

test.each([
  ['guide/nas', 'guide/nas.md'],
  [' /guide/nas.html ', 'guide/nas.md'],
  ['guide/nas/README.md', 'guide/nas/README.md'],
  ['指南/群晖', '指南/群晖.md'],
  ['', undefined],
  ['guide/', undefined],
  ['../nas', undefined],
  ['guide/_nas', undefined],
  ['guide/a b', undefined],
  ['guide/a?b', undefined],
])('the path %j is %j', (entered, path) => {
  expect(pagePathOf(entered)).toBe(path)
})

const published = new Map([
  ['en/sidebar.json', menuText(menu)],
  ['zh/sidebar.json', menuText({ '/zh/guide/': [] })],
  ['en/guide/there.md', 'There.'],
])
const load = async (file: string) => published.get(file)
const titles = new Map([
  ['en', 'NAS: a guide'],
  ['zh', '群晖'],
] as const)
const wanted = (path: string) => ({ path, titles, below: at('/guide/install/docker.html') })

test('a new page gets drafts in its languages and rows in their menus', async () => {
  const created = await createPage(wanted('guide/install/nas.md'), load)
  expect(created.kind).toBe('created')
  expect(storedDrafts().map(({ file }) => file)).toEqual([
    'en/guide/install/nas.md',
    'en/sidebar.json',
    'zh/guide/install/nas.md',
    'zh/sidebar.json',
  ])
  expect(draftOf('en/guide/install/nas.md')).toEqual({
    file: 'en/guide/install/nas.md',
    text: '---\ntitle: "NAS: a guide"\ndescription: \n---\n\n',
  })
  expect(draftOf('zh/sidebar.json')?.base).toBe(published.get('zh/sidebar.json'))
  expect(JSON.parse(draftOf('zh/sidebar.json')?.text ?? '')).toEqual({
    '/zh/guide/': [{ text: '群晖', link: 'install/nas.html' }],
  })
  expect((await createPage(wanted('guide/install/nas.md'), load)).kind).toBe('taken')
  await createPage(wanted('guide/install/second.md'), load)
  expect(draftOf('en/sidebar.json')?.text).toMatch(
    /nas\.html[\s\S]*second\.html|second\.html[\s\S]*nas\.html/,
  )
  expect(draftOf('en/sidebar.json')?.base).toBe(menuText(menu))
})

test('nothing is stored if the site has the page, if it can’t be reached, or if the device is full', async () => {
  const before = { file: 'en/a.md', text: 'Mine.', base: '' }
  storeDrafts([before])
  expect((await createPage(wanted('guide/there.md'), load)).kind).toBe('taken')
  await expect(
    createPage(wanted('guide/nas.md'), () => Promise.reject(new Error('offline'))),
  ).rejects.toThrow('offline')
  storage.quota = 100
  expect((await createPage(wanted('guide/nas.md'), load)).kind).toBe('full')
  expect(storedDrafts()).toEqual([before])
  expect(draftOf('en/a.md')).toEqual(before)
  removeDrafts(['en/a.md'])
})

test('a discarded page leaves nothing: no other language, and no row of a menu', async () => {
  await createPage(wanted('guide/install/other.md'), load)
  const before = storedDrafts()
  await createPage(wanted('guide/install/nas.md'), load)
  await discardNewPage('zh/guide/install/nas.md')
  expect(storedDrafts()).toEqual(before)
  await discardNewPage('en/guide/install/other.md')
  expect(storedDrafts()).toEqual([])
})

test.each([
  ['Use a NAS: Synology & QNAP', 'use-a-nas-synology-qnap'],
  ['Été', 'ete'],
  ['群晖', ''],
])('the file of a page with the title %s is named %s', (title, name) => {
  expect(pageNameOf(title)).toBe(name)
})

test('a translation that is new with its original follows it, and others stay as they are', () => {
  const text = '---\ntitle: A\n---\n\nText.\n'
  const changes = [
    { path: 'en/a.md', base: undefined, text },
    { path: 'zh/a.md', base: undefined, text },
    { path: 'zh/b.md', base: undefined, text },
    { path: 'en/c.md', base: '', text },
    { path: 'zh/c.md', base: undefined, text },
  ]
  const changed = stamped(changes).filter((change, index) => change !== changes[index])
  expect(changed.map(({ path }) => path)).toEqual(['zh/a.md'])
  expect(changed[0]?.text).toMatch(/^---\ntitle: A\nbasedOn: "[0-9a-f]{16}"\n---\n\nText\.\n$/)
})

test('the draft of a menu gets what was published meanwhile, unless both changed the same rows', async () => {
  await createPage(wanted('guide/install/nas.md'), load)
  const now = (published.get('en/sidebar.json') ?? '').replace('"Start"', '"First steps"')
  await renewMenus('en/a.md', async (file) => (file.startsWith('en') ? now : load(file)))
  expect(draftOf('en/sidebar.json')).toMatchObject({ base: now })
  expect(draftOf('en/sidebar.json')?.text).toMatch(/First steps[\s\S]*nas\.html/)
  const before = draftOf('zh/sidebar.json')
  await renewMenus('en/a.md', async (file) =>
    file.startsWith('zh') ? menuText({ '/zh/guide/': ['a.html'] }) : now,
  )
  expect(draftOf('zh/sidebar.json')).toEqual(before)
})
