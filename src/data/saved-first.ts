import { type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'

/** A file's value, and when this device saved it; `undefined` if it comes from the server. */
export interface Copy<T> {
  readonly value: T
  readonly savedAt: number | undefined
}

interface Context {
  readonly client: QueryClient
  readonly signal: AbortSignal
}

/** A file of which a saved copy is shown first. */
export interface SavedFile<T> {
  readonly queryKey: QueryKey
  /** How long a value counts as current. Milliseconds. */
  readonly freshFor: number
  /** Reads the file: `saved` from its saved copy, or from the server if there is none; `fresh` always from the server. */
  readonly read: (wanted: 'saved' | 'fresh', context: Context) => Promise<Copy<T>>
  /** When the server is asked for its version of a saved copy. */
  readonly asks: 'at-once' | 'when-shown'
  /** Called after the server's version has replaced the saved copy. */
  readonly onReplaced?: (client: QueryClient, before: T | undefined, now: T) => unknown
}

/**
 * Returns two queries for a file: `saved` has the saved copy at once, and `fresh` replaces it with the server's version.
 * `fresh` fails if the server cannot be reached, and the copy then stays.
 */
export function savedFirst<T>({ queryKey, freshFor, read, asks, onReplaced }: SavedFile<T>) {
  const fresh = queryOptions({
    queryKey: ['fresh', ...queryKey],
    staleTime: freshFor,
    retry: false,
    queryFn: async (reading): Promise<true> => {
      const { client } = reading
      const { value } = await read('fresh', reading)
      const before = client.getQueryData<T>(queryKey)
      client.setQueryData(queryKey, value)
      await onReplaced?.(client, before, value)
      return true
    },
  })
  const saved = queryOptions({
    queryKey,
    staleTime: freshFor,
    queryFn: async (reading): Promise<T> => {
      const { value, savedAt } = await read('saved', reading)
      if (savedAt !== undefined && asks === 'at-once') reading.client.prefetchQuery(fresh)
      return value
    },
  })
  return { saved, fresh }
}
