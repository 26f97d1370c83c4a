// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { siteKeys } from '../../../src/stores/site-keys.ts'
import { MemoryStorage } from '../../support/memory-storage.ts'

const first = { file: 'en/a.md', text: 'A', base: 'B' }
const second = { file: 'zh/a.md', text: '甲' }
const list = siteKeys.pageDrafts
const keyOf = (file: string) => `${list}/${file}`

let storage = new MemoryStorage()
beforeEach(() => {
  storage = new MemoryStorage()
  vi.stubGlobal('localStorage', storage)
  vi.resetModules()
})

/** The drafts as the next visit sees them. */
const visit = () => import('../../../src/features/edit/page-drafts.ts')

const listed = () => JSON.parse(storage.getItem(list) ?? '[]')

test('a key press writes the draft of its page, and no other', async () => {
  const { pageDraftStorage, storeDrafts } = await visit()
  storeDrafts([first, second])
  const written = vi.spyOn(storage, 'setItem')
  pageDraftStorage(first.file).set({ ...first, text: 'AA' })
  expect(written.mock.calls).toEqual([[keyOf(first.file), JSON.stringify({ ...first, text: 'AA' })]])
})

test('drafts of earlier versions get their own keys, and nothing else in their list is lost', async () => {
  const later = { page: 'en/b.md', parts: ['B'] }
  storage.setItem(list, JSON.stringify([first, later, second]))
  const { storedDrafts } = await visit()
  expect(storedDrafts()).toEqual([first, second])
  expect(storage.getItem(keyOf(first.file))).toBe(JSON.stringify(first))
  expect(listed()).toEqual([later])
  vi.resetModules()
  expect((await visit()).usePageDrafts.getState().value).toEqual([first, second])
})

test('drafts without room for their own key stay in the list, and can be changed and removed', async () => {
  storage.setItem(list, JSON.stringify([first, second]))
  storage.quota = 0
  const { removeDrafts, storeDrafts, storedDrafts } = await visit()
  expect(storedDrafts()).toEqual([first, second])
  expect(storeDrafts([{ ...first, text: 'AA' }])).toBe(false)
  expect(storedDrafts()).toEqual([first, second])
  storage.quota = 1000
  expect(storeDrafts([{ ...first, text: 'AA' }])).toBe(true)
  expect(listed()).toEqual([second])
  removeDrafts([second.file])
  expect(storage.getItem(list)).toBeNull()
  expect(storedDrafts()).toEqual([{ ...first, text: 'AA' }])
})

test('what a tab of an earlier version stores later is newer, and stays in its list', async () => {
  const { storeDrafts, storedDrafts, usePageDrafts } = await visit()
  storeDrafts([first])
  const newer = { ...first, text: 'Newer' }
  storage.setItem(list, JSON.stringify([newer]))
  dispatchEvent(new StorageEvent('storage', { key: list, newValue: storage.getItem(list) }))
  expect(usePageDrafts.getState().value).toEqual([newer])
  expect(storedDrafts()).toEqual([newer])
  expect(listed()).toEqual([newer])
})

test('what another tab stores or removes is followed', async () => {
  const { storeDrafts, usePageDrafts } = await visit()
  storeDrafts([first])
  storage.setItem(keyOf(second.file), JSON.stringify(second))
  dispatchEvent(new StorageEvent('storage', { key: keyOf(second.file) }))
  expect(usePageDrafts.getState().value).toEqual([first, second])
  storage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(usePageDrafts.getState().value).toEqual([])
})

test('drafts are stored all together, or none of them', async () => {
  const { storeDrafts, storedDrafts } = await visit()
  storeDrafts([first])
  storage.quota = 100
  expect(
    storeDrafts([
      { ...first, text: 'AA' },
      { ...second, text: '甲'.repeat(200) },
    ]),
  ).toBe(false)
  expect(storedDrafts()).toEqual([first])
  expect([...storage.values.keys()]).toEqual([keyOf(first.file)])
})
