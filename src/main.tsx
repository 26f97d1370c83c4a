import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { watchReader } from './browser/reader-activity.ts'
import { takeOver } from './first-paint/take-over.ts'
import { pressRemembered } from './first-paint/waiting-buttons.ts'
import { recoverLostParts } from './offline/lost-parts.ts'
import { startWorker } from './offline/start-worker.ts'
import { followContent } from './routes/live-content.ts'
import { createQueryClient } from './routes/query-client.ts'
import { createSiteRouter } from './routes/router.tsx'

const client = createQueryClient()
const router = createSiteRouter(client)

/** `npm run dev`, then `?devtools` in the address: a chunk of its own that no build carries. */
const wantsDevTools = import.meta.env.DEV && new URLSearchParams(location.search).has('devtools')
const DevTools = wantsDevTools ? lazy(() => import('./routes/dev-tools.tsx')) : undefined
if (import.meta.env.DEV) followContent(client)

const place = document.getElementById('app')
if (!place) throw new Error('index.html has no element with the id app')
const application = document.createElement('div')

/**
 * Stands before everything else, so that its effects run first: what was rendered is in the document before a component measures,
 * focuses or scrolls.
 */
function Arrival() {
  const [hasArrived, setArrived] = useState(false)
  useLayoutEffect(() => {
    if (hasArrived) return
    takeOver(place as HTMLElement, application)
    // An update from here is rendered before the browser paints, and all effects run before it. They complete what is seen: the
    // table of contents above the text hears of the headings in one of them.
    setArrived(true)
  }, [hasArrived])
  return null
}

/** Stands behind everything else: its effect runs once all of the page listens. */
function Life() {
  useEffect(() => {
    pressRemembered(application)
    startWorker()
  }, [])
  return null
}

watchReader()
recoverLostParts()
// The page is loaded before anything is rendered: what the first paint shows stays until the whole page stands in its place.
await router.load()
// A transition: rendered in short tasks, beside the document. What the first paint shows can be scrolled and clicked meanwhile.
startTransition(() =>
  createRoot(application).render(
    <StrictMode>
      <Arrival />
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        {DevTools && (
          <Suspense>
            <DevTools router={router} />
          </Suspense>
        )}
      </QueryClientProvider>
      <Life />
    </StrictMode>,
  ),
)
