import { type LatePart, readLateParts } from '../content/offline-list.ts'
import { encodePath } from '../content/page-path.ts'
import { contentHashHeader } from './saved-copy.ts'

/** A late part's name without its hash; two versions of the same part share it. */
const stemOf = (path: string) => path.replace(/-[\w-]{8}(?=\.\w+$)/, '')

/** The published parts that take the place of saved ones and are not saved themselves. */
export function successorsOf(saved: readonly string[], published: readonly LatePart[]): readonly string[] {
  const known = new Set(saved)
  const stems = new Set(saved.map(stemOf))
  return published.map(({ path }) => path).filter((path) => !known.has(path) && stems.has(stemOf(path)))
}

/** What carrying needs of the worker. */
export interface CarryDoors {
  readonly scope: string
  /** The caches that hold late parts. */
  readonly names: readonly string[]
  readonly ask: (url: string) => Promise<Response>
  /** The answer as it is saved; `undefined` where it is none of that name. */
  readonly copyOf: (answer: Response) => Promise<Response | undefined>
  /** Told of each part that was saved. */
  readonly saved: (name: string, url: string) => Promise<void>
}

/**
 * Fetches the new version of every late part that the device holds, before that version takes over: what opened without a network yesterday
 * opens after the update too. The old parts stay for tabs that still run the old version.
 */
export async function carryParts({ scope, names, ask, copyOf, saved }: CarryDoors): Promise<void> {
  const urlOf = (path: string) => new URL(encodePath(path), scope).href
  let published: readonly LatePart[] | undefined
  for (const name of names) {
    if (!(await caches.has(name))) continue
    const cache = await caches.open(name)
    const paths = (await cache.keys()).map(({ url }) => decodeURIComponent(url.slice(scope.length)))
    published ??= readLateParts(await (await ask(urlOf('late-parts.json'))).json())
    for (const path of successorsOf(paths, published)) {
      const copy = await copyOf(await ask(urlOf(path)))
      if (!copy) continue
      await cache.put(new Request(urlOf(path), { headers: { [contentHashHeader]: path } }), copy)
      await saved(name, urlOf(path))
    }
  }
}
