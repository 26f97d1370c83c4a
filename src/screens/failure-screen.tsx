import { Suspense, useState } from 'react'
import { useBackOnline, useOnline } from '../browser/online.ts'
import { maxPageBytes } from '../config/wire.ts'
import { WireFailure } from '../data/wire-failure.ts'
import { fill, type Texts } from '../locales/texts.ts'
import { useTexts } from '../page/current-page.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { lateComponent } from '../ui/late-component.ts'
import { Spinner } from '../ui/spinner.tsx'
import styles from './message-screen.module.css'

// It lies on the device with the rest of the application, so it is there when it is needed.
const SavedPages = lateComponent(() => import('./saved-pages.tsx'))

interface FailureScreenProps {
  readonly error: unknown
  /** Settles once the page was tried again. */
  readonly onRetry: () => Promise<void>
}

/** A page that could not be had: why, and how to try again. It tries by itself once the network is back. */
export function FailureScreen({ error, onRetry }: FailureScreenProps) {
  const { failure: texts, frame } = useTexts()
  const isOnline = useOnline()
  const [isTrying, setTrying] = useState(false)
  const retry = async () => {
    setTrying(true)
    await onRetry()
    setTrying(false)
  }
  useBackOnline(retry)
  return (
    <div className={styles.message}>
      <div className={styles.words} role="alert">
        <h1>{texts.title}</h1>
        <p>{failureText(error, texts, isOnline)}</p>
      </div>
      <div className={styles.actions}>
        <Button kind="primary" onClick={retry}>
          {texts.retry}
        </Button>
      </div>
      <div className={styles.trying}>{isTrying && <Spinner label={frame.loading} />}</div>
      <ErrorBoundary name="The saved pages" fallback={null}>
        <Suspense>
          <SavedPages />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}

function failureText(error: unknown, texts: Texts['failure'], isOnline: boolean): string {
  if (!(error instanceof WireFailure)) return texts.crash
  switch (error.kind) {
    case 'network':
      return isOnline ? texts.network : texts.offline
    case 'timeout':
      return texts.timeout
    case 'status':
      return fill(texts.status, { status: error.status ?? '' })
    case 'too-large':
      return fill(texts.tooLarge, { limit: Math.round(maxPageBytes / 1024 / 1024) })
    case 'unreadable':
      return texts.unreadable
  }
}
