import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { changesSince, isNewer } from '../../../scripts/command/changes-since.ts'
import { projectFile, recordedVersion, recordVersion } from '../../../scripts/command/project.ts'
import { engineName, engineVersion } from '../../../scripts/shared/own-command.ts'
import { repository } from '../../support/run-script.ts'

const changelog =
  '# Changelog\n\nText.\n\n## 1.10.0\n\n- c\n\n## 1.9.1 (2026-01-01)\n\n- b\n\n## 1.9.0\n\n- a\n'

test('[X24] the changes since a version are those of all newer versions, newest first', () => {
  expect(changesSince(changelog, '1.9.0')).toEqual([
    ...['## 1.10.0', '', '- c', '## 1.9.1 (2026-01-01)', '', '- b'],
  ])
  expect(changesSince(changelog, '1.10.0')).toEqual([])
  expect(isNewer('1.10.0', '1.9.9')).toBe(true)
  expect(isNewer('1.9', '1.9.0')).toBe(false)
})

describe('the package.json of a site', () => {
  test('[X24] a new one has the commands, the dependency, and the version', () => {
    const file = projectFile('', 'My "great" Project')
    expect(JSON.parse(file)).toEqual({
      name: 'my-great-project',
      private: true,
      scripts: { dev: 'live-docs dev', check: 'live-docs check', build: 'live-docs build' },
      devDependencies: { [engineName]: `^${engineVersion}` },
      [engineName]: { version: engineVersion },
    })
  })

  test('[X24] an existing one keeps what it has, and its installed package', () => {
    const present = { name: 'mine', scripts: { test: 'x' }, dependencies: { [engineName]: 'file:../x.tgz' } }
    const file = JSON.parse(projectFile(JSON.stringify(present), 'Mine'))
    expect(file).toMatchObject(present)
    expect(file.scripts.dev).toBe('live-docs dev')
    expect(file.devDependencies).toBeUndefined()
  })

  test('[X24] the recorded version is read and replaced; a broken file records none', () => {
    const file = projectFile('', 'Mine')
    expect(recordedVersion(recordVersion(file, '9.9.9'))).toBe('9.9.9')
    expect(recordedVersion('{')).toBeUndefined()
  })
})

/** Runs the command in a folder. It reads the changelog, which lies beside the scripts. */
function upgrade(folder: string): Promise<{ code: number; printed: string }> {
  const command = ['--import', 'tsx', join(repository, 'scripts/command/upgrade.ts'), folder]
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: repository }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr }),
    )
  })
}

test('[X24] the command prints what is new once, records the version, and changes nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'upgrade-'))
  try {
    const file = join(folder, 'package.json')
    const own = { name: 'mine', scripts: { dev: 'mine' }, dependencies: { [engineName]: 'file:../x.tgz' } }
    await writeFile(file, JSON.stringify({ ...own, [engineName]: { version: '0.0.1' } }))
    const { code, printed } = await upgrade(folder)
    expect([code, printed]).toEqual([0, expect.stringContaining(`From version 0.0.1 to ${engineVersion}:`)])
    expect(printed).toContain(`\n## ${engineVersion}`)
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      ...own,
      [engineName]: { version: engineVersion },
    })
    expect(await upgrade(folder)).toEqual({ code: 0, printed: expect.stringContaining('Nothing to do.') })
    await writeFile(file, JSON.stringify(own))
    expect(await upgrade(folder)).toEqual({
      code: 2,
      printed: expect.stringContaining("doesn't record a version"),
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
