import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runScript } from '../../support/run-script.ts'

test('every package that reaches readers has a license under which it may be given on', async () => {
  const { code, printed } = await runScript('scripts/code/licenses.ts', [])
  expect(printed).toMatch(/^\d+\tMIT$/m)
  expect(code).toBe(0)
})

test('another license is named with its package', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'licenses-'))
  const packages = {
    '': {},
    'node_modules/good': { license: '(GPL-3.0 OR MIT)' },
    'node_modules/tool': { license: 'GPL-3.0', dev: true },
    'node_modules/bad': { license: 'GPL-3.0' },
    'node_modules/good/node_modules/unnamed': {},
  }
  try {
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
    const { code, printed } = await runScript('scripts/code/licenses.ts', [], folder)
    expect(code).toBe(1)
    expect(printed.match(/\S+: \S+(?= is not on the list)/g)).toEqual(['bad: GPL-3.0', 'unnamed: unknown'])
  } finally {
    await rm(folder, { recursive: true })
  }
})
