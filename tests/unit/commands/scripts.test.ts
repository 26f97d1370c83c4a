import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { hashOf } from '../../../scripts/shared/hash-of.ts'
import { readOriginalChanges } from '../../../src/content/original-changes.ts'
import { addressOfFile } from '../../../src/content/page-path.ts'
import { textMark } from '../../../src/content/text-mark.ts'
import { translatedText } from '../../../src/content/translation.ts'
import { likelyFilesOf } from '../../../src/data/page-target.ts'
import { repository, runScript } from '../../support/run-script.ts'
import { writeBelow } from '../../support/write-below.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scripts-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = (files: Readonly<Record<string, string>>) => writeBelow(folder, files)

/** Returns every file of a folder with its text. */
async function stateOf(root: string): Promise<Readonly<Record<string, string>>> {
  const names = await readdir(root, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
  )
}

const index = (...args: readonly string[]) =>
  runScript('scripts/build-index.ts', [
    '--content',
    join(folder, 'content'),
    '--out',
    join(folder, 'out/pages.json'),
    ...args,
  ])

describe('npm run index', { timeout: 120_000 }, () => {
  test('[M1] wrong metadata is reported with file and line; unknown fields are accepted; the page is still in the manifest', async () => {
    await write({
      'content/en/a.md': '---\ntitle: A\nmine: 1\norder: soon\n---\nText',
      'content/en/b.md': '---\n- x\n---\nText',
    })
    const { code, printed } = await index()
    expect(code).toBe(0)
    expect(printed).toContain(
      'en/a.md:4: The field order expects a number. Change the value or remove the line',
    )
    expect(printed).toMatch(/en\/b\.md:2: The front matter is not a list of names and values\./)
    expect(printed).not.toContain('mine')
    expect(printed).toContain('2 pages')
  })

  test('the command writes only the given file and the folder next to it, and the same bytes again', async () => {
    await write({
      'content/en/README.md': '# A',
      'content/en/x/b.md': '# B',
      'content/zh/README.md': '# 甲',
      'out/mine.txt': 'stays',
    })
    await index()
    const first = await readFile(join(folder, 'out/pages.json'), 'utf8')
    expect((await readdir(join(folder, 'out'))).toSorted()).toEqual(['manifest', 'mine.txt', 'pages.json'])
    const shards = await readdir(join(folder, 'out/manifest'))
    await index()
    expect(await readFile(join(folder, 'out/pages.json'), 'utf8')).toBe(first)
    expect(await readdir(join(folder, 'out/manifest'))).toEqual(shards)
    expect((await readdir(folder)).toSorted()).toEqual(['content', 'out'])
  })

  test.each([
    [
      'README.md',
      ['en/README.md', 'en/b c/README.md', 'zh/README.md', 'en/百度/index.md', 'zh/b c/index.md'],
    ],
    ['index.md', ['en/index.md', 'en/b c/index.md', 'en/b c/d/index.md', 'zh/README.md', 'en/e.md']],
  ])('[R1] where most folders have a %s, pages of both names are requested first', async (_usual, files) => {
    await write({
      ...Object.fromEntries(files.map((file) => [`content/${file}`, '# A'])),
      'out/index.html': '<!doctype html><html lang="en-US"><base href="/" /></html>',
    })
    expect(await index()).toMatchObject({ code: 0 })
    const { document } = new JSDOM(await readFile(join(folder, 'out/index.html'), 'utf8')).window
    vi.stubGlobal('document', document)
    onTestFinished(() => void vi.unstubAllGlobals())
    const requested = files.flatMap((file) => addressOfFile(file) ?? []).map(likelyFilesOf)
    expect(requested.map(([first]) => first)).toEqual(files)
  })

  test('--check writes nothing, fails on a stale manifest and says what to do', async () => {
    await write({ 'content/en/README.md': '# A' })
    expect(await index('--check')).toMatchObject({
      code: 1,
      printed: expect.stringContaining('is out of date. Run the command again without --check.'),
    })
    expect(await readdir(folder)).toEqual(['content'])
    await index()
    expect(await index('--check')).toMatchObject({ code: 0 })
    await write({ 'content/en/README.md': '# B' })
    expect(await index('--check')).toMatchObject({ code: 1 })
  })

  test('[M3] configuration files are read and checked', async () => {
    await write({
      'content/site.json': '{"darkmode":"sometimes","own":1}',
      'content/en/navbar.json': '[{"link":"/"}]',
      'content/zh/sidebar.json': '{',
      'content/en/README.md': '',
    })
    const { printed } = await index()
    expect(printed).toContain(
      'site.json:1: The field darkmode expects one of switch, toggle, enable, disable.',
    )
    expect(printed).toMatch(/en\/navbar\.json:1: At 0\.text: /)
    expect(printed).toMatch(/zh\/sidebar\.json:1: The file is not valid JSON: /)
    const root = JSON.parse(await readFile(join(folder, 'out/pages.json'), 'utf8')) as {
      configFiles: string[]
    }
    expect(root.configFiles).toEqual(['en/navbar.json', 'site.json', 'zh/sidebar.json'])
  })

  test('an unknown option ends with the known ones', async () => {
    expect(await index('--contents', 'x')).toMatchObject({
      code: 2,
      printed: expect.stringContaining('Known options: --content VALUE'),
    })
  })

  test('a wrong folder is an error that says which one is meant, and costs no file of the site that is there', async () => {
    await write({ 'content/en/README.md': '# A', 'out/index.html': '<!doctype html><base href="/" />' })
    await index()
    const before = await stateOf(join(folder, 'out'))
    for (const [wrong, said] of [
      ['nope', "nope doesn't exist. Set --content to the folder that contains en and zh"],
      [
        'content/en',
        `content/en has no pages. Pages are Markdown files in its folders en and zh. Use --content ${folder}/content,`,
      ],
      ['.', `Use --content ${folder}/content,`],
    ]) {
      const { code, printed } = await runScript('scripts/build-index.ts', [
        ...['--content', join(folder, wrong ?? ''), '--out', join(folder, 'out/pages.json')],
      ])
      expect(printed).toContain(said)
      expect(code).toBe(2)
    }
    expect(await stateOf(join(folder, 'out'))).toEqual(before)
  })

  test('a file that cannot be written completely is not written at all', async () => {
    await write({
      'content/en/README.md': '# A',
      'content/zh/README.md': '# 甲',
      'out/index.html': '<!doctype html><base href="/" />',
    })
    await index()
    await rm(join(folder, 'out/zh'), { recursive: true })
    await write({ 'content/en/README.md': '# B', 'out/zh': 'a file where the folder of a file has to be' })
    const before = await stateOf(join(folder, 'out'))
    expect(await index()).toMatchObject({ code: 1, printed: expect.stringContaining('Nothing was changed.') })
    expect(await stateOf(join(folder, 'out'))).toEqual(before)
  })

  describe('in a working copy', () => {
    const inCopy = (...args: readonly string[]) => runScript('scripts/build-index.ts', args, folder)
    const root = () => readFile(join(folder, 'public/manifest.json'), 'utf8')
    const shards = () => readdir(join(folder, 'public/manifest'))

    test('what pages say changes nothing that is committed, and no check fails over it', async () => {
      await write({ 'public/content/en/README.md': '# A', 'public/content/zh/README.md': '# 甲' })
      await inCopy()
      const [rootBefore, shardsBefore] = [await root(), await shards()]
      await write({
        'public/content/en/README.md': `---\ntitle: B\nalias: [c]\n---\n${'other words '.repeat(60_000)}`,
        'public/content/en/new.md': '# New',
      })
      expect(await inCopy('--check')).toMatchObject({ code: 0 })
      await inCopy()
      expect(await root()).toBe(rootBefore)
      expect(await shards()).toEqual(shardsBefore)
      const texts = await Promise.all(
        shardsBefore.map((name) => readFile(join(folder, 'public/manifest', name), 'utf8')),
      )
      expect(texts.filter((text) => text.includes('/new.html')).length).toBeGreaterThan(1)
    })

    test('a clone without the files that are not committed passes the check; a new folder does not', async () => {
      await write({ 'public/content/en/README.md': '# A' })
      await inCopy()
      await rm(join(folder, 'public/manifest'), { recursive: true })
      expect(await inCopy('--check')).toMatchObject({ code: 0 })
      await write({ 'public/content/en/new/README.md': '# B' })
      expect(await inCopy('--check')).toMatchObject({
        code: 1,
        printed: expect.stringContaining(
          'public/manifest.json is out of date. Run npm run index and commit this file.',
        ),
      })
    })

    test('this repository commits the manifest of its own folders, and no file that follows the text', async () => {
      expect(await runScript('scripts/build-index.ts', ['--check'])).toMatchObject({ code: 0 })
      const committed = await new Promise<string>((resolve, reject) => {
        execFile('git', ['ls-files', 'public/manifest*'], { cwd: repository }, (error, stdout) =>
          error ? reject(error) : resolve(stdout),
        )
      })
      expect(committed.trim()).toBe('public/manifest.json')
    })
  })
})

describe('npm run history', { timeout: 30_000 }, () => {
  let clock = '2026-03-01T12:00:00Z'
  const git = (...args: readonly string[]) =>
    new Promise<void>((resolve, reject) => {
      const who = ['-c', 'user.name=Ann', '-c', 'user.email=Ann@Example.com', '-c', 'commit.gpgsign=false']
      const env = { ...process.env, GIT_COMMITTER_DATE: clock }
      execFile('git', [...who, ...args], { cwd: folder, env }, (error) => (error ? reject(error) : resolve()))
    })
  const history = (content = 'content', env = process.env) =>
    runScript(
      'scripts/content/build-history.ts',
      ['--content', join(folder, content), '--out', join(folder, 'out')],
      repository,
      env,
    )
  const json = async (file: string) =>
    JSON.parse(await readFile(join(folder, 'out', file), 'utf8')) as unknown

  test('[M2] tells when and by whom a file was changed; addresses of people are hashes', async () => {
    await write({ 'content/en/guide/云 a.md': '# A' })
    await git('init', '-q')
    await git('add', '.')
    await git('commit', '-qm', 'one')
    expect(await history()).toMatchObject({ code: 0 })
    expect(await json('folders.json')).toEqual(['en/guide'])
    const file = {
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      textMark: textMark('# A'),
      updatedTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    }
    const email = createHash('sha256').update('ann@example.com').digest('hex').slice(0, 16)
    expect(await json('en/guide/history.json')).toEqual({
      '云 a.md': { ...file, contributors: [{ name: 'Ann', email }] },
    })
    expect(JSON.stringify(await json('en/guide/history.json'))).not.toContain('@')
  })

  test('[M2] [X12] addresses are published where the site wants it; a translation with an older commit is behind', async () => {
    await write({
      'content/en/a.md': '# A',
      'content/zh/a.md': '# 甲',
      'content/en/b.md': '# B',
      'content/zh/b.md': '# 乙',
      'content/site.json': '{ "contributorEmails": "plain" }',
    })
    await git('init', '-q')
    await git('add', '.')
    await git('commit', '-qm', 'one')
    await write({ 'content/en/a.md': '# A, changed' })
    clock = '2026-03-02T12:00:00Z'
    await git('commit', '-qam', 'two')
    expect(await history()).toMatchObject({ code: 0 })
    expect(await json('zh/history.json')).toMatchObject({
      'a.md': { behind: true, contributors: [{ name: 'Ann', email: 'Ann@Example.com' }] },
      'b.md': expect.not.objectContaining({ behind: true }),
    })
    expect(await json('en/history.json')).toMatchObject({
      'a.md': expect.not.objectContaining({ behind: true }),
    })
  })

  test('[X12] what changed in the original since the translation was made is told by line, also if the original was renamed', async () => {
    const original = '---\ntitle: A\norder: 1\n---\n\nOne.\n\nTwo.\n'
    const basedOn = hashOf(translatedText(original))
    await write({
      'content/en/old.md': original,
      'content/zh/a.md': `---\ntitle: 甲\nbasedOn: "${basedOn}"\n---\n\n一。\n\n二。\n`,
    })
    await git('init', '-q')
    await git('add', '.')
    await git('commit', '-qm', 'one')
    await git('mv', 'content/en/old.md', 'content/en/a.md')
    await git('commit', '-qm', 'two')
    const now = original.replace('order: 1', 'order: 2').replace('Two.', 'Two, changed.\n\nThree.')
    await write({ 'content/en/a.md': now })
    await git('commit', '-qam', 'three')
    expect(await history()).toMatchObject({ code: 0 })
    expect(readOriginalChanges(await json('zh/behind.json'), 'a.md')).toEqual({
      original: 'en/a.md',
      textMark: textMark(now),
      lines: [3, 8, 9, 10],
    })
    await write({ 'content/zh/a.md': `---\ntitle: 甲\nbasedOn: "${hashOf(translatedText(now))}"\n---\n` })
    await git('commit', '-qam', 'four')
    expect(await history()).toMatchObject({ code: 0 })
    await expect(json('zh/behind.json')).rejects.toThrow('ENOENT')
  })

  test('a page that was compared with what it describes says so, in one language or in every; a wrong entry says nothing', async () => {
    const checked = { against: 'v2', date: '2026-02-01', statements: 3 }
    const inChinese = { ...checked, statements: 2 }
    const entries = {
      'a.md': checked,
      'b.md': { ...checked, date: 'today' },
      'c.md': checked,
      'zh/c.md': inChinese,
      'zh/d.md': inChinese,
    }
    await write({
      'content/en/a.md': '# A',
      'content/zh/a.md': '# 甲',
      'content/en/b.md': '# B',
      'content/en/c.md': '# C',
      'content/zh/c.md': '# 丙',
      'content/en/d.md': '# D',
      'content/zh/d.md': '# 丁',
      'content/checked.json': JSON.stringify(entries),
    })
    await git('init', '-q')
    await git('add', '.')
    await git('commit', '-qm', 'one')
    expect(await history()).toMatchObject({ code: 0 })
    expect(await json('en/history.json')).toMatchObject({
      'a.md': { checked },
      'b.md': expect.not.objectContaining({ checked: expect.anything() }),
      'c.md': { checked },
      'd.md': expect.not.objectContaining({ checked: expect.anything() }),
    })
    expect(await json('zh/history.json')).toMatchObject({
      'a.md': { checked },
      'c.md': { checked: inChinese },
      'd.md': { checked: inChinese },
    })
    await write({ 'content/checked.json': '{' })
    expect(await history()).toMatchObject({
      code: 0,
      printed: expect.stringContaining('checked.json is left out'),
    })
    expect(await json('zh/history.json')).toMatchObject({
      'a.md': expect.not.objectContaining({ checked: expect.anything() }),
    })
  })

  test('[M2] a renamed page keeps its authors; a text that no commit has is described by none', async () => {
    await write({ 'content/en/a.md': '# A\n\nSome words.\n', 'content/en/b.md': '# B' })
    await git('init', '-q')
    await git('add', '.')
    await git('commit', '-qm', 'one')
    await git('mv', 'content/en/a.md', 'content/en/c.md')
    clock = '2026-03-03T12:00:00Z'
    await git('-c', 'user.name=Ben', '-c', 'user.email=ben@example.com', 'commit', '-qm', 'two')
    expect(await history()).toMatchObject({ code: 0 })
    expect(await json('en/history.json')).toMatchObject({
      'c.md': {
        updatedTime: expect.stringMatching(/^2026-03-03T12:00/),
        contributors: [{ name: 'Ben' }, { name: 'Ann' }],
      },
      'b.md': { updatedTime: expect.stringMatching(/^2026-03-02T12:00/) },
    })
    await write({ 'content/en/b.md': '# B, being written' })
    expect(await history()).toMatchObject({ code: 0 })
    expect(Object.keys((await json('en/history.json')) as object)).toEqual(['c.md'])
  })

  test('[M2] nothing is known without version control, and nothing is invented', async () => {
    await write({ 'content/en/a.md': '# A' })
    expect(await history()).toEqual({
      code: 0,
      printed: expect.stringContaining(
        'No history is available because the folder is not in a Git repository. Pages show no dates',
      ),
    })
    expect(await json('folders.json')).toEqual([])
  })

  test('[M2] the reason why nothing is known is printed', async () => {
    await write({ 'content/en/a.md': '# A' })
    const withoutGit = { ...process.env, PATH: join(folder, 'no-programs') }
    expect((await history('content', withoutGit)).printed).toContain('because Git is not installed.')
    await git('init', '-q')
    expect((await history()).printed).toMatch(/because Git reports “fatal: .* any commits yet”\./)
    await git('add', '.')
    await git('commit', '-qm', 'one')
    await git('commit', '-qm', 'two', '--allow-empty')
    await git('clone', '-q', '--depth', '1', `file://${folder}`, 'clone')
    expect((await history('clone/content')).printed).toContain('because the repository is a shallow clone.')
  })
})

describe('npm run layers', { timeout: 30_000 }, () => {
  const layers = () => runScript('scripts/code/check-layers.ts', [], folder)

  test('imports upwards, of missing files, of other features, and in a cycle are found, and folders that are no layer', async () => {
    await write({
      'src/content/a.ts': "import '../frame/layout/b.ts'\nimport './gone.ts'",
      'src/frame/layout/b.ts': "export * from './c.ts'",
      'src/frame/layout/c.ts': "export const later = () => import('./b.ts')",
      'src/attic/d.ts': '',
      'src/features/search/e.ts': "import '../print/f.ts'",
      'src/features/print/f.ts': '',
      'scripts/s.ts': "import '../src/frame/layout/b.ts'",
    })
    const { code, printed } = await layers()
    expect(code).toBe(1)
    expect(printed).toContain('src/content/a.ts → src/frame/layout/b.ts: it may import only content, config')
    expect(printed).toContain('src/content/a.ts → src/content/gone.ts: there is no such file')
    expect(printed).toContain(
      'a cycle: src/frame/layout/b.ts → src/frame/layout/c.ts → src/frame/layout/b.ts',
    )
    expect(printed).toContain('src/attic is not a layer')
    expect(printed).toContain(
      'src/features/search/e.ts → src/features/print/f.ts: a feature imports no other feature',
    )
    expect(printed).toContain(
      'scripts/s.ts → src/frame/layout/b.ts: it may import only config, content, dialect, prepare, check',
    )
    expect(printed).toContain('dialect → content: no module uses this permission')
  })

  test('a tree whose imports are not seen does not pass', async () => {
    await write({ 'src/content/a.ts': 'export const a = 1', 'src/content/b.ts': 'export const b = 1' })
    expect(await layers()).toMatchObject({
      code: 1,
      printed: expect.stringContaining('only 0 imports were found in 2 modules'),
    })
  })
})
