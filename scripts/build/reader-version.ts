import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { filesBelow, hashOf } from '../content/content-tree.ts'
import { replacePart } from './replace-part.ts'

/** The code that decides what a text becomes. */
const readerFolders = ['src/config', 'src/content', 'src/dialect', 'src/prepare']

/** The version of a bundled command, which has no source files (hosts/docker/index-command.config.ts). */
declare const bundledReader: string | undefined

/**
 * Returns the version of the program that reads texts: a hash of its source. A prepared page is used only by a document
 * with the same version (docs/decisions/0032).
 */
export async function readerVersion(): Promise<string> {
  if (typeof bundledReader === 'string') return bundledReader
  const folders = readerFolders.map(async (folder) =>
    (await filesBelow(folder)).map((file) => `${folder}/${file}`),
  )
  const files = [...(await Promise.all(folders)).flat(), 'package-lock.json']
  const hashes = await Promise.all(files.map(async (file) => `${file} ${hashOf(await readFile(file))}`))
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
