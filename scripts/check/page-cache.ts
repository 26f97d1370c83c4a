import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { filesBelow, hashOf } from '../content-tree.ts'
import type { ReadPage } from './read-pages.ts'

/** Beside the packages: not part of the repository, gone with them. One file for each content folder. */
const cacheFileOf = (folder: string) => `node_modules/.cache/check-content/${hashOf(resolve(folder))}`

/** What decides how a page is read and judged. */
const programFolders = [
  'scripts/check',
  'src/check',
  'src/dialect',
  'src/content',
  'src/config',
  'src/locales',
]

interface Stored {
  readonly program: string
  readonly pages: ReadonlyMap<string, ReadPage>
}

/** Pages of the last run by file and own text, so that an editor's next run reads only what was changed. */
export interface PageCache {
  readonly get: (file: string, hash: string) => ReadPage | undefined
  /** Keeps these pages and no others. Where nothing can be written, the next run is slower. */
  readonly keep: (pages: readonly (readonly [file: string, hash: string, page: ReadPage])[]) => Promise<void>
}

const keyOf = (file: string, hash: string) => `${file} ${hash}`

/** Opens the cache of a content folder; one that another version of the program wrote is empty. */
export async function openPageCache(folder: string): Promise<PageCache> {
  const cacheFile = cacheFileOf(folder)
  const program = await programHash()
  if (program === undefined) return { get: () => undefined, keep: async () => undefined }
  const stored = await readFile(cacheFile)
    .then((bytes): Stored => deserialize(bytes))
    .catch(() => undefined)
  const pages = stored?.program === program ? stored.pages : new Map<string, ReadPage>()
  return {
    get: (file, hash) => pages.get(keyOf(file, hash)),
    keep: async (kept) => {
      const next: Stored = {
        program,
        pages: new Map(kept.map(([file, hash, page]) => [keyOf(file, hash), page])),
      }
      await write(cacheFile, serialize(next)).catch(() => undefined)
    },
  }
}

async function write(cacheFile: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(cacheFile), { recursive: true })
  // Another run may read at this moment: it sees the old cache or the new one.
  const draft = `${cacheFile}.${process.pid}`
  await writeFile(draft, bytes)
  await rename(draft, cacheFile)
}

/** `undefined` where the program lies elsewhere, as a bundled command does: nothing would tell its versions apart. */
async function programHash(): Promise<string | undefined> {
  const folders = await Promise.all(
    programFolders.map(async (folder) => (await filesBelow(folder)).map((file) => `${folder}/${file}`)),
  )
  if (folders.flat().length === 0) return undefined
  const files = [...folders.flat(), 'package-lock.json', 'scripts/content-tree.ts']
  const texts = await Promise.all(files.map((file) => readFile(file).catch(() => '')))
  return hashOf(texts.map((text, at) => `${files[at]} ${hashOf(text)}`).join('\n') + process.version)
}
