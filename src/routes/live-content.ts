import type { QueryClient } from '@tanstack/react-query'

/**
 * In development, reloads a page or a configuration file when its file is saved, and everything when files
 * are added or removed.
 */
export function followContent(client: QueryClient): void {
  import.meta.hot?.on('content:changed', ({ file }: { readonly file: string }) => {
    client.invalidateQueries({ queryKey: ['page', file] })
    client.invalidateQueries({ queryKey: ['config', file] })
  })
  import.meta.hot?.on('content:indexed', () => location.reload())
}
