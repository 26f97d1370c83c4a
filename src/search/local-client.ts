import type { LocaleId } from '../locales/locale.ts'
import type { SearchHit } from './search-answer.ts'
import type { ReadPage, Reply, Request } from './worker/messages.ts'

/** What the local index says. */
export interface LocalAnswer {
  readonly hits: readonly SearchHit[]
  /** How much of the text is read, from 0 to 1. */
  readonly progress: number
}

/** The page's side of the thread that searches. */
export interface LocalClient {
  /** Brings the texts of a language up to the parts named (name to address); `undefined`: to what is kept on the device. */
  readonly open: (locale: LocaleId, parts: Readonly<Record<string, string>> | undefined) => void
  /** Throws where there is nothing to search in, or the thread cannot be started. */
  readonly search: (locale: LocaleId, query: string) => Promise<LocalAnswer>
  /** Hands over a page that was just read. */
  readonly read: (page: ReadPage) => void
  /** Calls back with the progress of reading texts; returns what ends it. */
  readonly onProgress: (callback: (locale: LocaleId, progress: number) => void) => () => void
}

/** What a client needs of a `Worker`. */
export type SearchThread = Pick<Worker, 'postMessage' | 'addEventListener'>

export function createLocalClient(start: () => SearchThread): LocalClient {
  const waiting = new Map<
    number,
    { resolve: (answer: LocalAnswer) => void; reject: (error: Error) => void }
  >()
  const listeners = new Set<(locale: LocaleId, progress: number) => void>()
  let thread: SearchThread | undefined
  let next = 0

  const failAll = () => {
    for (const { reject } of waiting.values()) reject(new Error('The search thread stopped.'))
    waiting.clear()
    // The next question starts another one.
    thread = undefined
  }
  const hear = (reply: Reply) => {
    if (reply.kind === 'progress') {
      for (const listener of listeners) listener(reply.locale, reply.progress)
      return
    }
    const promise = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.kind === 'answer') promise?.resolve({ hits: reply.hits, progress: reply.progress })
    else promise?.reject(new Error('There is no text to search in.'))
  }
  const ask = (request: Request) => {
    if (!thread) {
      thread = start()
      thread.addEventListener('message', (event) => hear((event as MessageEvent<Reply>).data))
      thread.addEventListener('error', failAll)
      thread.addEventListener('messageerror', failAll)
    }
    thread.postMessage(request)
  }
  return {
    open: (locale, parts) => ask({ kind: 'open', locale, parts }),
    search: (locale, query) =>
      new Promise((resolve, reject) => {
        const id = next
        next += 1
        waiting.set(id, { resolve, reject })
        try {
          ask({ kind: 'search', id, locale, query })
        } catch (error) {
          waiting.delete(id)
          reject(error)
        }
      }),
    read: (page) => ask({ kind: 'read', page }),
    onProgress: (callback) => {
      listeners.add(callback)
      return () => listeners.delete(callback)
    },
  }
}

/** The one thread of this tab; started by the first question. */
export const localClient: LocalClient = createLocalClient(
  () => new Worker(new URL('./worker/search-worker.ts', import.meta.url), { type: 'module', name: 'search' }),
)
