import { answerTimeout } from '../config/wire.ts'

/** Requests a file and lets the browser revalidate its own copy, so that an unchanged file transfers no data. */
export function askServer(url: string): Promise<Response> {
  const signal = AbortSignal.timeout(answerTimeout)
  return fetch(url, { cache: 'no-cache', credentials: 'same-origin', signal })
}

/** Requests a file without the browser's own cache, which keeps a file that a proxy cut for as long as the whole one. */
export function askPastCache(url: string): Promise<Response> {
  return fetch(url, { cache: 'reload', credentials: 'same-origin' })
}
