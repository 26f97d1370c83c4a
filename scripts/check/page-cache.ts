import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { filesBelow } from '../content/list-files.ts'
import type { TextFacts } from '../content/text-facts.ts'
import { hashOf } from '../shared/hash-of.ts'
import { writeFiles } from '../shared/write-files.ts'
import type { ReadPage } from './read-pages.ts'

/** Next to the packages: not part of the repository, and deleted with them. One file per content folder. */
const ownFolder = 'node_modules/.cache/check-content'

/** Maximum number of content folders; the oldest are removed. */
const mostFolders = 8

/** The code that decides how a page is read and checked. */
const programFolders = [
  'scripts/check',
  'scripts/content',
  'src/check',
  'src/dialect',
  'src/content',
  'src/config',
  'src/config/locales',
]

/** A page as the last run read it. */
export interface CachedPage {
  readonly file: string
  readonly hash: string
  readonly page: ReadPage
  readonly facts?: TextFacts | undefined
}

interface Stored {
  readonly program: string
  readonly pages: ReadonlyMap<string, Pick<CachedPage, 'page' | 'facts'>>
}

/** Pages of the last run by file and hash, so that the next run reads only changed pages. */
export interface PageCache {
  readonly get: (file: string, hash: string) => ReadPage | undefined
  /** Returns what the page's text says; `undefined` if it includes others, which may have changed. */
  readonly facts: (file: string, hash: string) => TextFacts | undefined
  /** Stores these pages and no others. If writing fails, the next run is slower. */
  readonly store: (pages: readonly CachedPage[]) => Promise<void>
}

/** Knows no page. */
export const noCache: PageCache = {
  get: () => undefined,
  facts: () => undefined,
  store: async () => undefined,
}

const keyOf = (file: string, hash: string) => `${file} ${hash}`

/**
 * Opens the cache of a content folder. A cache from another version of the program counts as empty. A new
 * folder starts with the most recent cache, because it is usually a copy, such as that of a built site.
 */
export async function openPageCache(folder: string, cacheFolder = ownFolder): Promise<PageCache> {
  const cacheFile = join(cacheFolder, hashOf(resolve(folder)))
  const program = await programHash()
  if (program === undefined) return noCache
  const [newest = cacheFile] = await newestFirst(cacheFolder)
  const pages = (await pagesIn(cacheFile, program)) ?? (await pagesIn(newest, program)) ?? new Map()
  return {
    get: (file, hash) => pages.get(keyOf(file, hash))?.page,
    facts: (file, hash) => {
      const known = pages.get(keyOf(file, hash))
      return known?.page.included.length === 0 ? known.facts : undefined
    },
    store: async (known) => {
      const next: Stored = {
        program,
        pages: new Map(
          known.map(({ file, hash, page: { article: _article, ...page }, facts }) => {
            return [keyOf(file, hash), { page, facts }]
          }),
        ),
      }
      // Another run may be reading: it sees either the old cache or the new one.
      await writeFiles(new Map([[cacheFile, serialize(next)]])).catch(() => undefined)
      for (const old of (await newestFirst(cacheFolder)).slice(mostFolders)) await rm(old, { force: true })
    },
  }
}

async function pagesIn(cacheFile: string, program: string): Promise<Stored['pages'] | undefined> {
  const bytes = await readFile(cacheFile).catch(() => undefined)
  if (!bytes) return undefined
  try {
    const stored: Stored = deserialize(bytes)
    return stored.program === program ? stored.pages : undefined
  } catch {
    return undefined
  }
}

/** Returns the caches of all content folders, newest first. A cache deleted in the meantime counts as the oldest. */
async function newestFirst(cacheFolder: string): Promise<readonly string[]> {
  const names = await readdir(cacheFolder).catch(() => [])
  const files = names.map(async (name) => {
    const file = join(cacheFolder, name)
    return {
      file,
      written: await stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    }
  })
  return (await Promise.all(files))
    .toSorted((one, other) => other.written - one.written)
    .map(({ file }) => file)
}

/** Returns a hash of the program; `undefined` for a bundled command, whose versions cannot be distinguished. */
async function programHash(): Promise<string | undefined> {
  const folders = await Promise.all(
    programFolders.map(async (folder) => (await filesBelow(folder)).map((file) => `${folder}/${file}`)),
  )
  if (folders.flat().length === 0) return undefined
  const files = [...folders.flat(), 'package-lock.json']
  const texts = await Promise.all(files.map((file) => readFile(file).catch(() => '')))
  return hashOf(texts.map((text, at) => `${files[at]} ${hashOf(text)}`).join('\n') + process.version)
}
