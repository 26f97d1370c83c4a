import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { edit as en } from '../../src/config/locales/en/edit.ts'
import { OtherDrafts } from '../../src/features/edit/other-drafts.tsx'
import { removeDrafts, storeDrafts, storedDrafts } from '../../src/features/edit/page-drafts.ts'
import type { Draft } from '../../src/features/edit/preview/draft.ts'
import { renderPart } from './support/render-page.tsx'

const drafts = [
  { file: 'en/guide/changed.md', text: 'New', base: 'Old' },
  { file: 'en/guide/new.md', text: 'New' },
  { file: 'en/start/moved.md', text: 'New', base: 'Old', movedFrom: 'en/guide/moved.md' },
  { file: 'en/guide/deleted.md', text: '', base: 'Old', isDeleted: true },
  { file: 'en/sidebar.json', text: '{}', base: '[]' },
] as const
const inOrder = (some: readonly Draft[]) => some.toSorted((one, other) => (one.file < other.file ? -1 : 1))
const open = vi.fn()
const discarded = vi.fn()
const kept = vi.fn()

beforeEach(async () => {
  open.mockReset()
  discarded.mockReset()
  kept.mockReset()
  removeDrafts(storedDrafts().map(({ file }) => file))
  storeDrafts(drafts)
  await renderPart(<OtherDrafts drafts={drafts} onOpen={open} onDiscarded={discarded} onKept={kept} />)
})

test('a page of the site is a link, and new and moved pages open in the editor', async () => {
  const link = page.getByRole('link', { name: 'en/guide/changed.md' })
  await expect.element(link).toHaveAttribute('href', '/guide/changed.html')
  for (const { file } of drafts.slice(1, 3)) {
    await page.getByRole('button', { name: file, exact: true }).click()
    expect(open).toHaveBeenLastCalledWith(file)
  }
})

test('a deletion and a menu are discarded one by one, and the caller learns what was', async () => {
  await page.getByRole('button', { name: en.remove.keepOther.replace('{file}', drafts[3].file) }).click()
  await expect.poll(() => kept.mock.calls).toEqual([[drafts[3].file, [drafts[3]]]])
  await page.getByRole('button', { name: en.discardOther.replace('{file}', drafts[4].file) }).click()
  expect(storedDrafts()).toEqual(inOrder(drafts.slice(0, 3)))
})

test('all are discarded at once', async () => {
  await page.getByRole('button', { name: en.discardOthers }).click()
  expect(discarded).toHaveBeenLastCalledWith(drafts)
  expect(storedDrafts()).toEqual([])
})
