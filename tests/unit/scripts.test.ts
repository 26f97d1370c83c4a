import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const repository = join(import.meta.dirname, '../..')
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scripts-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
}

/** Runs a script as `npm run` does; resolves whatever its exit code. */
function run(
  script: string,
  args: readonly string[],
  cwd = repository,
): Promise<{ code: number; printed: string }> {
  const command = [
    join(repository, 'node_modules/tsx/dist/cli.mjs'),
    join(repository, 'scripts', script),
    ...args,
  ]
  return new Promise((resolve) => {
    execFile(process.execPath, command, { cwd }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr }),
    )
  })
}

const index = (...args: readonly string[]) =>
  run('build-index.ts', [
    '--content',
    join(folder, 'content'),
    '--out',
    join(folder, 'out/pages.json'),
    ...args,
  ])

describe('npm run index', { timeout: 30_000 }, () => {
  test('[M1] wrong metadata is named with file and line; unknown fields are no fault; the page is in the manifest all the same', async () => {
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

  test('writes only the file it is told and the folder beside it, and the same bytes again', async () => {
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

  test('--check writes nothing, fails on a stale manifest and says what to do', async () => {
    await write({ 'content/en/README.md': '# A' })
    expect(await index('--check')).toMatchObject({
      code: 1,
      printed: expect.stringContaining('is stale. Run npm run index'),
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
    expect(printed).toMatch(/zh\/sidebar\.json:1: It is not valid JSON: /)
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

  test('a folder that does not exist is a site without pages, not a crash', async () => {
    expect(await index()).toMatchObject({ code: 0, printed: expect.stringContaining('0 pages') })
  })

  test('the committed manifest is the one of the committed content', async () => {
    expect(await run('build-index.ts', ['--check'])).toMatchObject({ code: 0 })
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
  const history = () =>
    run('build-history.ts', ['--content', join(folder, 'content'), '--out', join(folder, 'out')])
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

  test('[M2] without version control nothing is known, and nothing is invented', async () => {
    await write({ 'content/en/a.md': '# A' })
    expect(await history()).toMatchObject({ code: 0 })
    expect(await json('folders.json')).toEqual([])
  })
})

describe('npm run floors', { timeout: 30_000 }, () => {
  const floors = () => run('check-floors.ts', [], folder)

  test('an import that climbs, one that leads nowhere, a circle and a room without a floor are found', async () => {
    await write({
      'src/content/a.ts': "import '../layout/b.ts'\nimport './gone.ts'",
      'src/layout/b.ts': "export * from './c.ts'",
      'src/layout/c.ts': "export const later = () => import('./b.ts')",
      'src/attic/d.ts': '',
      'scripts/s.ts': "import '../src/layout/b.ts'",
    })
    const { code, printed } = await floors()
    expect(code).toBe(1)
    expect(printed).toContain('src/content/a.ts → src/layout/b.ts: may import only content, config, locales')
    expect(printed).toContain('src/content/a.ts → src/content/gone.ts: there is no such file')
    expect(printed).toContain('a circle: src/layout/b.ts → src/layout/c.ts → src/layout/b.ts')
    expect(printed).toContain('src/attic has no floor')
    expect(printed).toContain(
      'scripts/s.ts → src/layout/b.ts: may import only locales, config, content, dialect, check',
    )
  })

  test('a house whose imports are not seen does not pass', async () => {
    await write({ 'src/content/a.ts': 'export const a = 1', 'src/content/b.ts': 'export const b = 1' })
    expect(await floors()).toMatchObject({
      code: 1,
      printed: expect.stringContaining('only 0 imports were seen in 2 modules'),
    })
  })
})
