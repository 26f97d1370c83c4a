/*
 * What the service worker does with a request, as one table. Pure: the worker itself only carries it out. Whatever no row names goes to the
 * network as if there were no worker: other origins, everything but GET, everything with a query, files outside the site.
 */

export type CacheRule =
  /** A navigation: the saved application, whatever the address. No address of a navigation ever reaches a cache or, with its query, the server. */
  | 'shell'
  /** A file whose name changes with its content: the saved one is as good as any. */
  | 'part'
  /** The same, for the manifest's shards. */
  | 'shard'
  /** The same, where whoever asks saves the answer himself. */
  | 'kept'
  /** Text that may change under its name: the saved copy at once, the fresh one asked for in the same moment. */
  | 'text'
  /** The same, where nobody has to be told that it changed. */
  | 'picture'

/** What the table looks at. */
export interface RequestFacts {
  readonly url: string
  readonly method: string
  /** `navigate` for a document in a tab or a frame. */
  readonly mode: string
  /** `document`, `iframe`, … */
  readonly destination: string
  /** What the page wants (`wantedHeader`), if it says so. */
  readonly wanted: string | null
}

const pictureEnding = /\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i

interface RuleRow {
  /** By the path below the site's base. */
  readonly fits: (path: string) => boolean
  readonly rule: CacheRule
}

const fileRows: readonly RuleRow[] = [
  { fits: (path) => path.startsWith('assets/'), rule: 'part' },
  { fits: (path) => /^manifest\/[0-9a-f]{16}\.json$/.test(path), rule: 'shard' },
  { fits: (path) => path === 'manifest.json', rule: 'text' },
  { fits: (path) => /^content\/.+\.(?:md|json)$/.test(path), rule: 'text' },
  { fits: (path) => /^(?:history|search)\/.+\.json$/.test(path), rule: 'text' },
  { fits: (path) => pictureEnding.test(path), rule: 'picture' },
]

/** Documents that are files: opened in a tab they are shown as they are, never as the application. */
const isFileAddress = (path: string) =>
  /^(?:content|manifest|assets|img|history|search)\//.test(path) ||
  /\.(?!html$|md$)[a-z0-9]{2,11}$/i.test(path)

/**
 * @param scope the absolute address that the worker looks after, with a slash at its end
 * @returns `undefined` for a request that is none of the worker's business
 */
export function cacheRuleOf(request: RequestFacts, scope: string): CacheRule | undefined {
  if (request.method !== 'GET') return undefined
  const [address = '', query] = request.url.split('#', 1)[0]?.split('?') ?? []
  if (!address.startsWith(scope)) return undefined
  const path = address.slice(scope.length)
  if (request.mode === 'navigate') {
    return request.destination === 'document' && !isFileAddress(path) ? 'shell' : undefined
  }
  if (query !== undefined || request.wanted === 'unsaved') return undefined
  const rule = fileRows.find(({ fits }) => fits(path))?.rule
  return rule === 'shard' && request.wanted === 'kept' ? 'kept' : rule
}

/** What is known of an answer before it is saved. */
export interface AnswerFacts {
  readonly status: number
  /** `basic` for this origin; anything else is opaque or a redirect elsewhere. */
  readonly type: string
  readonly contentType: string
  readonly bytes: number
  /** Its first characters. */
  readonly start: string
}

/**
 * Whether an answer may be saved. Hosts with a fallback answer the application's HTML with status 200 for files that do not exist: saved as a
 * text or a part, it would outlive the fault.
 */
export function isWorthSaving(answer: AnswerFacts, mostBytes: number): boolean {
  if (answer.status !== 200 || answer.bytes > mostBytes) return false
  if (answer.type !== 'basic' && answer.type !== 'default') return false
  if (/^text\/html\b/i.test(answer.contentType)) return false
  return !/^\s*<(?:!doctype html|html[\s>])/i.test(answer.start)
}
