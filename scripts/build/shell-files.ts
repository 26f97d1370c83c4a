import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { latePartsPath } from '../../src/content/content-url.ts'
import { latePartFolders } from '../../src/content/late-parts.ts'
import { basesBelow } from '../../src/content/site-version.ts'
import { filesBelow } from '../content/list-files.ts'
import { siteConfigOf } from '../content/site-json.ts'
import { headersFile } from '../publish/headers-file.ts'
import { baseOf } from '../publish/site-document.ts'
import { hashOf } from '../shared/hash-of.ts'
import { integrityOf } from '../shared/integrity.ts'
import { textOfFile } from '../shared/text-of-file.ts'

/**
 * Parts that only some pages need, by folder below `assets/` (`late-folders.ts`). They are saved when used,
 * or kept on purpose.
 */
const lateFolders = new RegExp(`^assets/(?:${latePartFolders.join('|')})/`)

/** The application's documents, whose names do not change with their content. */
const documents = ['index.html', 'diagram-frame.html', 'demo-frame.html', 'console-frame.html']

/** Below a built site. */
export const workerFile = 'sw.js'

/** A file of the application in the form of the service worker's precache. */
export interface ShellFile {
  /** Below the site's base. */
  readonly url: string
  /** Hash of the content and the site's headers; `null` if the name contains a hash. */
  readonly revision: string | null
  /** The SHA-256 that its content must have to be saved and used. */
  readonly integrity: string
}

/** The name of the list of lazily loaded parts, below a built site. */

/** Files of a built site that are about to be written, by name; `undefined` for those that are removed. */
type NewFiles = ReadonlyMap<string, string | undefined>

/** Returns the files that the application needs to start: its documents, scripts, and styles. */
export async function shellFilesOf(root: string, next: NewFiles = new Map()): Promise<readonly ShellFile[]> {
  const bytesOf = async (name: string) => {
    const text = next.get(name)
    return text === undefined ? readFile(join(root, name)).catch(() => undefined) : Buffer.from(text)
  }
  const present = (await filesBelow(join(root, 'assets'))).map((name) => `assets/${name}`)
  const written = [...next.keys()].filter((name) => name.startsWith('assets/'))
  const assets = [...new Set([...present, ...written])].filter(
    (name) => !next.has(name) || next.get(name) !== undefined,
  )
  // A saved document keeps its headers, so another policy is another revision.
  const headers = (await bytesOf(headersFile)) ?? Buffer.from('')
  const found = await Promise.all(
    documents.map(async (url) => {
      const bytes = await bytesOf(url)
      if (bytes === undefined) return []
      return [{ url, revision: hashOf(Buffer.concat([bytes, headers])), integrity: integrityOf(bytes) }]
    }),
  )
  const scripts = assets.filter((url) => /\.(?:js|css)$/.test(url) && !lateFolders.test(url))
  const code = await Promise.all(
    scripts.map(async (url) => {
      return { url, revision: null, integrity: integrityOf((await bytesOf(url)) ?? Buffer.from('')) }
    }),
  )
  return [...found.flat(), ...code]
}

/**
 * Writes the list of lazily loaded parts of a built site with their sizes and hashes to `late-parts.json`, for readers
 * who keep the site, and for the next version's worker.
 */
export async function writeLateParts(root: string): Promise<void> {
  const names = (await filesBelow(join(root, 'assets'))).map((name) => `assets/${name}`)
  const late = names.filter((name) => lateFolders.test(name))
  const parts = await Promise.all(
    late.map(async (path) => {
      const bytes = await readFile(join(root, path))
      const hash = integrityOf(bytes).slice('sha256-'.length).slice(0, 22)
      return { path, bytes: bytes.byteLength, hash }
    }),
  )
  await writeFile(join(root, latePartsPath), `${JSON.stringify(parts)}\n`)
}

/** The worker's first line, which lists the application's files; everything after it is code. */
const listLine = /^self\.shellFiles=.*\n/

/** The worker's second line in an urgent version (docs/offline.md). */
export const urgentLine = 'self.isUrgent=true;\n'

/**
 * Returns the service worker of a built site with the list of the application's files before its code. Every
 * change of a document (base address, policy), and of the versions of the documentation, must write it again, because a worker that lists other content
 * would never let the change through.
 *
 * @param next files of the site that are written together with it
 * @returns the worker's text and the list; `undefined` if the folder has no worker
 */
export async function workerWithFiles(
  root: string,
  next: NewFiles = new Map(),
): Promise<{ readonly text: string; readonly files: readonly ShellFile[] } | undefined> {
  const code = await textOfFile(join(root, workerFile))
  if (code === undefined) return undefined
  const files = await shellFilesOf(root, next)
  const parts = await readFile(join(root, latePartsPath)).catch(() => Buffer.from(''))
  const others = await otherVersionsIn(root, next)
  const list = `self.shellFiles=${JSON.stringify(files)};self.latePartsIntegrity="${integrityOf(parts)}";self.otherVersions=${JSON.stringify(others)};`
  return { text: `${list}\n${code.replace(listLine, '')}`, files }
}

/** Returns the base paths of other versions of the documentation below that of a built site. */
async function otherVersionsIn(root: string, next: NewFiles): Promise<readonly string[]> {
  const html = next.get('index.html') ?? (await textOfFile(join(root, 'index.html')))
  return html === undefined ? [] : basesBelow(await siteConfigOf(join(root, 'content')), baseOf(html))
}

/** Updates the worker of a built site to its files. Returns the list, or `undefined` if the folder has no worker. */
export async function writeShellFiles(root: string): Promise<readonly ShellFile[] | undefined> {
  const worker = await workerWithFiles(root)
  if (worker) await writeFile(join(root, workerFile), worker.text)
  return worker?.files
}
