import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import type { Answers } from '../../../src/content/local-tool.ts'
import { powerShellWords } from '../../../tests/support/windows-shells.ts'
import { pageText } from '../../pages/page-tables.ts'
import { configKeys } from '../../tools/config/keys.ts'
import tool from '../../tools/install/tool.ts'

const textsOf = (answers: Answers): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tool
      .result({ ...tool.initial, ...answers })
      .flatMap((part) => (part.kind === 'text' ? [[part.title.en, part.text]] : [])),
  )

interface Service {
  readonly image: string
  readonly environment?: readonly string[]
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
}
const composeOf = (answers: Answers) =>
  load(textsOf(answers)['docker-compose.yml'] ?? '') as {
    readonly services: Readonly<Record<string, Service>>
  }

const everything = {
  database: 'postgres',
  search: 'yes',
  office: 'yes',
  proxy: 'yes',
  media: '/srv/my files',
  user: '1000',
  group: '1000',
}

test('the smallest Compose file is the one of the page', async () => {
  const { source } = await pageText('/guide/install/docker.html', 'en')
  const block = source.slice(
    source.indexOf('   services:'),
    source.indexOf('   ```', source.indexOf('   services:')),
  )
  const page = load(block.replaceAll(/^ {3}/gm, '').replace('YOUR_TIME_ZONE', 'UTC'))
  expect(composeOf({})).toEqual(page)
})

test.each(['postgres', 'mysql'])('with everything and %s, passwords are only in .env', (database) => {
  const { services } = composeOf({ ...everything, database, password: 'x7Kpq+R9=aa' })
  expect(Object.keys(services).toSorted()).toEqual(['alist', 'caddy', 'db', 'meilisearch', 'onlyoffice'])
  expect(services.alist?.ports).toBeUndefined()
  expect(services.alist?.volumes).toContain('/srv/my files:/mnt/media')
  const texts = textsOf({ ...everything, database, password: 'x7Kpq+R9=aa' })
  expect(texts['.env']).toContain('DB_PASSWORD=x7Kpq+R9=aa\n')
  expect(texts['docker-compose.yml']).not.toContain('x7Kpq')
  expect(tool.shared).not.toContain('password')
})

test('every variable belongs to a key of the configuration file, or to the image', () => {
  const known = new Set([...configKeys.map(({ env }) => env.replace('ALIST_', '')), 'TZ', 'PUID', 'PGID'])
  const names =
    composeOf(everything).services.alist?.environment?.map((line) => line.split('=')[0] ?? '') ?? []
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

test('the shell passes every value on as it is', () => {
  const answers = { way: 'docker', folder: '/srv/my (data), a=b@c', media: '/mnt/影视 库' }
  const run = textsOf(answers).Start?.replace('docker run', 'printf "%s\\n"') ?? ''
  for (const shell of ['bash', 'dash']) {
    const words = execFileSync(shell, ['-c', run], { encoding: 'utf8' }).split('\n')
    expect(words).toContain(`${answers.folder}:/opt/alist/data`)
    expect(words).toContain('/mnt/影视 库:/mnt/media')
  }
})

test('systemd accepts the unit', () => {
  if (spawnSync('sh', ['-c', 'command -v systemd-analyze']).status !== 0) return
  const folder = mkdtempSync(join(tmpdir(), 'my alist '))
  writeFileSync(join(folder, 'alist'), '#!/bin/sh\n')
  chmodSync(join(folder, 'alist'), 0o755)
  writeFileSync(
    join(folder, 'alist.service'),
    textsOf({ way: 'systemd', folder, account: 'root' })['alist.service'] ?? '',
  )
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', join(folder, 'alist.service')], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect({ status, said: stderr.split('\n').filter((line) => line.includes('alist')) }).toEqual({
    status: 0,
    said: [],
  })
})

test('PowerShell reads the folder of the Windows service as one word', () => {
  const folder = 'C:\\Program Files\\a-list'
  const lines = Object.values(textsOf({ way: 'windows', folder }))
    .join('')
    .split('\n')
  const install = lines.find((line) => line.startsWith('nssm install')) ?? ''
  expect(powerShellWords(install)).toEqual(['nssm', 'install', 'alist', `${folder}\\alist.exe`, 'server'])
  for (const line of lines.filter((one) => !one.startsWith('Copy-Item') && one !== ''))
    expect(() => powerShellWords(line), line).not.toThrow()
})

const hostile = [
  'a;b',
  '$(id)',
  '`id`',
  "a'b",
  '"',
  'a\nb',
  '$HOME',
  '%h',
  '\u202e',
  'a|b',
  '&&',
  '\\',
  '#',
  'a b"',
]
const ways = { compose: '/etc/alist', docker: '/etc/alist', systemd: '/opt/alist', windows: 'C:\\alist' }

test.each([
  ...['version', 'folder', 'port', 'zone', 'user', 'group', 'media', 'password', 'domain', 'account'],
])('a hostile %s is refused, or not used', (name) => {
  for (const value of hostile) {
    for (const [way, folder] of Object.entries(ways)) {
      const base = { ...everything, way, folder }
      const given = name === 'media' || name === 'folder' ? `/${value}` : value
      expect([{}, textsOf(base)], `${way}: ${given}`).toContainEqual(textsOf({ ...base, [name]: given }))
    }
  }
})
