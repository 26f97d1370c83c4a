import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readerMark, readerVersion } from '../../../scripts/build/reader-version.ts'
import { layers } from '../../../scripts/code/layers.ts'
import { writeBelow } from '../../support/write-below.ts'

/** The layers whose code decides what a text becomes: the one that prepares texts, and those it uses. */
const readers = ['prepare', ...(layers.prepare ?? [])]

const sources = Object.fromEntries(readers.map((layer) => [`src/${layer}/a.ts`, `// ${layer}`]))
const program = { ...sources, 'package-lock.json': '{}' }

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

/** Returns the version of a program with these files. */
async function versionOf(files: Readonly<Record<string, string>>): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'reader-'))
  folders.push(folder)
  await writeBelow(folder, files)
  return readerVersion(folder)
}

describe('the version of the program that reads texts', () => {
  test('it is the same for the same files, wherever they are', async () => {
    const version = await versionOf(program)
    expect(version).toMatch(/^[0-9a-f]{16,}$/)
    expect(await versionOf(program)).toBe(version)
  })

  test.each(readers)('it changes with a file in src/%s, and with the name of one', async (layer) => {
    const version = await versionOf(program)
    const file = `src/${layer}/a.ts`
    expect(await versionOf({ ...program, [file]: '// other' })).not.toBe(version)
    expect(await versionOf({ ...program, [`src/${layer}/b.ts`]: '' })).not.toBe(version)
  })

  test('it changes with the packages, and not with other code', async () => {
    const version = await versionOf(program)
    expect(
      await versionOf({ ...program, 'package-lock.json': '{"packages":{}}' }),
      'A package has changed, and pages that were prepared with the former one are still used.',
    ).not.toBe(version)
    expect(await versionOf({ ...program, 'src/frame/a.ts': '', 'scripts/a.ts': '' })).toBe(version)
  })

  test('there is none without the source', async () => {
    expect(await versionOf({ 'package-lock.json': '{}' })).toBeUndefined()
  })
})

describe('the mark of the version', () => {
  const mark = readerMark().transformIndexHtml as (html: string) => Promise<string>

  test('index.html gets the version of this program', async () => {
    expect(await mark('<!doctype html><html lang="en"></html>')).toBe(
      `<!doctype html><html data-reader="${await readerVersion()}" lang="en"></html>`,
    )
  })

  test('the build fails if the place is gone, and the message names the place and the plugin', async () => {
    await expect(mark('<!doctype html>')).rejects.toThrow(
      'index.html has no <html . Restore it, or adapt scripts/build/reader-version.ts.',
    )
  })
})
