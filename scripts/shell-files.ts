import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { latePartFolders } from '../src/content/offline-list.ts'
import { filesBelow, hashOf } from './content-tree.ts'
import { headersFile } from './publish/headers-file.ts'

/** Parts of the application that only some pages need, by their folder below `assets/` (`late-folders.ts`); they are saved when they are used, or kept on purpose. */
const lateFolders = new RegExp(`^assets/(?:${latePartFolders.join('|')})/`)

/** Documents of the application: their names do not change with their content. */
const documents = ['index.html', 'diagram-frame.html', 'demo-frame.html']

/** A file of the application as the service worker's precache wants it. */
export interface ShellFile {
  /** Below the site's base. */
  readonly url: string
  /** The hash of the content and of the site's headers; `null` where the name carries one. */
  readonly revision: string | null
}

/** The files without which the application does not start: its documents, scripts and styles. */
export async function shellFilesOf(root: string): Promise<readonly ShellFile[]> {
  const assets = (await filesBelow(join(root, 'assets'))).map((name) => `assets/${name}`)
  // A saved document keeps the headers it came with: another policy is another revision.
  const headers = await readFile(join(root, headersFile)).catch(() => Buffer.from(''))
  const found = await Promise.all(
    documents.map(async (url) => {
      const bytes = await readFile(join(root, url)).catch(() => undefined)
      return bytes === undefined ? [] : [{ url, revision: hashOf(Buffer.concat([bytes, headers])) }]
    }),
  )
  const scripts = assets.filter((url) => /\.(?:js|css)$/.test(url) && !lateFolders.test(url))
  return [...found.flat(), ...scripts.map((url) => ({ url, revision: null }))]
}

/** Lists the late parts below a built site with their sizes, in `late-parts.json`: for readers who keep the site, and for the worker of the next version. */
export async function writeLateParts(root: string): Promise<void> {
  const names = (await filesBelow(join(root, 'assets'))).map((name) => `assets/${name}`)
  const late = names.filter((name) => lateFolders.test(name))
  const parts = await Promise.all(
    late.map(async (path) => ({ path, bytes: (await stat(join(root, path))).size })),
  )
  await writeFile(join(root, 'late-parts.json'), `${JSON.stringify(parts)}\n`)
}

/** The worker's first line, which names the application's files; everything below it is code. */
const listLine = /^self\.shellFiles=.*\n/

/**
 * Writes the list of the application's files in front of the worker's code. Whatever changes a document of a built site (its base address, its
 * policy) has to call it again: a worker that names another content would never let the change through.
 *
 * @returns the list, or `undefined` where the folder has no worker
 */
export async function writeShellFiles(root: string): Promise<readonly ShellFile[] | undefined> {
  const file = join(root, 'sw.js')
  const code = await readFile(file, 'utf8').catch(() => undefined)
  if (code === undefined) return undefined
  const files = await shellFilesOf(root)
  await writeFile(file, `self.shellFiles=${JSON.stringify(files)};\n${code.replace(listLine, '')}`)
  return files
}
