import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkTree } from '../../../scripts/check/check-tree.ts'
import { writeFiles } from '../../../scripts/shared/write-files.ts'
import { runScript } from '../../support/run-script.ts'

let content: string

beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), 'stamp-'))
  const page = (title: string, more = '') =>
    `---\ntitle: ${title}\ndescription: About it.\n${more}---\n\nText.\n`
  const files = {
    'en/README.md': page('Home'),
    'zh/README.md': page('首页', 'basedOn: "0123456789abcdef"\n'),
  }
  await writeFiles(new Map(Object.entries(files).map(([file, text]) => [join(content, file), text])))
})
afterEach(() => rm(content, { recursive: true }))

const stamp = (...paths: readonly string[]) =>
  runScript('scripts/content/stamp.ts', [...paths, '--content', content])
const kinds = async () => (await checkTree({ content, public: content })).issues.map(({ rule }) => rule)

test('npm run stamp records that a translation follows its original', { timeout: 30_000 }, async () => {
  const settings = '{ "check": { "preset": "strict" } }'
  await writeFiles(new Map([[join(content, 'site.json'), settings]]))
  expect(await kinds()).toContain('translation-age')
  expect(await stamp('zh/README.md')).toMatchObject({ code: 0 })
  expect(await kinds()).not.toContain('translation-age')
  expect(await readFile(join(content, 'zh/README.md'), 'utf8')).toMatch(
    /^---\ntitle: 首页\ndescription: About it.\nbasedOn: "[0-9a-f]{16}"\n---\n/,
  )
})

test('npm run stamp says what it cannot stamp', { timeout: 30_000 }, async () => {
  for (const [paths, said] of [
    [[], /Name the translations that you updated/],
    [['en/README.md'], /is an original/],
    [['zh/none.md'], /doesn't exist/],
  ] as const) {
    const { code, printed } = await stamp(...paths)
    expect([code, printed]).toEqual([2, expect.stringMatching(said)])
  }
})
