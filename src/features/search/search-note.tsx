import { WifiOff } from 'lucide'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { countText, fill } from '../../config/locales/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useTexts } from '../../ui/page/current-page.tsx'
import type { SearchAnswer } from './search-answer.ts'
import styles from './search-box.module.css'
import { SearchElsewhere } from './search-elsewhere.tsx'
import type { Elsewhere } from './use-search.ts'

interface SearchNoteProps {
  readonly answer: SearchAnswer | undefined
  readonly progress: number
  readonly elsewhere: Elsewhere | undefined
}

/** The last line of the box: first a hint, then the number of results and their source. Announced when it changes. */
export function SearchNote({ answer, progress, elsewhere }: SearchNoteProps) {
  const texts = useTexts()
  const locale = useLocale()
  const place = useRef<HTMLParagraphElement>(null)
  const isReading = progress > 0 && progress < 1
  const hasNothing = answer !== undefined && answer.source !== 'none' && answer.hits.length === 0
  const isPartial = answer?.source === 'local' && answer.progress < 1
  return (
    <>
      <p ref={place} className={styles.note} role="status">
        {isReading && fill(texts.search.reading, { percent: Math.floor(progress * 100) })}
        {!isReading && answer && answer.source !== 'none' && (
          <>
            {fill(texts.search.sources[answer.source === 'hosted' ? 'hosted' : answer.reason], {
              results: countText(texts.search.results, answer.hits.length, locale.lang),
            })}
            {isPartial && <span> {texts.search.partial}</span>}
          </>
        )}
        {!isReading && !answer && texts.search.tip}
      </p>
      {answer?.source === 'none' && <Failure place={place} />}
      {hasNothing && <SearchElsewhere place={place} near={nearOf(answer)} elsewhere={elsewhere} />}
    </>
  )
}

const nearOf = (answer: SearchAnswer) => (answer.source === 'local' ? answer.near : [])

/**
 * The failure screen (Spec §8 "Search request fails"). DocSearch has one but never shows it, because it drops
 * the error at once. Ours replaces its “no results”, which is hidden meanwhile.
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
      <Icon shape={WifiOff} size={28} />
      <p>{search.failed}</p>
      <p>{search.failedHint}</p>
    </div>,
    results,
  )
}
