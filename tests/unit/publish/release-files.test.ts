import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { repository, runScript } from '../../support/run-script.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
  mkdirSync(join(folder, 'site'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const release = () =>
  runScript('scripts/publish/release-files.ts', [
    '--site',
    join(folder, 'site'),
    '--out',
    join(folder, 'out'),
  ])
const { version, dependencies } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

describe('the files of a release', () => {
  test('are the site, its list of packages, and the checksums of both', async () => {
    writeFileSync(join(folder, 'site/index.html'), '<!doctype html>')
    writeFileSync(join(folder, 'site/_headers'), '/*')
    expect(await release()).toMatchObject({ code: 0 })

    const [site, packages] = [`alist-docs-${version}.tar.gz`, `alist-docs-${version}.cdx.json`]
    expect(readdirSync(join(folder, 'out'))).toEqual(['SHA256SUMS', packages, site])
    const inOut = { cwd: join(folder, 'out'), encoding: 'utf8' } as const
    const sums = [site, packages].map((file) => {
      const bytes = readFileSync(join(folder, 'out', file))
      return `${createHash('sha256').update(bytes).digest('hex')}  ${file}\n`
    })
    expect(readFileSync(join(folder, 'out/SHA256SUMS'), 'utf8')).toBe(sums.join(''))
    const listed = execFileSync('tar', ['-tzf', site], inOut).split('\n').filter(Boolean)
    expect(listed.toSorted()).toEqual(['./', './_headers', './index.html'])

    const list = JSON.parse(readFileSync(join(folder, 'out', packages), 'utf8')) as {
      readonly metadata: { readonly component: { readonly name: string; readonly version: string } }
      readonly components: readonly { readonly name: string; readonly version: string }[]
      readonly dependencies: readonly { readonly dependsOn: readonly string[] }[]
    }
    expect(list.metadata.component).toMatchObject({ name: 'alist-docs', version })
    const names = list.components.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)))
    expect(names).not.toContain('vitest')
    expect(list.dependencies.flatMap(({ dependsOn }) => dependsOn).join('\n')).not.toMatch(/^vitest@/m)
  })

  test('nothing is written for a folder without a built site, and nothing is replaced', async () => {
    expect(await release()).toMatchObject({
      code: 2,
      printed: expect.stringContaining('contains no built site'),
    })
    writeFileSync(join(folder, 'site/index.html'), '<!doctype html>')
    mkdirSync(join(folder, 'out'))
    writeFileSync(join(folder, 'out/other'), 'mine')
    expect(await release()).toMatchObject({ code: 2, printed: expect.stringContaining('is not empty') })
    expect(readdirSync(join(folder, 'out'))).toEqual(['other'])
  })
})
