import { useLayoutEffect, useRef } from 'react'
import { useMediaQuery } from '../../browser/media-query.ts'
import { searchTextsOf } from '../../config/locales/search-texts.ts'
import { previewBreakpoint } from '../../config/search.ts'
import { useLocale } from '../../ui/page/current-page.tsx'
import { Marked } from './marked.tsx'
import { type MarkedText, markWords, withoutMarks } from './marked-text.ts'
import type { SearchHit } from './search-answer.ts'
import styles from './search-preview.module.css'
import { type HitPreview, usePreview } from './use-preview.ts'

/** The section of the selected result, beside the list in wide windows. Screen readers hear the row, so changes here are not announced. */
export function SearchPreview({ hit }: { readonly hit: SearchHit | undefined }) {
  const isWide = useMediaQuery(`(min-width: ${previewBreakpoint}px)`)
  const { id } = useLocale()
  const preview = usePreview(id, isWide ? hit : undefined)
  return isWide && <Pane preview={preview} />
}

function Pane({ preview }: { readonly preview: HitPreview | undefined }) {
  const { id } = useLocale()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={styles.pane} aria-label={searchTextsOf(id).preview} tabIndex={0}>
      {preview && <Content key={preview.hit.path} {...preview} />}
    </section>
  )
}

function Content({ hit, parts }: HitPreview) {
  const content = useRef<HTMLDivElement>(null)
  // A long section is shown from its first match on.
  useLayoutEffect(() => {
    const match = content.current?.querySelector<HTMLElement>('p mark')
    const pane = content.current?.parentElement
    if (pane) pane.scrollTop = Math.max(0, (match?.offsetTop ?? 0) - pane.clientHeight / 2)
  }, [])
  const words = [...matchesIn(hit.name), ...matchesIn(hit.snippet)]
  const isPage = hit.headings.length === 0
  return (
    <div ref={content}>
      {!isPage && <p className={styles.above}>{hit.page}</p>}
      <p className={styles.heading}>{isPage ? hit.page : withoutMarks(hit.name)}</p>
      {parts.length === 0 && (
        <p>
          <Marked text={hit.snippet} />
        </p>
      )}
      {parts.map(({ heading, text }, at) => (
        <div key={heading}>
          {at > 0 && <p className={styles.heading}>{heading}</p>}
          {text.split('\n').map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat and never move
            <p key={at} data-row={line.includes('\t') || undefined}>
              <Marked text={markWords(line.replaceAll('\t', ' · '), words)} />
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}

const matchesIn = (marked: MarkedText) =>
  marked.filter(({ isMatch }) => isMatch).map(({ text }) => text.toLowerCase())
