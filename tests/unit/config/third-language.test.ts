import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { repository } from '../../support/run-script.ts'
import { writeBelow } from '../../support/write-below.ts'

/*
 * Adds Japanese to a copy of the sources as docs/architecture.md describes it ("Add a language"), because the table of
 * languages is part of the code.
 */

let copy: string

function run(...args: readonly string[]): Promise<{ readonly code: number; readonly printed: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: copy, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr }),
    )
  })
}

const write = (files: Readonly<Record<string, string>>) => writeBelow(copy, files)

async function edit(file: string, change: (text: string) => string) {
  const before = await readFile(join(copy, file), 'utf8')
  const after = change(before)
  expect(after, file).not.toBe(before)
  await writeFile(join(copy, file), after)
}

/** Returns the files in which the compiler finds a fault. */
async function faultyFiles(): Promise<readonly string[]> {
  const { printed } = await run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.copy.json')
  return [...new Set([...printed.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].sort()
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'third-language-'))
  for (const name of ['src', 'scripts', 'hosts', 'tsconfig.json', 'package.json', 'package-lock.json'])
    await cp(join(repository, name), join(copy, name), { recursive: true })
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'))
  const include = ['src', 'scripts']
  const own = { extends: './tsconfig.json', include, exclude: ['src/worker/entry.ts'] }
  await write({ 'tsconfig.copy.json': JSON.stringify(own) })
}, 60_000)
afterAll(() => rm(copy, { recursive: true, force: true }))

describe('a third language', { timeout: 120_000 }, () => {
  const locales = 'src/config/locales'

  test('[X23] after its row in the table, the compiler names every file that needs its texts, and no other', async () => {
    await edit(`${locales}/locale.ts`, (text) =>
      text.replace(
        '\n] as const',
        "\n  { id: 'ja', lang: 'ja-JP', prefix: '/ja', label: '日本語' },\n] as const",
      ),
    )
    const choosers = (await readdir(join(copy, locales))).filter((name) => /(?:^|-)texts\.ts$/.test(name))
    expect(choosers.length).toBeGreaterThan(10)
    expect(await faultyFiles()).toEqual(choosers.map((name) => `${locales}/${name}`).sort())
    await cp(join(copy, locales, 'zh'), join(copy, locales, 'ja'), { recursive: true })
    for (const name of choosers) {
      await edit(`${locales}/${name}`, (text) =>
        text
          .replace(
            /^import \{ (.*) as zh \} from '\.\/zh\/(.*)'\n/m,
            "$&import { $1 as ja } from './ja/$2'\n",
          )
          .replace('{ en, zh }', '{ en, zh, ja }')
          .replace(/^ {2}zh: .*\n/m, (line) => line + line.replaceAll('zh', 'ja')),
      )
    }
  })

  test('[X23] the index lists the languages of each page, and the search texts of each language', async () => {
    await write({
      'content/site.json': JSON.stringify({
        check: { preset: 'strict' },
        locales: { '/': { title: 'A' }, '/zh/': { title: 'B' }, '/ja/': { title: 'C', partial: true } },
        siteUrl: 'https://docs.example',
      }),
      'content/en/all.md': '# All\n',
      'content/zh/all.md': '# 全部\n',
      'content/ja/all.md': '# すべて\n',
      'content/en/two.md': '# Two\n',
      'content/zh/two.md': '# 两种\n',
      'content/zh/east.md': '# 东方\n',
      'content/ja/east.md': '# 東方\n\nクラウドストレージ\n',
      'content/en/one.md': '# One\n',
    })
    const index = [
      '--import',
      'tsx',
      'scripts/build-index.ts',
      '--content',
      'content',
      '--out',
      'out/manifest.json',
    ]
    expect(await run(...index)).toMatchObject({ code: 0 })
    const json = async (name: string) => JSON.parse(await readFile(join(copy, 'out', name), 'utf8'))
    const root = await json('manifest.json')
    expect(Object.keys(root.shards)).toEqual(['en', 'zh', 'ja'])
    expect(Object.keys(root.offline)).toEqual(['en', 'zh', 'ja'])
    expect(root.search.parts.ja).toHaveLength(1)
    const { files } = await json(`manifest/${root.offline.ja.name}.json`)
    const kept = files.map(({ path }: { readonly path: string }) => path)
    expect(kept.filter((path: string) => path.endsWith('.md'))).toEqual([
      'content/en/one.md',
      'content/en/two.md',
      'content/ja/all.md',
      'content/ja/east.md',
    ])
    const entries = async (id: string) => {
      const { pages } = await json(`manifest/${root.shards[id]['/']}.json`)
      return pages.map((page: { readonly file: string; readonly in?: unknown; readonly only?: unknown }) => [
        page.file,
        page.only ?? page.in,
      ])
    }
    expect((await entries('en')).sort()).toEqual([
      ['en/all.md', undefined],
      ['en/one.md', true],
      ['en/two.md', ['en', 'zh']],
    ])
    expect((await entries('ja')).sort()).toEqual([
      ['ja/all.md', undefined],
      ['ja/east.md', ['zh', 'ja']],
    ])
    const [page] = (await json(`manifest/${root.search.parts.ja[0]}.json`)).pages.filter(
      ({ route }: { readonly route: string }) => route === '/east.html',
    )
    expect(page).toMatchObject({ words: ['east', '东方', '東方'], pinyin: ['dong fang'] })
  })

  test('[X23] the check lets pages of a partial language be missing, and reads the others by their script', async () => {
    await write({
      'content/ja/all.md':
        '# すべて\n\nここでは,設定します。\n\nThis paragraph was never translated at all.\n',
    })
    const check = [
      '--import',
      'tsx',
      'scripts/check/check-content.ts',
      '--content',
      'content',
      '--format',
      'json',
    ]
    const { issues } = JSON.parse((await run(...check)).printed)
    const found = issues.map(
      (issue: { readonly rule: string; readonly file: string; readonly what: string }) =>
        [issue.rule, issue.file].join(' '),
    )
    expect(found).toContain('han-punctuation ja/all.md')
    expect(found).toContain('untranslated ja/all.md')
    expect(found.filter((one: string) => one.startsWith('language-pair')).sort()).toEqual([
      'language-pair en/one.md',
      'language-pair ja/east.md',
      'language-pair zh/east.md',
    ])
  })

  test('[X23] [R7] addresses, fallbacks, links between languages, logins, and search follow the table', async () => {
    await write({
      'probe.ts': `
import { languageName } from './src/config/locales/language-name.ts'
import { wantedLocale } from './src/content/language-redirect.ts'
import { readContentFile } from './src/content/front-matter.ts'
import { readManifestRoot, readManifestShard } from './src/content/manifest.ts'
import { pageHeadOf } from './src/content/page-head.ts'
import { readPathname } from './src/content/page-path.ts'
import { pageOf, pageViewOf } from './src/content/page-view.ts'
import { resolvePage } from './src/content/resolve-page.ts'
import { readToolArrival } from './src/content/tool-arrival.ts'
import { createLocalIndex } from './src/features/search/local-index.ts'
import { readSearchPart } from './src/content/search-files.ts'
import { cacheNamesOf } from './src/worker/cache-names.ts'
import { readFileSync } from 'node:fs'

const json = (name) => JSON.parse(readFileSync('out/' + name, 'utf8'))
const root = readManifestRoot(json('manifest.json'))
const shards = ['en', 'zh', 'ja'].map((id) => readManifestShard(json('manifest/' + root.shards[id]['/'] + '.json')))
const find = (path) => resolvePage(readPathname(path), shards)
const headAt = async (path) => {
  const { address, file, textLocale } = find(path)
  const page = pageOf(await readContentFile('# A', file), { address, file, textLocale })
  const view = pageViewOf(page, { config: {}, sidebar: {}, shard: shards.find(({ locale }) => locale === textLocale) })
  const { lang, tags } = pageHeadOf({ address, site: {}, siteTitle: '', siteDescription: '', page, view, screen: { kind: 'unknown', title: '' }, absolute: (path) => path })
  const links = tags.filter(({ attributes }) => 'hreflang' in attributes).map(({ attributes }) => attributes.hreflang + ' ' + attributes.href)
  return { lang, textLocale, links }
}
const index = createLocalIndex('ja')
for (const page of readSearchPart(json('manifest/' + root.search.parts.ja[0] + '.json'))) index.put(page)
console.log(JSON.stringify({
  own: await headAt('/ja/all.html'),
  borrowed: await headAt('/ja/two.html'),
  withoutRoot: await headAt('/east.html'),
  wanted: wantedLocale(['ja-JP'], { config: { '/ja/': ['ja'] } }),
  names: [languageName('ja', 'en'), languageName('zh', 'en')],
  callback: readToolArrival({ pathname: '/tool/x/callback.html', search: '?state=ja.abc&code=1', hash: '' })?.pathname,
  caches: Object.keys(cacheNamesOf('/').kept),
  hits: index.search('ストレージ').map(({ path }) => path),
}))
`,
    })
    const { printed } = await run('--import', 'tsx', 'probe.ts')
    expect(JSON.parse(printed)).toEqual({
      own: {
        lang: 'ja-JP',
        textLocale: 'ja',
        links: ['en-US /all.html', 'zh-CN /zh/all.html', 'ja-JP /ja/all.html', 'x-default /all.html'],
      },
      borrowed: {
        lang: 'ja-JP',
        textLocale: 'en',
        links: ['en-US /two.html', 'zh-CN /zh/two.html', 'x-default /two.html'],
      },
      withoutRoot: {
        lang: 'en-US',
        textLocale: 'zh',
        links: ['zh-CN /zh/east.html', 'ja-JP /ja/east.html', 'x-default /zh/east.html'],
      },
      wanted: 'ja',
      names: ['Japanese', 'Simplified Chinese'],
      callback: '/ja/tool/x/callback.html',
      caches: ['en', 'zh', 'ja'],
      hits: ['/ja/east.html'],
    })
  })
})
