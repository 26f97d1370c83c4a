import type { QueryClient } from '@tanstack/react-query'

/** In development, reads a page or a configuration file again as soon as its file is saved. */
export function followContent(client: QueryClient): void {
  import.meta.hot?.on('content:changed', ({ file }: { readonly file: string }) => {
    client.invalidateQueries({ queryKey: ['page', file] })
    client.invalidateQueries({ queryKey: ['config', file] })
  })
}
