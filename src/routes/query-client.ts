import { QueryClient } from '@tanstack/react-query'
import { isPassing } from '../data/wire-failure.ts'

/** The cache of everything fetched, with the rules that hold for all of it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 1 && isPassing(error),
        retryDelay: 400,
        refetchOnWindowFocus: false,
        // Faults of the wire are screens of ours, offline included; waiting in silence for the network is not.
        networkMode: 'always',
      },
    },
  })
}
