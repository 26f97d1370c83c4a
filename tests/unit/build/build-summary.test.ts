import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test, vi } from 'vitest'
import { buildSummary } from '../../../scripts/build/build-summary.ts'

test('a build of 300 files reports one line', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const files = Array.from({ length: 300 }, (_, at) => [
    `${at}.js`,
    { type: 'chunk', code: 'x'.repeat(1000) },
  ])
  const { writeBundle } = buildSummary()
  if (typeof writeBundle !== 'function') throw new Error('The plugin writes no summary.')
  ;(writeBundle as (options: unknown, bundle: unknown) => void)({}, Object.fromEntries(files))
  expect(said.mock.calls).toEqual([['dist: an application of 300 files, 300 kB']])
  said.mockRestore()
})

test('the build lists no files itself', async () => {
  const root = join(import.meta.dirname, '../../..')
  expect((await resolveConfig({ root }, 'build')).logLevel).toBe('warn')
})
