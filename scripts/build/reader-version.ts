import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { filesBelow } from '../content/list-files.ts'
import { hashOf } from '../shared/hash-of.ts'
import { replacePart } from './replace-part.ts'

/** The code that decides what a text becomes. */
const readerFolders = ['src/config', 'src/content', 'src/dialect', 'src/prepare']

/** Not the working folder, because the command can run on the content of another project. */
const ownRoot = join(import.meta.dirname, '../..')

/** The version of a bundled command, which has no source files (hosts/docker/index-command.config.ts, scripts/package/build-package.ts). */
declare const bundledReader: string | undefined

/**
 * Returns the version of the program that reads texts: a hash of its source. A prepared page is used only by a document
 * with the same version (docs/decisions/0034). `undefined` without the source.
 */
export async function readerVersion(root = ownRoot): Promise<string | undefined> {
  if (typeof bundledReader === 'string') return bundledReader
  const folders = readerFolders.map(async (folder) =>
    (await filesBelow(join(root, folder))).map((file) => `${folder}/${file}`),
  )
  const sources = (await Promise.all(folders)).flat()
  if (sources.length === 0) return undefined
  const files = [...sources, 'package-lock.json']
  const hashes = await Promise.all(
    files.map(async (file) => `${file} ${hashOf(await readFile(join(root, file)))}`),
  )
  return hashOf(hashes.join('\n'))
}

/** Returns a plugin that writes the version into index.html. */
export function readerMark(): Plugin {
  return {
    name: 'reader-mark',
    apply: 'build',
    transformIndexHtml: async (html) =>
      replacePart(
        html,
        '<html ',
        `<html data-reader="${await readerVersion()}" `,
        'scripts/build/reader-version.ts',
      ),
  }
}
