import type { DocSearchProps } from '@docsearch/react'
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SearchHit } from '../search-answer.ts'
import { SearchPreview } from '../search-preview.tsx'
import type { BoxHit } from './docsearch-hit.ts'

type ResultsFooter = NonNullable<DocSearchProps['resultsFooterComponent']>
type BoxState = ComponentProps<ResultsFooter>['state']

/** The section of the selected result. DocSearch renders it below the list with its state; a portal puts it beside. */
export function DocSearchPreview({ state }: ComponentProps<ResultsFooter>) {
  const marker = useRef<HTMLSpanElement>(null)
  const [box, setBox] = useState<Element | null>()
  useLayoutEffect(() => setBox(marker.current?.closest('.DocSearch-Modal')), [])
  return (
    <>
      <span ref={marker} hidden />
      {box && createPortal(<SearchPreview hit={selectedHit(state)} />, box)}
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
