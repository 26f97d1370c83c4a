import { peekEarlyFetch } from '../data/early-fetch.ts'

/**
 * Returns a JSON file that the script inside index.html has requested; `undefined` if it was not requested,
 * is missing, or is not JSON. The application reads the same response later.
 */
export async function earlyJson(path: string): Promise<unknown> {
  try {
    const answer = await peekEarlyFetch(path)
    return answer?.ok ? ((await answer.json()) as unknown) : undefined
  } catch {
    return undefined
  }
}
