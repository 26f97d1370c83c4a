import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js'
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import { askPastCache, askServer } from './ask-server.ts'
import { hasFittingType, withOwnHeaders } from './file-headers.ts'
import { intactOr } from './intact.ts'
import { createPolicyWatch } from './policy-watch.ts'

/** A file of the application, with a revision if its name does not change with its content. */
export type ShellFile = PrecacheEntry & { readonly integrity: string }

/** Returns what saves the files of the application and answers requests for them. `shellUrl` is the address of its document. */
export function createAppShell(files: readonly ShellFile[], shellUrl: string) {
  /** Ignores a saved file that is not the one the build listed, so that it is requested again. */
  const onlyIntact: WorkboxPlugin = {
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
      if (!cachedResponse || !hasFittingType(request.url, cachedResponse.headers)) return null
      const integrity = shell.getIntegrityForCacheKey(request.url)
      if (integrity === undefined) return cachedResponse
      const intact = await intactOr(cachedResponse, integrity, null)
      return intact && withOwnHeaders(request.url, intact)
    },
  }

  /** Requests a file again if the first answer is not the listed one. */
  const orPastCache: WorkboxPlugin = {
    handlerDidError: async ({ request }) => {
      const { cacheKey, integrity } = listed(request.url)
      if (cacheKey === undefined || integrity === undefined) return undefined
      const answer = await askPastCache(request.url)
      if (answer.status !== 200) return undefined
      return (await saveIntact(answer.clone(), cacheKey, integrity)) ? answer : undefined
    },
  }

  const shell = new PrecacheController({ plugins: [onlyIntact, orPastCache] })
  shell.addToCacheList([...files])

  const listed = (url: string) => {
    const cacheKey = shell.getCacheKeyForURL(url)
    return {
      cacheKey,
      integrity: cacheKey === undefined ? undefined : shell.getIntegrityForCacheKey(cacheKey),
    }
  }

  const saveIntact = async (answer: Response, cacheKey: string, integrity: string): Promise<boolean> => {
    if (!(await intactOr(answer, integrity, undefined))) return false
    await (await caches.open(shell.strategy.cacheName)).put(cacheKey, answer)
    return true
  }

  /**
   * Returns a file of the application: the saved one if it is intact, or else the server's, which is saved if it is the
   * listed one.
   */
  const answer: RouteHandlerCallback = async ({ request, event }) => {
    try {
      return await shell.strategy.handle({ request, event, params: listed(request.url) })
    } catch {
      // The server has a newer file, which fits no older list.
      return fetch(request)
    }
  }

  const watchPolicy = createPolicyWatch({
    find: async () => shell.matchPrecache(shellUrl),
    ask: () => askServer(shellUrl),
    save: async (answer) => {
      const { cacheKey = shellUrl, integrity = '' } = listed(shellUrl)
      await saveIntact(answer, cacheKey, integrity)
    },
  })

  const has = (url: string) => shell.getCacheKeyForURL(url) !== undefined
  return { answer, has, watchPolicy, install: shell.install, activate: shell.activate }
}
