/*
 * The service worker, built separately as `sw.js` next to index.html (scripts/build/build-worker.ts).
 * `cache-rules.ts` decides what happens with a request; this file applies it. A new version
 * waits until a reader agrees, unless it is urgent.
 */

import { setCacheNameDetails } from 'workbox-core'
import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js'
import { CacheExpiration } from 'workbox-expiration'
import { Route, Router } from 'workbox-routing'
import { CacheFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { mostSavedParts, mostSavedPictures, mostSavedTexts } from '../config/offline.ts'
import { storagePrefix } from '../config/storage-prefix.ts'
import { missingStatuses } from '../config/wire.ts'
import { latePartsPath } from '../content/content-url.ts'
import { encodePath } from '../content/page-path.ts'
import { copyOf, isGood, isReadable, isTextAnswer } from './answer-checks.ts'
import { createAppShell, type ShellFile } from './app-shell.ts'
import { askPastCache, askServer } from './ask-server.ts'
import { cacheNamesOf, findIn, outdatedCaches } from './cache-names.ts'
import { type CacheRule, cacheRuleOf, shardHashOf } from './cache-rules.ts'
import { carryParts } from './carried-parts.ts'
import { hasFittingType } from './file-headers.ts'
import { createPartList, isIntactPart } from './part-list.ts'
import { pathBelow } from './path-below.ts'
import { contentHashHeader, hashOfBody, savedCopy, wantedHeader } from './saved-copy.ts'
import { takeOver } from './take-over.ts'
import { createTextAnswers } from './text-answers.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** The build adds this list at the start of the script, and the integrity of the list of late parts. */
  readonly shellFiles: readonly ShellFile[]
  readonly latePartsIntegrity: string
  /** Base paths below this scope that belong to other versions of the documentation. */
  readonly otherVersions: readonly string[]
  /** Set in a version that must not wait for the reader (docs/offline.md). */
  readonly isUrgent?: boolean
}

const { scope } = self.registration
const names = cacheNamesOf(scope)
setCacheNameDetails({ prefix: storagePrefix, suffix: scope })

const shellUrl = new URL('index.html', scope).href
const shell = createAppShell(self.shellFiles, shellUrl)

/** The address of this version's list of late parts in the cache. A new version's list must not replace it. */
const partListKey = new URL(`late-parts.json/${encodeURIComponent(self.latePartsIntegrity)}`, scope).href

const partList = createPartList({
  integrity: self.latePartsIntegrity,
  find: async () => {
    const own = await (await caches.open(names.parts)).match(partListKey)
    const kept = await findKept(new URL(latePartsPath, scope).href)
    return [own, kept?.answer].filter((answer) => answer !== undefined)
  },
  ask: () => askServer(new URL(latePartsPath, scope).href),
  save: async (text) => (await caches.open(names.parts)).put(partListKey, new Response(text)),
})

/** Returns whether a part of the application has its listed hash and its type, and a shard the hash that is its name. */
async function isGoodFile(url: string, answer: Response): Promise<boolean> {
  const path = pathBelow(url, scope) ?? ''
  if (!hasFittingType(path, answer.headers)) return false
  if (path.startsWith('assets/'))
    return isIntactPart(path, await answer.clone().arrayBuffer(), await partList())
  const hash = shardHashOf(path)
  return hash === undefined || (await hashOfBody(await answer.clone().arrayBuffer())) === hash
}

const findKept = (url: string) => findIn(Object.values(names.kept), url)

/** Prevents saving responses that do not match their name (a fallback's HTML), and adds the date. */
const worthSaving: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (await copyOf(response)) ?? null,
}

const textLimit = new CacheExpiration(names.texts, { maxEntries: mostSavedTexts })

const answerText = createTextAnswers({
  find: async (url) => {
    const found = (await findKept(url))?.answer ?? (await (await caches.open(names.texts)).match(url))
    return found && isTextAnswer(found) ? found : undefined
  },
  ask: askServer,
  save: async (url, answer) => {
    const body = await answer.clone().arrayBuffer()
    const kept = await findKept(url)
    // A saved copy would outlive the page.
    if (missingStatuses.includes(answer.status)) {
      const cache = kept?.cache ?? (await caches.open(names.texts))
      await cache.delete(url)
      return
    }
    if (!isGood(answer, body) || !isReadable(pathBelow(url, scope), body)) return
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

/**
 * Limits the number of entries. They are never purged when storage is low, because a reader's saved files are
 * worth more than the next one. If the times of use can't be stored, there is no limit.
 */
const limited = (limit: CacheExpiration): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) => {
    if (cachedResponse) event.waitUntil(limit.updateTimestamp(request.url).catch(() => undefined))
    return cachedResponse
  },
  cacheDidUpdate: async ({ request }) => {
    const marked = limit.updateTimestamp(request.url)
    await marked.then(() => limit.expireEntries()).catch(() => undefined)
  },
})

const partLimit = new CacheExpiration(names.parts, { maxEntries: mostSavedParts })
const pictureLimit = new CacheExpiration(names.pictures, { maxEntries: mostSavedPictures })

const intactFile: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await isGoodFile(request.url, cachedResponse)) ? cachedResponse : null,
  fetchDidSucceed: async ({ request, response }) =>
    response.status !== 200 || (await isGoodFile(request.url, response))
      ? response
      : askPastCache(request.url),
  cacheWillUpdate: async ({ request, response }) =>
    (await isGoodFile(request.url, response)) ? response : null,
}
const parts = new CacheFirst({
  cacheName: names.parts,
  plugins: [intactFile, worthSaving, limited(partLimit)],
})
const shards = new CacheFirst({
  cacheName: names.texts,
  plugins: [intactFile, worthSaving, limited(textLimit)],
})
const pictures = new StaleWhileRevalidate({
  cacheName: names.pictures,
  plugins: [worthSaving, limited(pictureLimit)],
})

/**
 * Returns the copy kept on purpose, or else the result of the strategy, or the server's response if the browser's
 * caches fail.
 */
const keptOr =
  (strategy?: CacheFirst | StaleWhileRevalidate): RouteHandlerCallback =>
  async ({ request, event }) => {
    try {
      const kept = await findKept(request.url)
      if (kept && (await isGoodFile(request.url, kept.answer))) return kept.answer
      if (strategy) return await answerWith(strategy, request, event)
    } catch {
      // The page shows the failure of the request that follows.
    }
    return fetch(request)
  }

/** Returns the strategy's response. A failure to save it, such as full storage, is not an error. */
function answerWith(strategy: Strategy, request: Request, event: ExtendableEvent): Promise<Response> {
  const [answer, saved] = strategy.handleAll({ request, event })
  saved.catch(() => undefined)
  return answer
}

const handlers: Readonly<Record<CacheRule, RouteHandlerCallback>> = {
  shell: (options) => {
    options.event.waitUntil(shell.watchPolicy())
    return shell.answer({ ...options, request: new Request(shellUrl) })
  },
  part: keptOr(parts),
  shard: keptOr(shards),
  kept: keptOr(),
  text: ({ request, event }) => answerText(request, (work) => event.waitUntil(work)),
  picture: keptOr(pictures),
}

function ruleOf({ url, method, mode, destination, headers }: Request): CacheRule | undefined {
  return cacheRuleOf(
    { url, method, mode, destination, wanted: headers.get(wantedHeader) },
    scope,
    self.otherVersions,
  )
}

const router = new Router()
// First the application's own files, only at exactly their address: no query, no other spelling.
router.registerRoute(new Route(({ request }) => shell.has(request.url), shell.answer))
for (const [rule, handler] of Object.entries(handlers)) {
  router.registerRoute(new Route(({ request }) => ruleOf(request) === rule, handler))
}
router.addFetchListener()
// Files that the page read before the first worker started are read again, mostly from the browser's own
// cache, and saved.
router.addCacheListener()

self.addEventListener('install', shell.install)
self.addEventListener('install', (event) => event.waitUntil(carry().catch(() => undefined)))
self.addEventListener('activate', shell.activate)
self.addEventListener('activate', (event) => event.waitUntil(removeOutdated()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver(self.clients, self.isUrgent === true)))
// An urgent version doesn't wait for the reader.
if (self.isUrgent) self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('message', (event) => {
  if ((event.data as { readonly type?: unknown } | null)?.type === 'SKIP_WAITING') self.skipWaiting()
})

function carry(): Promise<void> {
  return carryParts({
    scope,
    names: [names.parts, ...Object.values(names.kept)],
    ask: askServer,
    list: partList,
    copyOf: async (answer, path) =>
      (await isGoodFile(new URL(encodePath(path), scope).href, answer)) ? copyOf(answer) : undefined,
    saved: async (name, url) => {
      if (name === names.parts) await partLimit.updateTimestamp(url)
    },
  })
}

/** Removes what older versions left: their lists of late parts, and their caches. */
async function removeOutdated(): Promise<void> {
  const parts = await caches.open(names.parts)
  const isOld = ({ url }: Request) => url.includes('/late-parts.json/') && url !== partListKey
  const lists = (await parts.keys()).filter(isOld)
  const outdated = outdatedCaches(await caches.keys(), scope)
  await Promise.all([
    ...lists.map((list) => parts.delete(list)),
    ...outdated.map((name) => caches.delete(name)),
  ])
}
