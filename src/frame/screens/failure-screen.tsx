import { useState } from 'react'
import { LostPart } from '../../browser/load-late.ts'
import { useBackOnline, useOnline } from '../../browser/online.ts'
import { sizeText } from '../../browser/size-text.ts'
import { fill, type Texts } from '../../config/locales/texts.ts'
import { maxPageBytes } from '../../config/wire.ts'
import { WireFailure } from '../../data/wire-failure.ts'
import { Button } from '../../ui/button.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { useLocale, useTexts } from '../../ui/page/current-page.tsx'
import { useLostPartText } from '../../ui/page/lost-part.ts'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './message-screen.module.css'

// Saved on the device with the rest of the application, so it is available offline.
const SavedPages = latePart('The saved pages', () => import('./saved-pages.tsx'))

interface FailureScreenProps {
  readonly error: unknown
  /** Settles when the page has been requested again. */
  readonly onRetry: () => Promise<void>
}

/**
 * Shown for a page that could not be loaded: the reason, and a button to try again. Tries automatically when
 * the network is back.
 */
export function FailureScreen({ error, onRetry }: FailureScreenProps) {
  const { failure: texts, frame } = useTexts()
  const { lang } = useLocale()
  const isOnline = useOnline()
  const lost = useLostPartText()
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
        <p>{error instanceof LostPart ? lost : failureText(error, texts, { isOnline, lang })}</p>
      </div>
      <div className={styles.actions}>
        <Button kind="primary" onClick={retry}>
          {texts.retry}
        </Button>
      </div>
      <div className={styles.trying}>{isTrying && <Spinner label={frame.loading} />}</div>
      <SavedPages />
    </div>
  )
}

function failureText(
  error: unknown,
  texts: Texts['failure'],
  { isOnline, lang }: { readonly isOnline: boolean; readonly lang: string },
): string {
  if (!(error instanceof WireFailure)) return texts.crash
  switch (error.kind) {
    case 'network':
      return isOnline ? texts.network : texts.offline
    case 'timeout':
      return texts.timeout
    case 'status':
      return fill(texts.status, { status: error.status ?? '' })
    case 'too-large':
      return fill(texts.tooLarge, { limit: sizeText(maxPageBytes, lang) })
    case 'foreign':
      return texts.foreign
    case 'unreadable':
      return texts.unreadable
  }
}
