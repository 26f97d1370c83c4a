import { WifiOff } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { countText, fill } from '../locales/texts.ts'
import { useLocale, useTexts } from '../page/current-page.tsx'
import type { SearchAnswer } from './search-answer.ts'
import styles from './search-box.module.css'

interface SearchNoteProps {
  readonly answer: SearchAnswer | undefined
  readonly progress: number
}

/** The last line of the box: what may be typed; then how many results there are, and where they came from. Read out when it changes. */
export function SearchNote({ answer, progress }: SearchNoteProps) {
  const texts = useTexts()
  const locale = useLocale()
  const place = useRef<HTMLParagraphElement>(null)
  const isReading = progress > 0 && progress < 1
  const isPartial = answer?.source === 'local' && answer.progress < 1
  return (
    <>
      <p ref={place} className={styles.note} role="status">
        {isReading && fill(texts.search.reading, { percent: Math.floor(progress * 100) })}
        {!isReading && answer && answer.source !== 'none' && (
          <>
            {countText(texts.search.results, answer.hits.length, locale.lang)}{' '}
            <span>{texts.search.sources[answer.source === 'hosted' ? 'hosted' : answer.reason]}</span>
            {isPartial && <span> {texts.search.partial}</span>}
          </>
        )}
        {!isReading && !answer && texts.search.tip}
      </p>
      {answer?.source === 'none' && <Failure place={place} />}
    </>
  )
}

/**
 * Spec §8 "Search request fails". DocSearch has such a screen but never shows it (it forgets the error at once), so ours stands in
 * the place of its “no results”, which is hidden as long as this is there.
 */
function Failure({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  const { search } = useTexts()
  const [results, setResults] = useState<Element | null>()
  useLayoutEffect(
    () => setResults(place.current?.closest('.DocSearch-Modal')?.querySelector('.DocSearch-Dropdown')),
    [place],
  )
  if (!results) return null
  return createPortal(
    <div className={styles.failure} role="alert">
      <WifiOff size={28} aria-hidden />
      <p>{search.failed}</p>
      <p>{search.failedHint}</p>
    </div>,
    results,
  )
}
