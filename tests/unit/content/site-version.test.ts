import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfiguration } from '../../../scripts/content/configuration.ts'
import { faultText } from '../../../src/config/locales/check-words.ts'
import { check as en } from '../../../src/config/locales/en/check.ts'
import { check as zh } from '../../../src/config/locales/zh/check.ts'
import { readSiteConfig } from '../../../src/content/site-config.ts'
import { basesBelow, newerVersion, ownVersion, pathInVersion } from '../../../src/content/site-version.ts'

const read = (versions: unknown) => readSiteConfig({ versions, prevLink: false })
async function folderWith(siteJson: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'versions-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'site.json'), siteJson)
  return folder
}
const three = [
  { label: 'Next', base: '/next/', isMaintained: false },
  { label: 'v2', base: '/', isMaintained: true },
  { label: 'v1', base: '/v1/', isMaintained: true },
]

describe('[M3] versions in site.json', () => {
  test('a version is maintained unless it says otherwise', () => {
    const { value, issues } = read([
      { label: 'v2', base: '/' },
      { label: 1, base: '/old/v-1.0/', maintained: false },
    ])
    expect(issues).toEqual([])
    expect(value.versions).toEqual([
      { label: 'v2', base: '/', isMaintained: true },
      { label: '1', base: '/old/v-1.0/', isMaintained: false },
    ])
  })

  test.each([
    ['no list', { '/': 'v2' }],
    ['no label', [{ base: '/' }]],
    ['an empty label', [{ label: ' ', base: '/' }]],
    ['no base', [{ label: 'v2' }]],
    ['a base without slashes', [{ label: 'v1', base: 'v1' }]],
    ['a base without the last slash', [{ label: 'v1', base: '/v1' }]],
    ['another origin', [{ label: 'v1', base: 'https://docs.example/v1/' }]],
    ['another host', [{ label: 'v1', base: '//docs.example/' }]],
    ['another host with backslashes', [{ label: 'v1', base: '/\\docs.example/' }]],
    ['a scheme', [{ label: 'v1', base: 'javascript:alert(1)/' }]],
    ['a query', [{ label: 'v1', base: '/v1/?a/' }]],
    ['a word for maintained', [{ label: 'v1', base: '/v1/', maintained: 'soon' }]],
    [
      'a base twice',
      [
        { label: 'v2', base: '/' },
        { label: 'v1', base: '/' },
      ],
    ],
    ['no maintained version', [{ label: 'v1', base: '/v1/', maintained: false }]],
  ])('%s is refused with a sentence, and costs only this field', (_what, versions) => {
    const { value, issues } = read(versions)
    expect(value).toEqual({ prevLink: false })
    expect(issues).toHaveLength(1)
    const [issue] = issues
    if (!issue) throw new Error('no issue')
    expect(faultText(issue, en)).toBe(
      'The field versions expects a list of versions, each with a label, a base such as /v1/, and maintained (true or false); no base twice, and at least one version that is maintained. Change the value. Until then, the site uses the default.',
    )
    expect(faultText(issue, zh)).toContain('versions')
  })

  test('the content check reports a misspelled name at its line', async () => {
    const folder = await folderWith(
      '{\n"versions": [\n{ "label": "v1", "base": "/", "maintaned": false }\n]\n}',
    )
    const { issues } = await readConfiguration(folder, ['site.json'])
    expect(issues).toMatchObject([{ kind: 'config-misspelt', line: 3, values: { likely: 'maintained' } }])
  })
})

describe('the versions of a documentation', () => {
  test('a site is the version at its base, and the current one is the first that is maintained', () => {
    expect(ownVersion({ versions: three }, '/v1/')?.label).toBe('v1')
    expect(
      ['/', '/v1/', '/next/', '/elsewhere/'].map((base) => newerVersion({ versions: three }, base)?.label),
    ).toEqual([undefined, 'v2', 'v2', undefined])
    expect(newerVersion({}, '/')).toBeUndefined()
  })

  test.each([
    ['/', { locale: 'en', route: '/guide/' }, '/guide/'],
    ['/v1/', { locale: 'en', route: '/' }, '/v1/'],
    ['/v1/', { locale: 'zh', route: '/guide/a b#?.html' }, '/v1/zh/guide/a%20b%23%3F.html'],
  ] as const)('a page at %s: %o is %s', (base, address, path) => {
    expect(pathInVersion({ label: '', base, isMaintained: true }, address)).toBe(path)
  })

  test('only versions below a site take paths from it', () => {
    expect(basesBelow({ versions: three }, '/')).toEqual(['/next/', '/v1/'])
    expect(basesBelow({ versions: three }, '/v1/')).toEqual([])
    expect(basesBelow({}, '/')).toEqual([])
  })
})
