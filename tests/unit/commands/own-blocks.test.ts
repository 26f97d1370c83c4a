import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { shellFilesOf } from '../../../scripts/build/shell-files.ts'
import { runScript } from '../../support/run-script.ts'

const moduleOf = (word: string) =>
  `class Level extends HTMLElement { connectedCallback() { this.textContent = '${word}' } }\ncustomElements.define('stock-level', Level)\n`
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-blocks-'))
  await cp('tests/fixtures/clean-content/content', join(folder, 'content'), { recursive: true })
  await mkdir(join(folder, 'content/blocks'))
  await list('stock-level')
  await writeFile(join(folder, 'content/blocks/stock-level.js'), moduleOf('one'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Lists blocks in the configuration. */
async function list(...blocks: readonly string[]) {
  await writeFile(join(folder, 'content/site.json'), JSON.stringify({ blocks }))
}

function index() {
  const args = ['--content', join(folder, 'content'), '--out', join(folder, 'manifest.json')]
  return runScript('scripts/build-index.ts', args)
}

async function published() {
  const { blocks } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'))
  const files = await readdir(join(folder, 'assets/blocks')).catch(() => [])
  return { blocks, files }
}

describe('the index command', { timeout: 60_000 }, () => {
  test('publishes the modules of blocks that site.json lists, and their hashes in the manifest', async () => {
    expect(await index()).toMatchObject({ code: 0 })
    const hash = hashOf(moduleOf('one'))
    expect(await published()).toEqual({
      blocks: { 'stock-level': hash },
      files: [`${hash.slice(0, 16)}.js`],
    })
    expect(await readFile(join(folder, `assets/blocks/${hash.slice(0, 16)}.js`), 'utf8')).toBe(
      moduleOf('one'),
    )
  })

  test('publishes a module that was changed under another address, and removes the earlier one', async () => {
    await index()
    await writeFile(join(folder, 'content/blocks/stock-level.js'), moduleOf('two'))
    const hash = hashOf(moduleOf('two'))
    await index()
    expect(await published()).toEqual({
      blocks: { 'stock-level': hash },
      files: [`${hash.slice(0, 16)}.js`],
    })
    await list()
    await rm(join(folder, 'content/blocks'), { recursive: true })
    await index()
    expect(await published()).toEqual({ blocks: undefined, files: [] })
  })

  test('the index command reads the folder of a site with one language', async () => {
    await cp(join(folder, 'content/blocks'), join(folder, 'content/en/blocks'), { recursive: true })
    await rm(join(folder, 'content/blocks'), { recursive: true })
    expect(await index()).toMatchObject({ code: 0 })
    expect((await published()).blocks).toEqual({ 'stock-level': hashOf(moduleOf('one')) })
  })

  test('refuses scripts that site.json does not list', async () => {
    await writeFile(join(folder, 'content/blocks/other-block.js'), moduleOf('one'))
    const { code, printed } = await index()
    expect(code).toBe(1)
    expect(printed).toContain('blocks/other-block.js:1: Browsers or web servers can run .js files')
  })

  test('reports a block without a module, or without its element, and a name that is none', async () => {
    await list('stock-level', 'gone-block', 'other-block', 'badname')
    const config = await index()
    expect(config.printed).toContain(
      'site.json:1: The field blocks expects a list (each a name of small letters',
    )
    await list('stock-level', 'gone-block')
    expect((await index()).printed).toContain('the content folder has no blocks/gone-block.js')
    await list('stock-level', 'other-block')
    await writeFile(join(folder, 'content/blocks/other-block.js'), 'export {}')
    const { code, printed } = await index()
    expect(code).toBe(0)
    expect(printed).toContain('blocks/other-block.js:1: The module doesn’t define the element other-block')
    expect(Object.keys((await published()).blocks)).toEqual(['stock-level'])
  })
})

test('the worker lists the modules that are written, and none that are removed', async () => {
  await mkdir(join(folder, 'assets/blocks'), { recursive: true })
  for (const name of ['kept', 'removed']) await writeFile(join(folder, `assets/blocks/${name}.js`), name)
  const next = new Map([
    ['assets/blocks/removed.js', undefined],
    ['assets/blocks/new.js', 'new'],
  ])
  const files = await shellFilesOf(folder, next)
  expect(files.map(({ url }) => url)).toEqual(['assets/blocks/kept.js', 'assets/blocks/new.js'])
})
