import { type EarlyFetch, handover } from '../browser/handover.ts'

/** Request options for text and configuration: the server is always asked whether the saved copy is current. */
export const freshRequest: RequestInit = { cache: 'no-cache', credentials: 'same-origin' }

/** Removes and returns the early request for an address; `undefined` if there is none. */
export function takeEarlyFetch(url: string): EarlyFetch | undefined {
  // Workers have no window and no early requests.
  const early = globalThis.window?.handover?.fetches
  const found = early?.get(url)
  early?.delete(url)
  return found
}

/** Returns the JSON of an early response; `undefined` if it was not requested, is missing, or is not JSON. */
export async function jsonOfEarly(asked: Promise<Response | undefined> | undefined): Promise<unknown> {
  try {
    const answer = await asked
    return answer?.ok ? ((await answer.json()) as unknown) : undefined
  } catch {
    return undefined
  }
}

/** Returns a copy of the early response for a path below the site's base. The application can still take the original. */
export async function peekEarlyFetch(path: string): Promise<Response | undefined> {
  const found = handover().fetches.get(new URL(path, document.baseURI).href)
  return found && (await found.answer).clone()
}
