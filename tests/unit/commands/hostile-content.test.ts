import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readPages } from '../../../scripts/check/read-pages.ts'
import { readContentTree } from '../../../scripts/content/content-tree.ts'
import { listFiles } from '../../../scripts/content/list-files.ts'
import { runScript } from '../../support/run-script.ts'
import { writeBelow } from '../../support/write-below.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-content-'))
  await write({ 'content/en/README.md': '# A', 'secret/a.md': '# Secret', 'secret/key': 'Secret' })
})
afterEach(() => rm(folder, { recursive: true }))

const write = (files: Readonly<Record<string, string>>) => writeBelow(folder, files)
const link = (target: string, name: string) => symlink(target, join(folder, 'content', name))
const index = (...args: readonly string[]) =>
  runScript('scripts/build-index.ts', [
    ...['--content', join(folder, 'content'), '--out', join(folder, 'out/manifest.json'), ...args],
  ])
const text = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '')

describe('npm run index writes nothing', { timeout: 60_000 }, () => {
  test.each([
    ['a page that is a link out of the folder', '../../secret/a.md', 'en/b.md', 'leads out'],
    ['an image that is one', '../../secret/key', 'en/b.png', 'leads out'],
    ['a hidden file that is one', '../../secret/key', 'en/.b', 'leads out'],
    ['an absolute link', '/etc/passwd', 'en/b.md', 'leads out'],
    ['a link to every file of the machine', '/', 'en/b', 'leads out'],
    ['a folder that is a link out of the folder', '../../secret', 'en/b', 'leads out'],
    ['a language that is one', '../secret', 'zh', 'leads out'],
    ['a link to a folder', '../en', 'en/b.md', 'leads to a folder'],
    ['a link to its own folder', '.', 'en/b', 'leads to a folder'],
    ['a link to nothing', 'nothing.md', 'en/b.md', 'leads to a folder, or to nothing'],
    ['a link to itself', 'b.md', 'en/b.md', 'leads to a folder, or to nothing'],
  ])('for %s', async (_what, target, name, said) => {
    await link(target, name)
    const { code, printed } = await index()
    expect(printed).toContain(`${name}:1: The file is a link that ${said}`)
    expect(printed).toContain('Nothing was written')
    expect(printed).not.toMatch(/\n\s+at /)
    expect(code).toBe(1)
    expect(await text('out/manifest.json')).toBe('')
  })

  test('for a pipe, which never ends', async () => {
    execFileSync('mkfifo', [join(folder, 'content/en/b.md'), join(folder, 'content/en/c.png')])
    await write({ 'content/en/d.md': '![](./c.png)\n<!-- @include: ./b.md -->' })
    const { code, printed } = await index()
    expect(printed).toMatch(/en\/b\.md:1: This is not a file[\s\S]*en\/c\.png:1: This is not a file/)
    expect(code).toBe(1)
  })

  test('the index command writes nothing for a link to a hidden file of the folder', async () => {
    await write({ 'content/.git/config': 'Secret' })
    await link('../.git/config', 'en/b.md')
    expect((await index()).printed).toContain('en/b.md:1: The file is a link that leads out')
  })
})

describe('a link in a content folder', () => {
  test('to a file in it is that file, and a folder with the name of a page is a folder', async () => {
    await link('README.md', 'en/b.md')
    await mkdir(join(folder, 'content/en/c.md'))
    await write({ 'content/en/c.md/d.md': '# D' })
    const { files, refused } = await listFiles(join(folder, 'content'))
    expect(files).toEqual(['en/README.md', 'en/b.md', 'en/c.md/d.md'])
    expect(refused).toEqual([])
    expect((await index()).code).toBe(0)
  })

  test('may lead to the folder that a command allows, as in the container', async () => {
    await link('../secret', 'zh')
    await link('../secret/key', 'site.json')
    const tree = await readContentTree(join(folder, 'content'), join(folder, 'secret'))
    expect(tree.pages.map(({ file }) => file).toSorted()).toEqual(['en/README.md', 'zh/a.md'])
    expect(tree.issues.filter(({ kind }) => kind.startsWith('link'))).toEqual([])
    expect((await index('--linked', join(folder, 'secret'))).code).toBe(0)
  })

  test('is not included by a page, and npm run site copies none', async () => {
    await write({ 'content/en/b.md': 'x\n\n<!-- @include: ./_c.md -->' })
    await link('../../secret/a.md', 'en/_c.md')
    const [page] = await readPages(join(folder, 'content'), ['en/b.md'])
    expect(JSON.stringify(page?.sections)).not.toContain('Secret')
    await write({ 'built/sw.js': '' })
    const args = [join(folder, 'content'), '--out', join(folder, 'site'), '--built', join(folder, 'built')]
    const { code, printed } = await runScript('scripts/new-site/join-site.ts', args)
    expect(printed).toContain('en/_c.md is a link that leads to a folder or out of')
    expect(code).toBe(2)
    await rm(join(folder, 'content/en/_c.md'))
    await link('/etc/hosts', '.hidden')
    expect((await runScript('scripts/new-site/join-site.ts', args)).printed).not.toContain('is a link')
  })
})

describe('a page that takes long', () => {
  test('has an issue and no text, and the others are read', async () => {
    await write({
      'content/en/b.md': `---\ntitle: B\n---\n${'| a | b |\n'.repeat(3)}${'*a **b '.repeat(20_000)}`,
    })
    const pages = await readPages(join(folder, 'content'), ['en/README.md', 'en/b.md'], { limit: 1 })
    const slow = pages.find(({ facts }) => facts.file === 'en/b.md')
    expect(slow?.issues).toMatchObject([{ file: 'en/b.md', kind: 'page-slow', values: { seconds: 0.001 } }])
    expect(slow?.facts.metadata.title).toBe('B')
    expect(slow?.sections).toEqual([])
  })

  test('because of what it includes is cut', async () => {
    await write({
      'content/en/b.md': '<!-- @include: ./_c.md -->\n'.repeat(64),
      'content/en/_c.md': 'word **word** `word`\n'.repeat(20_000),
    })
    const [page] = await readPages(join(folder, 'content'), ['en/b.md'])
    expect(page?.issues.map(({ kind }) => kind)).toContain('include-size')
    expect(JSON.stringify(page?.sections).length).toBeLessThan(600_000)
  })
})
