import { policyCheckEvery } from '../config/offline.ts'

/** The headers of a document that protect it. */
export const protecting: readonly string[] = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]

/** The external functions that `createPolicyWatch` needs. */
export interface PolicyDependencies {
  /** Returns the saved document. */
  readonly find: () => Promise<Response | undefined>
  readonly ask: () => Promise<Response>
  /** Saves the document if its content is still the listed one. */
  readonly save: (answer: Response) => Promise<void>
}

/**
 * Returns a function that asks the server for the headers of the saved document, at most once per interval, and saves
 * it again if they changed. Otherwise, a policy that was changed on the host would reach returning readers only with
 * the next version. Never rejects.
 */
export function createPolicyWatch({ find, ask, save }: PolicyDependencies) {
  let asked = Number.NEGATIVE_INFINITY
  return async function watch(): Promise<void> {
    // The device's clock can also go backwards.
    if (Math.abs(Date.now() - asked) < policyCheckEvery) return
    asked = Date.now()
    try {
      const saved = await find()
      if (!saved) return
      const answer = await ask()
      const isOther = (name: string) => answer.headers.get(name) !== saved.headers.get(name)
      if (answer.status === 200 && protecting.some(isOther)) await save(answer)
      // An unread body would keep its connection.
      else await answer.body?.cancel()
    } catch {
      // Without the server, the saved document keeps its headers.
    }
  }
}
