import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { type RefObject, StrictMode, startTransition, useEffect, useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { isLive } from './browser/live.ts'
import { watchReader } from './browser/reader-activity.ts'
import { rescueFocus } from './browser/rescue-focus.ts'
import { savesData } from './browser/saves-data.ts'
import { whenIdle } from './browser/when-idle.ts'
import { recoverLostParts } from './features/offline/lost-parts.ts'
import { startWorker } from './features/offline/start-worker.ts'
import { handOver } from './first-paint/hand-over.ts'
import { fetchStage } from './first-paint/stage-links.ts'
import { loadFirstTexts } from './routes/first-texts.ts'
import { createQueryClient } from './routes/query-client.ts'
import { createSiteRouter } from './routes/router.tsx'
import { latePart } from './ui/late-part.tsx'

/** How long the parser waits for idle time after the start. Milliseconds. */
const parserWithinMs = 3000

const client = createQueryClient()
const router = createSiteRouter(client)

/** `npm run dev` with `?devtools` in the address: a separate chunk that no build contains. */
const wantsDevTools = import.meta.env.DEV && new URLSearchParams(location.search).has('devtools')
const DevTools = wantsDevTools
  ? latePart('The developer tools', () => import('./routes/dev-tools.tsx'))
  : undefined
if (isLive()) import('./routes/live-content.ts').then(({ followSavedFiles }) => followSavedFiles(client))

const firstPaint = document.getElementById('app')
if (!firstPaint) throw new Error('index.html has no element with the id app')
const application = document.createElement('div')

interface StartProps {
  /** Clicks the button that the reader pressed last. */
  readonly pressAgain: RefObject<(() => void) | undefined>
}

/**
 * Comes before everything else, so that its effects run first: the rendered content is in the document before
 * a component measures, focuses, or scrolls.
 */
function TakeOver({ pressAgain }: StartProps) {
  const hasArrived = useRef(false)
  // No state: an update from here would make everything that follows part of the same long task.
  useLayoutEffect(() => {
    if (hasArrived.current) return
    hasArrived.current = true
    pressAgain.current = handOver(firstPaint as HTMLElement, application)
  }, [pressAgain])
  return null
}

/** Comes after everything else: its effect runs when the whole page handles events. */
function Life({ pressAgain }: StartProps) {
  useEffect(() => {
    pressAgain.current?.()
    startWorker()
    // The parser, which the next page needs. With a prepared first page, it has not been loaded yet.
    return savesData() ? undefined : whenIdle(() => fetchStage('text'), parserWithinMs)
  }, [pressAgain])
  return null
}

function Application() {
  const pressAgain = useRef<() => void>(undefined)
  return (
    <StrictMode>
      <TakeOver pressAgain={pressAgain} />
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        {DevTools && <DevTools router={router} />}
      </QueryClientProvider>
      <Life pressAgain={pressAgain} />
    </StrictMode>
  )
}

watchReader()
rescueFocus()
recoverLostParts()
async function start(): Promise<void> {
  // The page is loaded before anything is rendered: the first paint stays until the whole page replaces it.
  await Promise.all([loadFirstTexts(client), router.load()])
  // A transition, which renders in short tasks outside the document. The first paint can be scrolled and
  // clicked meanwhile.
  startTransition(() => createRoot(application).render(<Application />))
}

// Not awaited at the top level: a part that the page needs imports this module, and each would wait for the other.
void start()
