import { peekEarlyFetch } from '../boot/early-fetch.ts'

/**
 * A JSON file that the script inside index.html has asked for, once it is there; `undefined` where nobody asked, or it is no JSON. The
 * application reads the same answer later.
 */
export async function earlyJson(path: string): Promise<unknown> {
  const answer = await peekEarlyFetch(path)
  return answer?.ok ? ((await answer.json()) as unknown) : undefined
}

/** What has arrived at this moment: a promise that is still open gives `undefined`. */
export function soFar<T>(promise: Promise<T>): Promise<T | undefined> {
  return Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve))])
}
