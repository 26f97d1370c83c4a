/*
 * The service worker, built on its own as `sw.js` beside index.html (scripts/build-worker.ts). What happens to which request stands in
 * `cache-rules.ts`; this file carries it out. It never takes over by itself: a new version waits until a reader agrees.
 */
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import { Route, Router } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { mostSavedBytes, mostSavedParts, mostSavedPictures, mostSavedTexts } from '../config/offline.ts'
import { answerTimeout } from '../config/wire.ts'
import { readManifestRoot } from '../content/manifest.ts'
import { cacheNamesOf, cachePrefix, outdatedCaches } from './cache-names.ts'
import { type CacheRule, cacheRuleOf, isWorthSaving } from './cache-rules.ts'
import { carryParts } from './carried-parts.ts'
import { contentHashHeader, hashOfBody, savedCopy, wantedHeader } from './saved-copy.ts'
import { createTextAnswers } from './text-answers.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** The files of the application, with a revision where their name does not change with their content; written in front of this script. */
  readonly shellFiles: readonly PrecacheEntry[]
}

const { scope } = self.registration
const names = cacheNamesOf(scope)
setCacheNameDetails({ prefix: cachePrefix, suffix: scope })

const shell = new PrecacheController()
shell.addToCacheList([...self.shellFiles])
const shellUrl = new URL('index.html', scope).href

async function findKept(
  url: string,
): Promise<{ readonly cache: Cache; readonly answer: Response } | undefined> {
  for (const name of Object.values(names.kept)) {
    if (!(await caches.has(name))) continue
    const cache = await caches.open(name)
    const answer = await cache.match(url)
    if (answer) return { cache, answer }
  }
  return undefined
}

/** Saves nothing that is not what its name says (a fallback's HTML), and dates what it saves. */
const worthSaving: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (await copyOf(response)) ?? null,
}

async function copyOf(answer: Response): Promise<Response | undefined> {
  const body = await answer.clone().arrayBuffer()
  return isGood(answer, body) ? savedCopy(answer, body, Date.now()) : undefined
}

function isGood(response: Response, body: ArrayBuffer): boolean {
  const facts = {
    status: response.status,
    type: response.type,
    contentType: response.headers.get('content-type') ?? '',
    bytes: body.byteLength,
    start: new TextDecoder().decode(body.slice(0, 200)),
  }
  return isWorthSaving(facts, mostSavedBytes)
}

/** A cut or foreign manifest, or configuration that is no JSON, must not take the place of a good copy. */
function isReadable(url: string, body: ArrayBuffer): boolean {
  if (!url.endsWith('.json')) return true
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(body))
    return url !== new URL('manifest.json', scope).href || readManifestRoot(json) !== undefined
  } catch {
    return false
  }
}

/** Whether the browser's own copy still holds is asked too: an unchanged file costs no bytes. */
function askServer(url: string): Promise<Response> {
  const signal = AbortSignal.timeout(answerTimeout)
  return fetch(url, { cache: 'no-cache', credentials: 'same-origin', signal })
}

const textLimit = new CacheExpiration(names.texts, { maxEntries: mostSavedTexts })

const answerText = createTextAnswers({
  find: async (url) => (await findKept(url))?.answer ?? (await (await caches.open(names.texts)).match(url)),
  ask: askServer,
  save: async (url, answer) => {
    const body = await answer.clone().arrayBuffer()
    const kept = await findKept(url)
    if (isGone(answer)) {
      const cache = kept?.cache ?? (await caches.open(names.texts))
      await cache.delete(url)
      return
    }
    if (!isGood(answer, body) || !isReadable(url, body)) return
    const copy = savedCopy(answer, body, Date.now())
    if (kept) {
      const headers = { [contentHashHeader]: await hashOfBody(body) }
      await kept.cache.put(new Request(url, { headers }), copy)
      return
    }
    await (await caches.open(names.texts)).put(url, copy)
    await textLimit.updateTimestamp(url)
    await textLimit.expireEntries()
  },
})

/** The server says that there is no such file: a saved copy of it would outlive the page. */
const isGone = ({ status }: Response) => status === 404 || status === 410

/** Counted, never purged for want of room: what a reader has saved is worth more than the next file. */
const limited = (maxEntries: number) => new ExpirationPlugin({ maxEntries })
const parts = new CacheFirst({ cacheName: names.parts, plugins: [worthSaving, limited(mostSavedParts)] })
const shards = new CacheFirst({ cacheName: names.texts, plugins: [worthSaving, limited(mostSavedTexts)] })
const pictures = new StaleWhileRevalidate({
  cacheName: names.pictures,
  plugins: [worthSaving, limited(mostSavedPictures)],
})

/** What was kept on purpose, else what the strategy finds. */
const keptOr =
  (strategy: CacheFirst | StaleWhileRevalidate): RouteHandlerCallback =>
  async ({ request, event }) =>
    (await findKept(request.url))?.answer ?? strategy.handle({ request, event })

const handlers: Readonly<Record<CacheRule, RouteHandlerCallback>> = {
  shell: shell.createHandlerBoundToURL(shellUrl),
  part: keptOr(parts),
  shard: keptOr(shards),
  kept: async ({ request }) => (await findKept(request.url))?.answer ?? fetch(request),
  text: ({ request, event }) => answerText(request, (work) => event.waitUntil(work)),
  picture: keptOr(pictures),
}

function ruleOf({ url, method, mode, destination, headers }: Request): CacheRule | undefined {
  return cacheRuleOf({ url, method, mode, destination, wanted: headers.get(wantedHeader) }, scope)
}

const router = new Router()
// First the application's own files, by exactly their address: no query, no other spelling.
router.registerRoute(
  new Route(({ request }) => {
    const cacheKey = shell.getCacheKeyForURL(request.url)
    return cacheKey === undefined ? undefined : { cacheKey }
  }, shell.strategy),
)
for (const [rule, handler] of Object.entries(handlers)) {
  router.registerRoute(new Route(({ request }) => ruleOf(request) === rule, handler))
}
router.addFetchListener()
// What the page had read before the first worker was there is read once more, mostly from the browser's own cache, and saved.
router.addCacheListener()

self.addEventListener('install', shell.install)
self.addEventListener('install', (event) => event.waitUntil(carry().catch(() => undefined)))
self.addEventListener('activate', shell.activate)
self.addEventListener('activate', (event) => event.waitUntil(removeOutdated()))
clientsClaim()

self.addEventListener('message', (event) => {
  if ((event.data as { readonly type?: unknown } | null)?.type === 'SKIP_WAITING') self.skipWaiting()
})

const partLimit = new CacheExpiration(names.parts, { maxEntries: mostSavedParts })

function carry(): Promise<void> {
  return carryParts({
    scope,
    names: [names.parts, ...Object.values(names.kept)],
    ask: askServer,
    copyOf,
    saved: async (name, url) => {
      if (name === names.parts) await partLimit.updateTimestamp(url)
    },
  })
}

async function removeOutdated(): Promise<void> {
  const outdated = outdatedCaches(await caches.keys(), scope)
  await Promise.all(outdated.map((name) => caches.delete(name)))
}
