import type { LocaleId } from '../../config/locales/locale.ts'
import { encodePath } from '../../content/page-path.ts'
import { cacheNamesOf } from '../../worker/cache-names.ts'
import { pathBelow } from '../../worker/path-below.ts'
import { contentHashHeader, hashOfBody, savedCopy } from '../../worker/saved-copy.ts'

/** The record of a completely kept language. */
export interface KeptRecord {
  /** Hash of the manifest's list that was completed. */
  readonly list: string
  /** In milliseconds, by the clock of this device. */
  readonly keptAt: number
  readonly bytes: number
  /** The version of the application whose lazily loaded parts were kept. */
  readonly app: string
}

/** The only access to the caches of files that readers keep on purpose. Every call may throw the browser's errors. */
export interface KeptCopies {
  /** Returns the hash of each saved file by its path. */
  readonly hashes: () => Promise<ReadonlyMap<string, string>>
  /** @throws DOMException `QuotaExceededError` if the browser grants no more storage */
  readonly put: (path: string, answer: Response, hash?: string) => Promise<void>
  readonly remove: (path: string) => Promise<void>
  readonly record: () => Promise<KeptRecord | undefined>
  readonly setRecord: (record: KeptRecord) => Promise<void>
  /** Removes the language from this device. */
  readonly clear: () => Promise<void>
}

/** Returns whether this browser has caches here: not on plain http, and not if the reader blocks storage. */
export const canKeep = () => 'caches' in globalThis && 'serviceWorker' in navigator

/** Path of the record in the cache. No file of a site can have this name. */
const recordPath = '.kept'

function readRecord(json: unknown): KeptRecord | undefined {
  const { list, keptAt, bytes, app } = (json ?? {}) as Readonly<Record<string, unknown>>
  if (typeof list !== 'string' || typeof app !== 'string') return undefined
  if (typeof bytes !== 'number' || typeof keptAt !== 'number') return undefined
  return Number.isNaN(new Date(keptAt).getTime()) ? undefined : { list, keptAt, bytes, app }
}

/** @param base the absolute address of the site's base, with a trailing slash */
export function keptCopiesOf(locale: LocaleId, base: string): KeptCopies {
  const name = cacheNamesOf(base).kept[locale]
  const open = () => caches.open(name)
  const urlOf = (path: string) => new URL(encodePath(path), base).href
  return {
    hashes: async () => {
      if (!(await caches.has(name))) return new Map()
      const requests = await (await open()).keys()
      const entries = requests.flatMap(({ url, headers }) => {
        const path = pathBelow(url, base) ?? recordPath
        return path === recordPath ? [] : [[path, headers.get(contentHashHeader) ?? ''] as const]
      })
      return new Map(entries)
    },
    put: async (path, answer, hash) => {
      const body = await answer.arrayBuffer()
      const headers = { [contentHashHeader]: hash ?? (await hashOfBody(body)) }
      const request = new Request(urlOf(path), { headers })
      await (await open()).put(request, savedCopy(answer, body, Date.now()))
    },
    remove: async (path) => {
      await (await open()).delete(urlOf(path))
    },
    record: async () => {
      if (!(await caches.has(name))) return undefined
      const answer = await (await open()).match(urlOf(recordPath))
      return answer && readRecord(await answer.json().catch(() => undefined))
    },
    setRecord: async (record) => {
      await (await open()).put(urlOf(recordPath), Response.json(record))
    },
    clear: async () => {
      await caches.delete(name)
    },
  }
}
