import { apiAddress } from '../content/api-server.ts'
import { requestProvider } from './provider-request.ts'

/** Whether an API server answers this browser, and what it says of itself. */
export type Reach =
  | {
      readonly kind: 'reached'
      readonly milliseconds: number
      /** How many requests it allows from one address, where it says so. */
      readonly limit: { readonly max: number; readonly minutes: number } | undefined
    }
  | { readonly kind: 'unreached' }

/** Asks an API server for its limit: a call that carries nothing of the reader's. Any answer counts. Never throws. */
export async function reachApiServer(address: string): Promise<Reach> {
  const began = performance.now()
  try {
    const { json } = await requestProvider({
      url: apiAddress(address, '/alist/ali_open/limit'),
      method: 'GET',
    })
    const { max, minutes } = json ?? {}
    return {
      kind: 'reached',
      milliseconds: Math.round(performance.now() - began),
      limit: typeof max === 'number' && typeof minutes === 'number' ? { max, minutes } : undefined,
    }
  } catch {
    return { kind: 'unreached' }
  }
}
