import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ContentChange, followContent } from '../../../scripts/serve/follow-content.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'live-'))
  await mkdir(join(folder, 'public/content/en'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

/** A server that hears of changed files. */
function setUp() {
  const sent: ContentChange[] = []
  const writeIndex = vi.fn(async () => true)
  const content = join(folder, 'public/content')
  const follow = followContent({ folder: content, writeIndex, tell: (change) => sent.push(change) })
  return { sent, writeIndex, tell: (event: string, file: string) => follow(event, join(content, file)) }
}

test('[X4] files that come or go are indexed once, then the page is told; texts are only read again', async () => {
  const { sent, writeIndex, tell } = setUp()
  tell('add', 'en/a.md')
  tell('unlink', 'en/b.md')
  tell('add', '../../src/other.ts')
  await expect.poll(() => sent).toEqual([{ kind: 'indexed' }])
  expect(writeIndex).toHaveBeenCalledTimes(1)
  tell('change', 'en/a.md')
  await expect.poll(() => sent.at(-1)).toEqual({ kind: 'changed', file: 'en/a.md' })
  expect(writeIndex).toHaveBeenCalledTimes(1)
})

test('[M3] a configuration file that is half written is read when it is whole', async () => {
  const { sent, tell } = setUp()
  const file = join(folder, 'public/content/en/navbar.json')
  await writeFile(file, '[{"text": "Gui')
  tell('change', 'en/navbar.json')
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(sent).toEqual([])
  await writeFile(file, '[{"text": "Guide"}]')
  await expect.poll(() => sent, { timeout: 3000 }).toEqual([{ kind: 'changed', file: 'en/navbar.json' }])
})

test('an index that could not be written does not load the page again', async () => {
  const { sent, writeIndex, tell } = setUp()
  writeIndex.mockResolvedValueOnce(false)
  tell('add', 'en/a.md')
  await expect.poll(() => writeIndex.mock.calls.length).toBe(1)
  tell('add', 'en/c.md')
  await expect.poll(() => sent).toEqual([{ kind: 'indexed' }])
})
