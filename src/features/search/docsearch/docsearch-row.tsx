import type { DocSearchProps } from '@docsearch/react'
import { ChevronDown } from 'lucide'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { searchTextsOf } from '../../../config/locales/search-texts.ts'
import { countText } from '../../../config/locales/text-forms.ts'
import { resolveLink } from '../../../content/link.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useLocale } from '../../../ui/page/current-page.tsx'
import { SiteLink } from '../../../ui/page/site-link.tsx'
import { SearchHitRow, Topic } from '../search-hit-row.tsx'
import type { BoxHit, ShownRow } from './docsearch-hit.ts'
import styles from './docsearch-view.module.css'

type HitComponent = NonNullable<DocSearchProps['hitComponent']>

/**
 * One row of the box. A stored search has the names that DocSearch made of it (checked and escaped). The link is not in the
 * tab order: the input keeps the focus and arrow keys move.
 */
export function DocSearchRow({ hit, children }: ComponentProps<HitComponent>) {
  const locale = useLocale()
  const row = useRef<HTMLElement>(null)
  const to = resolveLink(hit.url, { locale: locale.id, route: '/' })
  const shown = '_highlightResult' in hit ? (hit as unknown as BoxHit).shown : undefined
  const isSelected = shown?.kind === 'hit' && shown.isSelected
  // DocSearch selects the row under the pointer and has no other way to select one.
  useLayoutEffect(() => {
    if (isSelected) row.current?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  }, [isSelected])
  if (shown?.kind === 'folded') return <Folded {...shown} />
  return (
    <SiteLink to={to} className={styles.row} tabIndex={-1}>
      {shown ? (
        <SearchHitRow ref={row} hit={shown.hit} to={to} />
      ) : (
        <>
          {children}
          <Topic to={to} />
        </>
      )}
    </SiteLink>
  )
}

/** Stands for the remaining results of a page (`use-unfolding.ts`). */
function Folded({ page, count }: Extract<ShownRow, { readonly kind: 'folded' }>) {
  const locale = useLocale()
  return (
    <span className={styles.row} data-folded={page}>
      <Icon shape={ChevronDown} size={16} />
      <span className={styles.count}>{countText(searchTextsOf(locale.id).more, count, locale.lang)}</span>
    </span>
  )
}
