import { QueryClient } from '@tanstack/react-query'
import { retryDelay } from '../config/wire.ts'
import { isPassing } from '../data/wire-failure.ts'

/** Creates the cache for all requests, with common rules. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 1 && isPassing(error),
        retryDelay,
        refetchOnWindowFocus: false,
        // Network failures are shown by our own screens, also offline, instead of waiting silently for the
        // network.
        networkMode: 'always',
      },
    },
  })
}
