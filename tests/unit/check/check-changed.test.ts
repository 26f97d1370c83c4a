import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { checkTree } from '../../../scripts/check/check-tree.ts'
import { changedFiles } from '../../../scripts/content/changed-files.ts'

let folder = ''
afterEach(() => rm(folder, { recursive: true, force: true }))

const git = (...args: readonly string[]) =>
  promisify(execFile)('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], {
    cwd: folder,
  })

async function write(file: string, text: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true })
  const isPage = file.endsWith('.md') && !file.includes('/_')
  const matter = '---\ntitle: A title\ndescription: A page.\n---\n\n'
  await writeFile(join(folder, file), isPage ? `${matter}${text}\n` : text)
}

/** Returns what is reported for the files that differ from the main branch. */
async function reported() {
  const changed = await changedFiles(join(folder, 'content'))
  const { issues } = await checkTree({ content: join(folder, 'content') }, changed)
  return issues.map(({ file, rule }) => `${file} ${rule}`)
}

async function siteWithFaults() {
  folder = await mkdtemp(join(tmpdir(), 'check-changed-'))
  await git('init', '-qb', 'main')
  await write('content/en/README.md', '[A](./a.md#part), [old](./old.md), and [far](./far.md)')
  await write('content/en/a.md', '## Part\n\n[Dead](./nowhere.md)')
  await write('content/en/far.md', '![Image](/img/a.svg)\n\n[Dead](./nowhere.md)')
  await write('content/en/old.md', 'Text.')
  await write('content/en/whole.md', '<!-- @include: ./_part.md -->\n\n[Dead](./nowhere.md)')
  await write('content/en/_part.md', 'A part.')
  await write('content/site.json', '{ "checkOff": { "orphan": "Few links." } }')
  await write('img/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await git('add', '.')
  await git('commit', '-qm', 'first')
  await git('checkout', '-qb', 'edit')
}

test('without a change, no fault is reported', async () => {
  await siteWithFaults()
  expect(await reported()).toEqual([])
})

test('a changed page and the pages that link to it are reported, committed or not', async () => {
  await siteWithFaults()
  await write('content/en/a.md', '## Another\n\n[Dead](./nowhere.md)')
  const both = ['en/README.md dead-anchor', 'en/a.md dead-link']
  expect(await reported()).toEqual(both)
  await git('commit', '-qam', 'second')
  expect(await reported()).toEqual(both)
})

test('pages that link to a removed page, show a removed image, or include a changed part are reported', async () => {
  await siteWithFaults()
  await rm(join(folder, 'content/en/old.md'))
  expect(await reported()).toEqual(['en/README.md dead-link'])
  await rm(join(folder, 'img/a.svg'))
  expect(await reported()).toEqual(['en/README.md dead-link', 'en/far.md image', 'en/far.md dead-link'])
  await write('content/en/_part.md', 'Another part.')
  expect(await reported()).toContain('en/whole.md dead-link')
})

test('the command reports them, and nothing else', { timeout: 120_000 }, async () => {
  await siteWithFaults()
  await write('content/en/new.md', '[Dead](./nowhere.md)')
  const args = ['scripts/check/start.mjs', '--changed', '--content', join(folder, 'content')]
  const { code, stdout } = await promisify(execFile)(process.execPath, args).catch((error) => error)
  expect(code).toBe(1)
  expect(stdout.replace(/^.*content\/en/, 'en').replace(/ in .*? s/, '')).toBe(
    'en/new.md:6: The link ./nowhere.md points to a page that does not exist (/nowhere.html). Fix the path, or add the page. (error dead-link)\ncontent: 6 pages read, 1 errors, 0 warnings\n',
  )
})

test('a new page is reported, and a folder without Git has no changes to tell', async () => {
  await siteWithFaults()
  await write('content/en/new.md', '[Dead](./nowhere.md)')
  expect(await reported()).toEqual(['en/new.md dead-link'])
  await rm(join(folder, '.git'), { recursive: true })
  expect(await changedFiles(join(folder, 'content'))).toBeUndefined()
})
