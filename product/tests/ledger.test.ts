import { readFile, stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readChecked } from '../../src/content/checked.ts'
import { readScenarios } from '../behavior/families.ts'
import { checkedOf, readLedger, withRuns } from '../ledger/ledger.ts'

const run = { statements: 3, against: 'v2', date: '2026-02-03' }

test('the pages say what the ledger says, and nothing else', async () => {
  const written: unknown = JSON.parse(await readFile('public/content/checked.json', 'utf8'))
  const ledger = await readLedger()
  expect(written).toEqual(checkedOf(ledger))
  expect(readChecked(written).size).toBe(Object.keys(checkedOf(ledger)).length)
})

test('the ledger has only pages that exist, and not more runs than scenarios', async () => {
  const ledger = await readLedger()
  const scenarios = await readScenarios()
  for (const [file, checks] of Object.entries(ledger)) {
    await expect(stat(`public/content/en/${file}`), file).resolves.toBeDefined()
    const own = scenarios.filter(({ page }) => `${page}.md` === file).length
    expect(checks.run?.statements ?? 0, file).toBeLessThanOrEqual(own)
  }
})

test('runs replace runs, and leave what was read', () => {
  const before = { 'a.md': { run, read: { zh: run } }, 'b.md': { run }, 'c.md': { provider: run } }
  const after = withRuns(before, new Map([['a.md', 5]]), { against: 'v3', date: '2026-03-04' })
  expect(after).toEqual({
    'a.md': { run: { statements: 5, against: 'v3', date: '2026-03-04' }, read: { zh: run } },
    'c.md': { provider: run },
  })
})

test('a page counts what was compared with the latest release, and has the earliest day', () => {
  const read = { statements: 4, against: 'v2', date: '2026-01-02' }
  expect(checkedOf({ 'a.md': { run, read: { en: read } } })).toEqual({
    'en/a.md': { against: 'v2', date: '2026-01-02', statements: 7 },
  })
  expect(checkedOf({ 'a.md': { run, read: { en: { ...read, against: 'v1' } } } })).toEqual({
    'en/a.md': { against: 'v2', date: '2026-02-03', statements: 3 },
  })
  expect(checkedOf({ 'a.md': { provider: run } })).toEqual({})
})

test('a page counts only what was done for its own language: runs are of the English text', () => {
  const read = { statements: 4, against: 'v2', date: '2026-02-03' }
  expect(checkedOf({ 'a.md': { run }, 'b.md': { run, read: { zh: read } } })).toEqual({
    'en/a.md': run,
    'en/b.md': run,
    'zh/b.md': read,
  })
})
