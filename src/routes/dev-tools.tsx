import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools'
import type { SiteRouter } from './router.tsx'

/** The developer panels of router and queries. Loaded in development only, and on demand (main.tsx). */
export default function DevTools({ router }: { readonly router: SiteRouter }) {
  return (
    <>
      <TanStackRouterDevtools router={router} />
      <ReactQueryDevtools />
    </>
  )
}
