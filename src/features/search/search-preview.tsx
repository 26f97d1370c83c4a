import type { DocSearchProps } from '@docsearch/react'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMediaQuery } from '../../browser/media-query.ts'
import { searchTextsOf } from '../../config/locales/search-texts.ts'
import { previewBreakpoint } from '../../config/search.ts'
import { useLocale } from '../../ui/page/current-page.tsx'
import type { BoxHit } from './docsearch-hit.ts'
import { Marked } from './marked.tsx'
import { type MarkedText, markWords, textOf } from './marked-text.ts'
import type { SearchHit } from './search-answer.ts'
import styles from './search-preview.module.css'
import { type Preview, usePreview } from './use-preview.ts'

type ResultsFooter = NonNullable<DocSearchProps['resultsFooterComponent']>
type BoxState = ComponentProps<ResultsFooter>['state']

/**
 * The section of the selected result, beside the list in wide windows. DocSearch renders it below the list
 * with its state; a portal puts it beside. Screen readers hear the row, so changes here are not announced.
 */
export function SearchPreview({ state }: ComponentProps<ResultsFooter>) {
  const isWide = useMediaQuery(`(min-width: ${previewBreakpoint}px)`)
  const { id } = useLocale()
  const marker = useRef<HTMLSpanElement>(null)
  const [box, setBox] = useState<Element | null>()
  const preview = usePreview(id, isWide ? selectedHit(state) : undefined)
  useLayoutEffect(() => setBox(marker.current?.closest('.DocSearch-Modal')), [])
  return (
    <>
      <span ref={marker} hidden />
      {isWide && box && createPortal(<Pane preview={preview} />, box)}
    </>
  )
}

/** Returns the result of the selected row; for a row that stands for several, the first of its page. */
function selectedHit({ collections, activeItemId }: BoxState): SearchHit | undefined {
  const rows = collections.flatMap(
    ({ items }) => items as unknown as readonly (BoxHit & { __autocomplete_id: number })[],
  )
  const at = rows.findIndex(({ __autocomplete_id: id }) => id === activeItemId)
  const hit = rows.slice(0, at + 1).findLast(({ shown }) => shown?.kind === 'hit')?.shown
  return hit?.kind === 'hit' ? hit.hit : undefined
}

function Pane({ preview }: { readonly preview: Preview | undefined }) {
  const { id } = useLocale()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className={styles.pane} aria-label={searchTextsOf(id).preview} tabIndex={0}>
      {preview && <Content key={preview.hit.path} {...preview} />}
    </section>
  )
}

function Content({ hit, parts }: Preview) {
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
      <p className={styles.heading}>{isPage ? hit.page : textOf(hit.name)}</p>
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
