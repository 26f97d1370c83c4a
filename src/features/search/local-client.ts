import type { LocaleId } from '../../config/locales/locale.ts'
import type { Route } from '../../content/page-path.ts'
import type { LocalAnswer } from './search-answer.ts'
import type { PreviewPart, Reply, Request, VisitedPage } from './worker/messages.ts'

/** The page's interface to the search worker. */
export interface LocalClient {
  /** Updates the texts of a language to the given parts (name to address); `undefined` for what is stored on the device. */
  readonly open: (locale: LocaleId, parts: Readonly<Record<string, string>> | undefined) => void
  /** Saves the texts of a language on the device, for a later search. */
  readonly store: (locale: LocaleId, parts: Readonly<Record<string, string>>) => void
  /** Throws if there is nothing to search, or the worker cannot be started. */
  readonly search: (locale: LocaleId, query: string) => Promise<LocalAnswer>
  /** Returns the text of a section ('' for the page itself) and what follows it; nothing if it is not known. */
  readonly preview: (locale: LocaleId, route: Route, section: string) => Promise<readonly PreviewPart[]>
  /** Hands over a page that was just read. */
  readonly read: (page: VisitedPage) => void
  /** Calls back with the loading progress. Returns a function that stops this. */
  readonly onProgress: (callback: (locale: LocaleId, progress: number) => void) => () => void
}

/** The methods of a `Worker` that a client needs. */
export type SearchThread = Pick<Worker, 'postMessage' | 'addEventListener'>

export function createLocalClient(start: () => SearchThread): LocalClient {
  const waiting = new Map<number, { resolve: (reply: Answer) => void; reject: (error: Error) => void }>()
  const listeners = new Set<(locale: LocaleId, progress: number) => void>()
  let thread: SearchThread | undefined
  let next = 0

  const failAll = () => {
    for (const { reject } of waiting.values()) reject(new Error('The search worker stopped.'))
    waiting.clear()
    // The next query starts another one.
    thread = undefined
  }
  const hear = (reply: Reply) => {
    if (reply.kind === 'progress') {
      for (const listener of listeners) listener(reply.locale, reply.progress)
      return
    }
    const promise = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.kind === 'failed') promise?.reject(new Error('There is no text to search.'))
    else promise?.resolve(reply)
  }
  const tell = (request: Request) => {
    if (!thread) {
      thread = start()
      thread.addEventListener('message', (event) => hear((event as MessageEvent<Reply>).data))
      thread.addEventListener('error', failAll)
      thread.addEventListener('messageerror', failAll)
    }
    thread.postMessage(request)
  }
  const ask = (request: (id: number) => Request) =>
    new Promise<Answer>((resolve, reject) => {
      const id = next
      next += 1
      waiting.set(id, { resolve, reject })
      try {
        tell(request(id))
      } catch (error) {
        waiting.delete(id)
        reject(error)
      }
    })
  return {
    open: (locale, parts) => tell({ kind: 'open', locale, parts }),
    store: (locale, parts) => tell({ kind: 'store', locale, parts }),
    search: async (locale, query) => {
      const reply = await ask((id) => ({ kind: 'search', id, locale, query }))
      return reply.kind === 'answer' ? reply.answer : nothing
    },
    preview: async (locale, route, section) => {
      const reply = await ask((id) => ({ kind: 'preview', id, locale, route, section }))
      return reply.kind === 'preview' ? reply.parts : []
    },
    read: (page) => tell({ kind: 'read', page }),
    onProgress: (callback) => {
      listeners.add(callback)
      return () => listeners.delete(callback)
    },
  }
}

const nothing: LocalAnswer = { hits: [], near: [], progress: 1 }

/** A reply to a request with an ID. */
type Answer = Exclude<Reply, { readonly kind: 'progress' | 'failed' }>

/** The only search worker of this tab, started by the first query. */
export const localClient: LocalClient = createLocalClient(
  () => new Worker(new URL('./worker/search-worker.ts', import.meta.url), { type: 'module', name: 'search' }),
)
