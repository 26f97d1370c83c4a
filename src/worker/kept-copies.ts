import { encodePath } from '../content/page-path.ts'
import type { LocaleId } from '../locales/locale.ts'
import { cacheNamesOf } from './cache-names.ts'
import { contentHashHeader, hashOfBody, savedCopy } from './saved-copy.ts'

/** What is remembered of a language that was kept to its end. */
export interface KeptRecord {
  /** Of the list in the manifest that was worked off. */
  readonly list: string
  /** Milliseconds, by the clock of this device. */
  readonly keptAt: number
  readonly bytes: number
  /** The version of the application whose late parts were kept. */
  readonly app: string
}

/** The one door to the caches for what readers keep on purpose. Every call may throw what the browser throws. */
export interface KeptCopies {
  /** What is there: the hash of each file by its path. */
  readonly hashes: () => Promise<ReadonlyMap<string, string>>
  /** @throws DOMException `QuotaExceededError` when the browser gives no more room */
  readonly put: (path: string, answer: Response, hash?: string) => Promise<void>
  readonly remove: (path: string) => Promise<void>
  readonly record: () => Promise<KeptRecord | undefined>
  readonly setRecord: (record: KeptRecord) => Promise<void>
  /** Removes the language from this device. */
  readonly clear: () => Promise<void>
}

/** Whether this browser has caches here: not on plain http, and not where the reader forbids storage. */
export const canKeep = () => 'caches' in globalThis && 'serviceWorker' in navigator

/** Under this name, below the site, lies the record; no file of a site can have it. */
const recordPath = '.kept'

/**
 * @param base the absolute address the site lives below, with a slash at its end
 */
export function keptCopiesOf(locale: LocaleId, base: string): KeptCopies {
  const name = cacheNamesOf(base).kept[locale]
  const open = () => caches.open(name)
  const urlOf = (path: string) => new URL(encodePath(path), base).href
  return {
    hashes: async () => {
      if (!(await caches.has(name))) return new Map()
      const requests = await (await open()).keys()
      const entries = requests.map(({ url, headers }) => {
        return [decodeURIComponent(url.slice(base.length)), headers.get(contentHashHeader) ?? ''] as const
      })
      return new Map(entries.filter(([path]) => path !== recordPath))
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
      return answer ? ((await answer.json()) as KeptRecord) : undefined
    },
    setRecord: async (record) => {
      await (await open()).put(urlOf(recordPath), Response.json(record))
    },
    clear: async () => {
      await caches.delete(name)
    },
  }
}
