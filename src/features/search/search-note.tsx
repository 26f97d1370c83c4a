import { countText, fill } from '../../config/locales/texts.ts'
import { useLocale, useTexts } from '../../ui/page/current-page.tsx'
import type { SearchAnswer } from './search-answer.ts'
import styles from './search-box.module.css'

interface SearchNoteProps {
  readonly answer: SearchAnswer | undefined
  readonly progress: number
}

/** The last line of the box: first a hint, then the number of results and their source. Announced when it changes. */
export function SearchNote({ answer, progress }: SearchNoteProps) {
  const texts = useTexts()
  const locale = useLocale()
  const isReading = progress > 0 && progress < 1
  const isPartial = answer?.source === 'local' && answer.progress < 1
  return (
    <p className={styles.note} role="status">
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
  )
}
