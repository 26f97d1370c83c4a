import { useBackOnline, useOnline } from '../browser/online.ts'
import { maxPageBytes } from '../config/wire.ts'
import { WireFailure } from '../data/wire-failure.ts'
import { fill, type Texts } from '../locales/texts.ts'
import { useTexts } from '../page/current-page.tsx'
import { Button } from '../ui/button.tsx'
import styles from './message-screen.module.css'
import { SavedPages } from './saved-pages.tsx'

interface FailureScreenProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** A page that could not be had: why, and how to try again. It tries by itself once the network is back. */
export function FailureScreen({ error, onRetry }: FailureScreenProps) {
  const texts = useTexts().failure
  const isOnline = useOnline()
  useBackOnline(onRetry)
  return (
    <div className={styles.message}>
      <div className={styles.words} role="alert">
        <h1>{texts.title}</h1>
        <p>{failureText(error, texts, isOnline)}</p>
      </div>
      <div className={styles.actions}>
        <Button kind="primary" onClick={onRetry}>
          {texts.retry}
        </Button>
      </div>
      <SavedPages />
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
