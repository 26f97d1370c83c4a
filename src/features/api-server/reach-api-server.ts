import { apiAddress } from '../../content/api-server.ts'
import { requestProvider } from '../../data/provider-request.ts'

/** Whether an API server responds to this browser, and the limits it reports. */
export type Reach =
  | {
      readonly kind: 'reached'
      readonly milliseconds: number
      /** The number of requests it allows per address, if it reports that. */
      readonly limit: { readonly max: number; readonly minutes: number } | undefined
    }
  | { readonly kind: 'unreached' }

/** Requests an API server's limit, without any of the reader's data. Any response counts. Never throws. */
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
