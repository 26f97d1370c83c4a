import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools'
import type { SiteRouter } from './router.tsx'

/** The developers' panels of router and queries. Only development loads them, each only once it is asked for (main.tsx). */
export default function DevTools({ router }: { readonly router: SiteRouter }) {
  return (
    <>
      <TanStackRouterDevtools router={router} />
      <ReactQueryDevtools />
    </>
  )
}
