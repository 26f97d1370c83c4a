/*
 * The service worker's rules for requests, as one table. Pure: the worker only applies it. Requests without a
 * rule go to the network as if there were no worker: other origins, methods other than GET, addresses with a
 * query, files outside the site.
 */

import { manifestPath } from '../content/content-url.ts'
import { isFileEnding } from '../content/file-endings.ts'
import { ownBlockFolder } from '../content/own-block.ts'
import { isWebPage } from '../content/web-page.ts'

export type CacheRule =
  /**
   * A navigation: the saved application, for any address. The address of a navigation never reaches a cache
   * or, with its query, the server.
   */
  | 'shell'
  /** A file whose name changes with its content, so a saved copy is always current. */
  | 'part'
  /** The same, for the manifest's shards. */
  | 'shard'
  /** The same, but the caller saves the response. */
  | 'kept'
  /** Text that can change under the same name: the saved copy at once, with a request for the fresh one at the same time. */
  | 'text'
  /** The same for an image, of which the page doesn't ask for a fresh one. */
  | 'picture'

/** The properties of a request that the table uses. */
export interface RequestFacts {
  readonly url: string
  readonly method: string
  /** `navigate` for a document in a tab or frame. */
  readonly mode: string
  /** `document`, `iframe`, … */
  readonly destination: string
  /** The version that the page requests (`wantedHeader`), if it sets one. */
  readonly wanted: string | null
}

const pictureEnding = /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i

interface RuleRow {
  /** Matches the path below the site's base. */
  readonly fits: (path: string) => boolean
  readonly rule: CacheRule
}

/** Returns the hash of the content that the name of a shard contains; `undefined` for other files. */
export const shardHashOf = (path: string) => /^manifest\/([0-9a-f]{16})\.json$/.exec(path)?.[1]

const fileRows: readonly RuleRow[] = [
  // Modules of own blocks are files of the application: a saved copy of one that it doesn't list is never used.
  { fits: (path) => path.startsWith('assets/') && !path.startsWith(`${ownBlockFolder}/`), rule: 'part' },
  { fits: (path) => shardHashOf(path) !== undefined, rule: 'shard' },
  { fits: (path) => path === manifestPath || path === 'openapi.json', rule: 'text' },
  { fits: (path) => /^content\/.+\.(?:md|json)$/.test(path), rule: 'text' },
  { fits: (path) => /^(?:history|prepared|search)\/.+\.json$/.test(path), rule: 'text' },
  { fits: (path) => pictureEnding.test(path), rule: 'picture' },
]

/**
 * Returns whether an address is a file. Opened in a tab, files are shown as they are, never as the application. Hosts look for
 * the file first, so their rule (scripts/publish/file-paths.ts) needs no endings of files beside pages.
 */
function isFileAddress(path: string): boolean {
  if (/^(?:content|manifest|prepared|assets|img|history|search)\//.test(path)) return true
  const ending = /\.(?!html$|md$)([a-z0-9]{2,11})$/i.exec(path)?.[1]?.toLowerCase()
  // In folders, it can be the end of a page's name (`baidu.photo`).
  return ending !== undefined && (!path.includes('/') || isFileEnding(ending))
}

/**
 * Returns the rule for a request.
 *
 * @param scope the absolute address of the worker's scope, with a trailing slash
 * @param others base paths below the scope of sites that are other versions of the documentation
 * @returns `undefined` for a request that the worker must not handle
 */
export function cacheRuleOf(
  request: RequestFacts,
  scope: string,
  others: readonly string[] = [],
): CacheRule | undefined {
  if (request.method !== 'GET') return undefined
  const [address = '', query] = request.url.split('#', 1)[0]?.split('?') ?? []
  if (!address.startsWith(scope)) return undefined
  if (others.some((base) => `${new URL(address).pathname}/`.startsWith(base))) return undefined
  const path = address.slice(scope.length)
  if (request.mode === 'navigate') {
    return request.destination === 'document' && !isFileAddress(path) ? 'shell' : undefined
  }
  if (query !== undefined || request.wanted === 'unsaved') return undefined
  const rule = fileRows.find(({ fits }) => fits(path))?.rule
  return rule === 'shard' && request.wanted === 'kept' ? 'kept' : rule
}

/** What is known about a response before it is saved. */
export interface AnswerFacts {
  readonly status: number
  /** `basic` for this origin; anything else is opaque or redirected elsewhere. */
  readonly type: string
  readonly contentType: string
  readonly bytes: number
  /** Its first `webPageStart` characters. */
  readonly start: string
}

/**
 * Returns whether a response may be saved. Hosts with a fallback return the application's HTML with status
 * 200 for missing files; saved as a text or a part, it would outlive the fault.
 */
export function isWorthSaving(answer: AnswerFacts, mostBytes: number): boolean {
  if (answer.status !== 200 || answer.bytes > mostBytes) return false
  if (answer.type !== 'basic' && answer.type !== 'default') return false
  return !isWebPage(answer.contentType, answer.start)
}
