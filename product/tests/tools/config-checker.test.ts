import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { checkConfig } from '../../tools/config/check-config.ts'
import { findingsOf } from '../../tools/config/draft.ts'
import { setKey } from '../../tools/config/edit-config.ts'
import { environmentFaults } from '../../tools/config/environment.ts'
import { configKeys } from '../../tools/config/keys.ts'
import { keysFile, configKeys as keysOfPages } from '../../tools/config/keys-of-pages.ts'
import tool from '../../tools/config/tool.ts'
import { brokenCases, soundCases } from './config-cases.ts'

const named = (text: string) => checkConfig(text).findings.map(({ rule, path }) => `${rule} ${path}`)

test('the keys are those of the page, in both languages', async () => {
  const written = JSON.parse(await readFile(keysFile, 'utf8')) as unknown
  expect(written, 'run npm run config:keys').toEqual(await keysOfPages())
  expect(configKeys).toHaveLength(83)
})

describe('broken files', () => {
  test('the examples of broken files are at least 60, of which users reported 25', () => {
    expect(brokenCases.length).toBeGreaterThanOrEqual(60)
    expect(brokenCases.filter(({ reported }) => reported).length).toBeGreaterThanOrEqual(25)
  })

  test.each(brokenCases)('are reported: $name', ({ text, expected, line }) => {
    expect(named(text).toSorted()).toEqual([...expected].toSorted())
    const { findings } = checkConfig(text)
    if (line !== undefined) expect(findings[0]?.line).toBe(line)
    const lines = text.split('\n')
    for (const { what, fix, ...at } of findings) {
      expect(lines[at.line - 1]?.length ?? 0).toBeGreaterThanOrEqual(at.column - 1)
      for (const words of [what, fix])
        expect([words.en, words.zh].every((said) => said && said.length > 3)).toBe(true)
    }
  })
})

describe('files without a problem', () => {
  test('the examples of files without a problem are at least 40', () =>
    expect(Object.keys(soundCases).length).toBeGreaterThanOrEqual(40))

  test.each(Object.entries(soundCases))('have no finding: %s', (_name, text) =>
    expect(named(text)).toEqual([]))
})

describe('editing', () => {
  const sample = '{\n  "site_url": "",\n  "scheme": {\n    "http_port": 5244\n  }\n}\n'

  test('a value is replaced, and the rest of the text stays', () =>
    expect(setKey(sample, 'scheme.http_port', '8080')).toBe(sample.replace('5244', '8080')))

  test('a missing key is added to its group', () => {
    const text = setKey(sample, 'scheme.https_port', '5245')
    expect(text).toBe(sample.replace('5244\n', '5244,\n    "https_port": 5245\n'))
  })

  test('a missing group is added', () =>
    expect(JSON.parse(setKey(sample, 'tasks.copy.workers', '2'))).toMatchObject({
      tasks: { copy: { workers: 2 } },
    }))

  test('an empty text becomes a file', () =>
    expect(JSON.parse(setKey('', 's3.enable', 'yes'))).toEqual({ s3: { enable: true } }))

  test('a text that can’t be read stays as it is', () => expect(setKey('{', 'cdn', 'x')).toBe('{'))

  test('every key can be set and is known afterwards', () => {
    const text = configKeys.reduce(
      (before, { key, type }) => setKey(before, key, type === 'bool' ? 'yes' : '1'),
      '',
    )
    const faults = named(text).filter((name) => /^(?:type|unknown|group|json)/.test(name))
    expect(faults).toEqual([])
  })

  test('hostile texts stay texts', () => {
    const hostile = '"},\n"force": true, "x": "\u2028\\'
    expect(JSON.parse(setKey(sample, 'site_url', hostile))).toMatchObject({ site_url: hostile })
  })
})

describe('environment variables', () => {
  const said = (text: string, file = '{}') =>
    findingsOf(text, environmentFaults(text, checkConfig(file).config)).map(({ rule, path }) =>
      `${rule} ${path}`.trim(),
    )

  test.each([
    ['HTTP_PORT=abc', 'env-type scheme.http_port'],
    ['- ALIST_FORCE_HTTPS=yes', 'env-type scheme.force_https'],
    ['DB_SLL_MODE=true', 'env-unknown'],
    ['export ALIST_PORT=5244', 'env-unknown'],
    ['ALIST_NONSENSE_AT_ALL=1', 'env-unknown'],
    ['MAX_CONCURRENCY: 3', 'env-no-effect max_concurrency'],
  ])('%s is reported', (text, expected) => expect(said(text)).toEqual([expected]))

  test.each([
    'PUID=0',
    'TZ=Asia/Shanghai',
    'HTTP_PORT=8080',
    '# HTTP_PORT=x',
    '',
    'POSTGRES_USER=alist',
  ])('%s is fine', (text) => expect(said(text)).toEqual([]))

  test('the checker says what they override and force', () => {
    expect(said('HTTP_PORT=8080', '{"scheme": {"http_port": 5244}}')).toEqual([
      'env-overrides scheme.http_port',
    ])
    expect(said('HTTP_PORT=8080', '{"force": true}')).toEqual(['env-forced scheme.http_port'])
  })
})

test('neither the address nor a table contains the file or its secrets', () => {
  expect(tool.shared).toEqual([])
  const text = '{"jwt_secret": "q7Zr2LmX0vKe9BdT", "database": {"password": "x7Kpq"}}'
  const tables = tool.result({ text }).filter(({ kind }) => kind === 'table')
  expect(JSON.stringify(tables)).not.toMatch(/q7Zr2LmX0vKe9BdT|x7Kpq/)
  expect(tables).toHaveLength(1)
})
