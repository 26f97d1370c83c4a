import { beforeEach, expect, test, vi } from 'vitest'
import { changesOfDraft } from '../../../src/features/edit/hand-in/draft-changes.ts'
import { actionOf } from '../../../src/features/edit/hand-in/file-content.ts'
import { keepPage } from '../../../src/features/edit/move/keep-page.ts'
import { prepareDeletion, prepareMove } from '../../../src/features/edit/move/prepare.ts'
import { openDraft } from '../../../src/features/edit/open-draft.ts'
import { draftOf, removeDrafts, storeDrafts, storedDrafts } from '../../../src/features/edit/page-drafts.ts'
import type { Draft } from '../../../src/features/edit/preview/draft.ts'
import { MemoryStorage } from '../../support/memory-storage.ts'

const storage = new MemoryStorage()
vi.stubGlobal('localStorage', storage)
beforeEach(() => {
  storage.quota = Number.POSITIVE_INFINITY
  removeDrafts(storedDrafts().map((draft) => draft.file))
})

const old = '---\ntitle: Old\n---\n\nText\n'
const movedOld = '---\ntitle: Old\nredirectFrom: /guide/old.html\n---\n\nText\n'
const published = new Map([
  ['en/guide/README.md', 'Guide\n'],
  ['en/guide/old.md', old],
  ['en/guide/other.md', '[Old](./old.md#part)\n'],
  ['zh/guide/README.md', '指南\n'],
  ['zh/guide/old.md', '---\ntitle: 旧\n---\n\n文字\n'],
  ['en/sidebar.json', '{\n  "/guide/": [\n    "old.html",\n    "other.html"\n  ]\n}\n'],
])
const file = 'en/guide/old.md'
const move = (path: string, from = file, elsewhere: readonly string[] = []) =>
  prepareMove({ file: from, path, published, elsewhere })
const remove = (path: string, from = file) => prepareDeletion({ file: from, path, published, elsewhere: [] })
const files = () =>
  storedDrafts()
    .map((draft) => draft.file)
    .toSorted()
const marks = { create: '+', update: '~', delete: '-' } as const
const actions = (drafts: readonly Draft[]) =>
  drafts
    .flatMap((draft) => changesOfDraft(draft, undefined))
    .map((change) => `${marks[actionOf(change)]} ${change.path}`)
    .toSorted()
const moved = [
  '+ en/start/new.md',
  '+ zh/start/new.md',
  '- en/guide/old.md',
  '- zh/guide/old.md',
  '~ en/guide/other.md',
  '~ en/sidebar.json',
]

test('a move is one draft for each file: the page with its old address, links, and menus, in all languages', async () => {
  expect((await move('start/new.md')).kind).toBe('prepared')
  expect(draftOf('en/start/new.md')).toEqual({
    file: 'en/start/new.md',
    text: movedOld,
    base: old,
    movedFrom: file,
  })
  expect(draftOf(file)?.file).toBe('en/start/new.md')
  expect(draftOf('en/guide/other.md')?.text).toBe('[Old](../start/new.md#part)\n')
  expect(actions(storedDrafts())).toEqual(moved)
})

test('a draft of the page moves with what was typed', async () => {
  storeDrafts([
    { file, text: `${old}Corrected\n`, base: old },
    { file: 'en/guide/brand-new.md', text: '[Old](old.md)\n' },
  ])
  await move('start/new.md')
  expect(draftOf(file)?.text).toContain('Corrected')
  expect(draftOf('en/guide/brand-new.md')).toEqual({
    file: 'en/guide/brand-new.md',
    text: '[Old](../start/new.md)\n',
  })
})

test('a page that was moved twice keeps one old address, and moving it back leaves no draft', async () => {
  await move('start/new.md')
  await move('start/newer.md', 'en/start/new.md')
  expect(draftOf(file)?.text).toBe(movedOld)
  expect(actions(storedDrafts())).toEqual(moved.map((one) => one.replace('new.md', 'newer.md')))
  await move('guide/old.md', 'en/start/newer.md')
  expect(storedDrafts()).toEqual([])
})

test('a page that has the new path, or a page that another tab edits, stops a move, and a full device too', async () => {
  expect(await move('guide/other.md')).toEqual({ kind: 'taken' })
  expect(await move('start/new.md', file, ['en/guide/other.md'])).toEqual({
    kind: 'other-tab',
    file: 'en/guide/other.md',
  })
  expect((await move('guide/old.md')).kind).toBe('taken')
  storage.quota = 100
  expect(await move('start/new.md')).toEqual({ kind: 'full' })
  expect(files()).toEqual([])
})

test('a deletion is one draft for each file, and can be undone without losing later drafts', async () => {
  storeDrafts([
    { file: 'en/guide/other.md', text: '[Old](./old.md#part)\n\nMore\n', base: '[Old](./old.md#part)\n' },
  ])
  const before = storedDrafts()
  const prepared = await remove('guide/README.md')
  expect(actions(storedDrafts())).toEqual([
    '- en/guide/old.md',
    '- zh/guide/old.md',
    '~ en/guide/README.md',
    '~ en/guide/other.md',
    '~ en/sidebar.json',
    '~ zh/guide/README.md',
  ])
  expect(draftOf('en/guide/other.md')?.text).toBe('[Old](./README.md)\n\nMore\n')
  expect(draftOf('en/guide/README.md')?.text).toContain('redirectFrom: /guide/old.html')
  storeDrafts([{ file: 'zh/guide/README.md', text: '指南，改过\n', base: '指南\n' }])
  if (prepared.kind === 'prepared') prepared.undo()
  expect(storedDrafts().toSorted((one, next) => one.file.localeCompare(next.file))).toEqual([
    ...before,
    { file: 'zh/guide/README.md', text: '指南，改过\n', base: '指南\n' },
  ])
})

test('a page that is kept leaves no drafts of its deletion, and what was typed stays', async () => {
  await remove('guide/README.md')
  const prepared = storedDrafts()
  expect(await keepPage('zh/guide/old.md')).toEqual(prepared)
  expect(storedDrafts()).toEqual([])

  const base = '[Old](./old.md#part)\n'
  storeDrafts([{ file: 'en/guide/other.md', text: `${base}\nMore\n`, base }])
  await remove('guide/README.md')
  const readme = draftOf('zh/guide/README.md')
  if (readme) storeDrafts([{ ...readme, text: `${readme.text}\n改过\n` }])
  await keepPage(file)
  expect(storedDrafts()).toEqual([
    { file: 'en/guide/other.md', text: `${base}\nMore\n`, base },
    { file: 'zh/guide/README.md', text: '指南\n\n改过\n', base: '指南\n' },
  ])
})

test('the readers of a deleted page need another page in each of its languages', async () => {
  expect(await remove('guide/other.md')).toEqual({ kind: 'missing' })
  expect(await remove('guide/none.md')).toEqual({ kind: 'missing' })
  expect(await remove('guide/old.md')).toEqual({ kind: 'missing' })
  expect(files()).toEqual([])
})

test('a moved page that was deleted in the meantime is deleted where it is published', async () => {
  await move('start/new.md')
  await remove('guide/README.md', 'en/start/new.md')
  expect(actions(storedDrafts())).toContain('- en/guide/old.md')
  expect(storedDrafts().some((draft) => draft.file.includes('/start/'))).toBe(false)
})

test('what was published meanwhile is merged into a moved page, which stays moved', async () => {
  await move('start/new.md')
  const names = { own: 'own', other: 'other' }
  const { draft, news } = openDraft('en/start/new.md', draftOf(file), `${old}More\n`, names)
  expect(news).toBe('merged')
  expect(draft).toEqual({
    file: 'en/start/new.md',
    text: `${movedOld}More\n`,
    base: `${old}More\n`,
    movedFrom: file,
  })
})
