import type { QueryClient } from '@tanstack/react-query'
import { withBase } from '../browser/site-base.ts'
import { livePath } from '../config/live.ts'
import { configQueryKey } from '../data/config-queries.ts'
import { pageQueryKey } from '../data/page-query.ts'

/**
 * In development, reloads a page or a configuration file when its file is saved, and everything when files
 * are added or removed.
 */
export function followSavedFiles(client: QueryClient): void {
  const change = ({ file }: { readonly file: string }) => {
    client.invalidateQueries({ queryKey: [pageQueryKey, file] })
    client.invalidateQueries({ queryKey: [configQueryKey, file] })
  }
  if (import.meta.hot) {
    import.meta.hot.on('content:changed', change)
    import.meta.hot.on('content:indexed', () => location.reload())
    return
  }
  const events = new EventSource(withBase(`/${livePath}`))
  events.addEventListener('changed', ({ data }) => change(JSON.parse(data)))
  events.addEventListener('indexed', () => location.reload())
}
