import type { PublishedPart } from '../content/late-parts.ts'
import { encodePath } from '../content/page-path.ts'
import { pathBelow } from './path-below.ts'
import { contentHashHeader } from './saved-copy.ts'

/** Returns a part's name without its hash and ending; two versions of the same part share it. */
const stemOf = (path: string) => path.replace(/-[\w-]{8}\.\w+$/, '')

/** Returns the published parts that replace saved ones and are not saved themselves. */
export function successorsOf(
  saved: readonly string[],
  published: readonly PublishedPart[],
): readonly string[] {
  const known = new Set(saved)
  const stems = new Set(saved.map(stemOf))
  return published.map(({ path }) => path).filter((path) => !known.has(path) && stems.has(stemOf(path)))
}

/** The external functions that `carryParts` needs. */
export interface CarryDependencies {
  readonly scope: string
  /** The caches that contain lazily loaded parts. */
  readonly names: readonly string[]
  readonly ask: (url: string) => Promise<Response>
  /** Returns the published parts; `undefined` if the list cannot be read. */
  readonly list: () => Promise<readonly PublishedPart[] | undefined>
  /** Returns the response as saved; `undefined` if it is not the file of that name. */
  readonly copyOf: (answer: Response, path: string) => Promise<Response | undefined>
  /** Called for each part that was saved. */
  readonly saved: (name: string, url: string) => Promise<void>
}

/**
 * Fetches the new version of every saved part before that version takes over, so that what worked offline
 * before the update also works after it. The old parts stay for tabs that still run the old version.
 */
export async function carryParts({
  scope,
  names,
  ask,
  list,
  copyOf,
  saved,
}: CarryDependencies): Promise<void> {
  const urlOf = (path: string) => new URL(encodePath(path), scope).href
  let published: readonly PublishedPart[] | undefined
  for (const name of names) {
    if (!(await caches.has(name))) continue
    const cache = await caches.open(name)
    const paths = (await cache.keys()).flatMap(({ url }) => pathBelow(url, scope) ?? [])
    published ??= (await list()) ?? []
    for (const path of successorsOf(paths, published)) {
      const copy = await copyOf(await ask(urlOf(path)), path)
      if (!copy) continue
      await cache.put(new Request(urlOf(path), { headers: { [contentHashHeader]: path } }), copy)
      await saved(name, urlOf(path))
    }
  }
}
