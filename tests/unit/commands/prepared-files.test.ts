import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContentTree } from '../../../scripts/content/content-tree.ts'
import { framesOf, unpreparedPages, writePrepared } from '../../../scripts/content/prepared-files.ts'
import { searchFilesOf } from '../../../scripts/content/search-texts.ts'
import { hashOf } from '../../../scripts/shared/hash-of.ts'
import { readManifestShard } from '../../../src/content/manifest.ts'
import { textMark } from '../../../src/content/text-mark.ts'
import { writeManifest } from '../../../src/content/write-manifest.ts'
import { readPrepared } from '../../../src/prepare/read-prepared.ts'
import type { SiteFrame } from '../../../src/prepare/site-frame.ts'

let site: string
let shared: SiteFrame
const contentOf = () => join(site, 'content')
const write = (file: string, text: string) => writeFile(join(contentOf(), file), text)
const preparedOf = async (name: string) =>
  readPrepared(JSON.parse(await readFile(join(site, 'prepared', `${name}.json`), 'utf8')))

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), 'prepared-'))
  await mkdir(join(contentOf(), 'en/a'), { recursive: true })
  await write('en/README.md', '---\nhome: true\n---\n\nHome.\n')
  await write('en/a/b c.md', '# First\n\nOne [link](d.md).\n')
  await write('en/a/d.md', '# Second\n\n::: tip\nTwo\n:::\n')
  await write('en/navbar.json', '[{ "text": "Menu", "link": "/a/d.html" }]')
})
afterEach(() => rm(site, { recursive: true }))

/** Does what the index command does. Returns the files that were prepared again. */
async function index(reader = 'one'): Promise<readonly string[]> {
  const { pages, shown } = await readContentTree(contentOf())
  const unprepared = await unpreparedPages(site, pages, reader)
  const { articles } = await searchFilesOf(contentOf(), pages, { unprepared })
  const { shards: texts } = writeManifest(pages, { configFiles: [], hash: hashOf })
  const shards = [...texts.values()].flatMap((text) => readManifestShard(JSON.parse(text)) ?? [])
  const frames = await framesOf({ content: contentOf(), pages, shown, shards })
  await writePrepared({ site, pages, shown, frames, reader, articles })
  shared = frames.shared
  return [...unprepared].toSorted()
}

const all = ['en/README.md', 'en/a/b c.md', 'en/a/d.md']

test('each page has its frame, its text, and the mark of its file', async () => {
  expect(await index()).toEqual(all)
  const page = await preparedOf('en/a/b c')
  expect(page?.key.mark).toBe(textMark('# First\n\nOne [link](d.md).\n'))
  expect(page?.frame).toMatchObject({
    title: 'First',
    kind: 'doc',
    hasSidebar: true,
  })
  expect(page?.article).toMatchObject({ first: [{ tagName: 'p' }], missing: 0, parts: 1 })
})

test('a home page has a prepared file too; one with a part of another file has none', async () => {
  await write('en/a/d.md', '# Second\n\n<!-- @include: ../c.md -->\n')
  await index()
  const home = await preparedOf('en/README')
  expect(home?.frame).toMatchObject({ kind: 'home', metadata: { home: true }, hasSidebar: false })
  expect(home?.article).toMatchObject({ first: [{ tagName: 'p' }] })
  expect(await preparedOf('en/a/d')).toBeUndefined()
})

test('pages share the frame that most have, and the others are listed', async () => {
  await write('en/a/bare.md', '---\nnavbar: false\n---\n\nBare.\n')
  await index()
  expect(shared).toMatchObject({ hasSidebar: true, navbars: { en: [{ text: 'Menu' }] } })
  expect(shared.others).toEqual(['/a/bare.html'])
})

test('a menu that an editor saved with a byte order mark is in the frame, as in the application', async () => {
  await write('en/navbar.json', '\uFEFF[{ "text": "Menu", "link": "/a/d.html" }]')
  await index()
  expect(shared.navbars.en).toMatchObject([{ text: 'Menu' }])
})

test('a later run prepares changed texts, and keeps the others in a new frame', async () => {
  await index()
  const before = await preparedOf('en/a/d')
  await write('en/a/b c.md', '# First\n\nChanged.\n')
  await write('en/navbar.json', '[{ "text": "Other", "link": "/" }]')
  expect(await index()).toEqual(['en/a/b c.md'])
  expect(JSON.stringify(await preparedOf('en/a/b c'))).toContain('Changed.')
  const after = await preparedOf('en/a/d')
  expect(after?.article).toEqual(before?.article)
  expect(shared.navbars.en).toMatchObject([{ text: 'Other' }])
})

test('after a change of the program, every page is prepared again', async () => {
  await index('one')
  expect(await index('two')).toEqual(all)
  expect((await preparedOf('en/a/d'))?.key.reader).toBe('two')
})

test('the file of a page that is gone is removed', async () => {
  await index()
  await rm(join(contentOf(), 'en/a/d.md'))
  await index()
  expect(await readdir(join(site, 'prepared/en/a'))).toEqual(['b c.json'])
})
