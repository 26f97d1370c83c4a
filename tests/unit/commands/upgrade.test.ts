import { describe, expect, test } from 'vitest'
import { changesSince, isNewer } from '../../../scripts/command/changes-since.ts'
import { projectFile, recordedVersion, recordVersion } from '../../../scripts/command/project.ts'
import { engineName, engineVersion } from '../../../scripts/shared/own-command.ts'

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
