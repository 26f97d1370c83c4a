import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkTree } from '../../../scripts/check/check-tree.ts'
import { readContentTree } from '../../../scripts/content/content-tree.ts'
import { filesBelow } from '../../../scripts/content/list-files.ts'
import { writeFiles } from '../../../scripts/shared/write-files.ts'
import { repository, runScript } from '../../support/run-script.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-site-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs `npm run site`, which starts other scripts that lie beside it. */
function joinSite(...args: readonly string[]): Promise<{ code: number; printed: string }> {
  const command = ['--import', 'tsx', join(repository, 'scripts/new-site/join-site.ts'), ...args]
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd: repository, maxBuffer: 1e8 }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr }),
    )
  })
}

const newSite = (name: string, ...args: readonly string[]) =>
  runScript('scripts/new-site/new-site.ts', [join(folder, name), ...args])

describe('npm run new-site', { timeout: 60_000 }, () => {
  test.each([
    ['one language', ['--title', 'Acme'], 9],
    ['two languages', ['--languages', 'en,zh', '--title', 'A & <b> "c" \\d: #', '--accent', 'teal'], 13],
  ] as const)('[X24] with %s, the content check finds nothing in the new tree', async (name, args, count) => {
    const { code, printed } = await newSite(name, ...args)
    expect([code, printed]).toEqual([0, expect.stringContaining(`${count} files\n\nYour pages are in`)])
    const content = join(folder, name, 'content')
    expect((await readdir(join(folder, name))).toSorted()).toEqual([
      ...['.github', '.gitignore', 'content', 'package.json'],
    ])
    const { issues } = await checkTree({ content, public: content })
    expect(issues).toEqual([])
    const { locales } = JSON.parse(await readFile(join(content, 'site.json'), 'utf8')) as {
      locales: Record<string, { title: string }>
    }
    expect(locales['/']?.title).toBe(args[1] === 'Acme' ? 'Acme' : 'A & <b> "c" \\d: #')
  })

  test('[X24] a folder that already has files keeps them', async () => {
    const own = { 'package.json': '{ "name": "mine", "scripts": { "test": "x" } }', '.gitignore': 'tmp/\n' }
    await writeFiles(new Map(Object.entries(own).map(([file, text]) => [join(folder, 'own', file), text])))
    expect((await newSite('own', '--title', 'Acme')).code).toBe(0)
    const textOf = (file: string) => readFile(join(folder, 'own', file), 'utf8')
    expect(await textOf('.gitignore')).toBe(own['.gitignore'])
    expect(JSON.parse(await textOf('package.json'))).toMatchObject({ name: 'mine', scripts: { test: 'x' } })
  })

  test('[X24] --from takes over the pages of another engine, reports them, and fails if something is missing', async () => {
    const old = (files: Readonly<Record<string, string>>) =>
      writeFiles(new Map(Object.entries(files).map(([file, text]) => [join(folder, 'old', file), text])))
    await old({
      '_sidebar.md': '- [Home](/)\n- [More](more.md)\n',
      'README.md': '# Ducks\n\n[More](more)\n',
      'more.md': '# More\n\n<Pond depth="3" />\n',
      'index.html': '<script>window.$docsify = { name: "Ducks" }</script>',
    })
    const from = ['--from', join(folder, 'old')]
    const { code, printed } = await newSite('taken', ...from)
    expect(code).toBe(0)
    expect(printed).toContain('Taken over: 2 of 2 Markdown files, 0 other files, the menu, languages: en')
    expect(printed).toContain('Left out: index.html')
    expect(printed).toMatch(/more\.md:3: The component <Pond> has no counterpart\..*\(warning\)/)
    const content = join(folder, 'taken/content')
    expect(JSON.parse(await readFile(join(content, 'site.json'), 'utf8'))).toMatchObject({
      locales: { '/': { title: 'Ducks' } },
      logo: '/img/logo.svg',
    })
    expect((await checkTree({ content })).issues).toEqual([])
    await old({ 'more.md': "# More\n\n[part](no.md ':include')\n" })
    const missing = await newSite('missing', ...from)
    expect(missing.printed).toMatch(/more\.md:3: The included file no\.md doesn't exist\..*\(error\)/)
    expect(missing.code).toBe(1)
    expect((await newSite('none', '--from', join(folder, 'nowhere'))).code).toBe(2)
  })

  test('[X24] it writes nothing into a folder that has pages, and explains what it cannot do', async () => {
    await writeFiles(new Map([[join(folder, 'full/content/notes.txt'), 'mine']]))
    const refused = [
      [await newSite('full'), /is not empty, so nothing was written/],
      [await newSite('none', '--languages', 'fr'), /--languages fr is not available/],
      [await newSite('none', '--languages', 'zh'), /--languages zh is not available/],
      [await newSite('none', '--accent', 'red; } </style>'), /is not a color/],
      [await runScript('scripts/new-site/new-site.ts', []), /Name one folder/],
    ] as const
    for (const [{ code, printed }, said] of refused) {
      expect(printed).toMatch(said)
      expect(code).toBe(2)
    }
    expect(await filesBelow(join(folder, 'full'))).toEqual(['content/notes.txt'])
    expect(await filesBelow(join(folder, 'none'))).toEqual([])
  })
})

describe('npm run site', { timeout: 60_000 }, () => {
  const built = () => join(folder, 'built')
  const site = (...args: readonly string[]) => joinSite(...args, '--built', built())

  beforeAll(async () => {
    const files = {
      'index.html':
        '<!doctype html>\n<html lang="en-US"><head><meta charset="utf-8" />\n<base href="/" />\n<title>Other</title></head></html>\n',
      'sw.js': '// worker\n',
      'assets/a.js': 'a',
      'content/en/other.md': '# Other\n',
      'openapi.json': '{}',
    }
    await writeFiles(new Map(Object.entries(files).map(([file, text]) => [join(built(), file), text])))
    await newSite('new-docs', '--title', 'Acme')
    await cp(join(folder, 'new-docs/content'), join(folder, 'docs'), { recursive: true })
  })

  test('[X24] the application and another content tree become a site, and again after changes', async () => {
    const out = join(folder, 'site')
    expect(await site(join(folder, 'docs'), '--out', out, '--base', '/docs/')).toMatchObject({ code: 0 })
    const hidden = ['.git/config', 'en/.env', 'img/.env']
    const added = [['en/guide/more.md', '# More\n'], ...hidden.map((file) => [file, 'hidden'])] as const
    await writeFiles(new Map(added.map(([file = '', text = '']) => [join(folder, 'docs', file), text])))
    expect(await site(join(folder, 'docs'), '--out', out, '--base', '/docs/')).toMatchObject({ code: 0 })
    const all = await readdir(out, { recursive: true })
    expect(all.filter((file) => /\.git|\.env/.test(file))).toEqual([])
    const html = await readFile(join(out, 'index.html'), 'utf8')
    expect(html).toContain('<title>Acme</title>')
    expect(html).toContain('<base href="/docs/" />')
    const files = await filesBelow(out)
    expect(files).toEqual(expect.arrayContaining(['content/en/guide/more.md', 'img/logo.svg', 'assets/a.js']))
    for (const other of ['content/en/other.md', 'openapi.json', 'content/img/logo.svg', 'zh/llms.txt'])
      expect(files).not.toContain(other)
  })

  test('[X24] a site stays as it is if the next one cannot be made', async () => {
    const out = join(folder, 'kept')
    const docs = join(folder, 'docs')
    expect(await site(docs, '--out', out)).toMatchObject({ code: 0 })
    const before = await filesBelow(out)
    const loose = join(folder, 'loose')
    await writeFiles(new Map([[join(loose, 'en/notes.txt'), 'no page']]))
    expect(await site(loose, '--out', out)).toEqual({
      code: 2,
      printed: expect.stringContaining('loose contains no pages.'),
    })
    await writeFiles(new Map([[join(loose, 'page.md'), '# Page\n']]))
    expect(await site(loose, '--out', out)).not.toMatchObject({ code: 0 })
    expect(await filesBelow(out)).toEqual(before)
    expect(await filesBelow(`${out}.new`).catch(() => [])).toEqual([])
  })

  test('[X24] a tree without language folders is one language, with its settings and its history', async () => {
    const docs = join(folder, 'flat')
    const files = {
      'index.md': '# Home\n',
      'guide/index.md': '# Guide\n',
      'navbar.json': '[]',
      'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }
    await writeFiles(new Map(Object.entries(files).map(([file, text]) => [join(docs, file), text])))
    const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', '-c', 'commit.gpgsign=false']
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
      [...who, 'commit', '-qm', 'one'],
    ])
      await promisify(execFile)('git', args, { cwd: docs })
    const out = join(folder, 'flat-site')
    const titleOf = async () =>
      /<title>(.*)<\/title>/.exec(await readFile(join(out, 'index.html'), 'utf8'))?.[1]
    expect(await site(docs, '--out', out)).toMatchObject({ code: 0 })
    expect(await filesBelow(join(out, 'content'))).toEqual([
      ...['en/guide/index.md', 'en/index.md', 'en/navbar.json', 'site.json'],
    ])
    expect(await titleOf()).toBe('Documentation')
    const history = JSON.parse(await readFile(join(out, 'history/en/guide/history.json'), 'utf8'))
    expect(history).toMatchObject({ 'index.md': { contributors: [{ name: 'Ann' }] } })
    await writeFiles(new Map([[join(docs, 'site.json'), '{ "locales": { "/": { "title": "Flat" } } }']]))
    expect(await site(docs, '--out', out)).toMatchObject({ code: 0 })
    expect(await titleOf()).toBe('Flat')
  })

  test('[X24] more than a megabyte of issues is printed, and the site is made', async () => {
    const docs = join(folder, 'faulty')
    const deep = join(docs, 'en', ...Array.from({ length: 4 }, () => 'a'.repeat(200)))
    const noPages = Array.from({ length: 1300 }, (_, at) => [join(deep, `${at}.mdx`), ''] as const)
    await writeFiles(new Map([[join(docs, 'en/README.md'), '# Home\n'], ...noPages]))
    const { code, printed } = await site(docs, '--out', join(folder, 'faulty-site'))
    expect([code, /\d+ issues/.exec(printed)?.[0]]).toEqual([0, '1300 issues'])
    expect(printed.length).toBeGreaterThan(2 ** 20)
  })

  test('[X24] it replaces nothing but a site', async () => {
    await writeFiles(new Map([[join(folder, 'mine/notes.txt'), 'mine']]))
    const docs = join(folder, 'docs')
    for (const out of ['mine', 'docs', 'built', '.'])
      expect(await site(docs, '--out', join(folder, out)), out).toMatchObject({ code: 2 })
    expect(await joinSite(docs, '--out', join(folder, 'x'), '--built', join(folder, 'x'))).toEqual({
      code: 2,
      printed: expect.stringContaining('Run npm run build first'),
    })
    expect(await filesBelow(join(folder, 'mine'))).toEqual(['notes.txt'])
    expect(await filesBelow(docs)).toContain('site.json')
  })
})

test('[X24] the folder of a language can be a link where the command allows it, so that a tree without languages is English', async () => {
  await writeFiles(
    new Map([
      [join(folder, 'plain/index.md'), '# Home\n'],
      [join(folder, 'plain/guide/index.md'), '# Guide\n'],
      [join(folder, 'joined/site.json'), '{}'],
    ]),
  )
  await symlink(join(folder, 'plain'), join(folder, 'joined/en'))
  const { pages, issues } = await readContentTree(join(folder, 'joined'), join(folder, 'plain'))
  expect(issues).toEqual([])
  expect(pages.map(({ locale, route }) => locale + route).toSorted()).toEqual(['en/', 'en/guide/'])
})
