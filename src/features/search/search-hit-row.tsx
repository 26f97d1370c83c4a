import type { DocSearchProps } from '@docsearch/react'
import { ChevronDown, FileText, Hash } from 'lucide'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { searchTextsOf } from '../../config/locales/search-texts.ts'
import { countText } from '../../config/locales/text-forms.ts'
import { type LinkTarget, resolveLink } from '../../content/link.ts'
import { topicOf } from '../../content/page-topic.ts'
import { Icon } from '../../ui/icon.tsx'
import { useCurrentPage } from '../../ui/page/current-page.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import type { BoxHit, ShownRow } from './docsearch-hit.ts'
import { Marked } from './marked.tsx'
import styles from './search-box.module.css'

type HitComponent = NonNullable<DocSearchProps['hitComponent']>

/**
 * One row of the box. A result consists of text and `<mark>` elements, so that names are always shown as
 * text; a stored search has the names that DocSearch made of it (checked and escaped). The link is not in the
 * tab order: the input keeps the focus and arrow keys move.
 */
export function SearchHitRow({ hit, children }: ComponentProps<HitComponent>) {
  const { locale } = useCurrentPage()
  const to = resolveLink(hit.url, { locale: locale.id, route: '/' })
  const shown = '_highlightResult' in hit ? (hit as unknown as BoxHit).shown : undefined
  if (shown?.kind === 'folded') return <Folded {...shown} />
  return (
    <SiteLink to={to} className={styles.row} tabIndex={-1}>
      {shown ? <Result {...shown} to={to} /> : children}
      {!shown && <Topic to={to} />}
    </SiteLink>
  )
}

type Shown<Kind> = Extract<ShownRow, { readonly kind: Kind }>

function Result({ hit, isSelected, to }: Shown<'hit'> & { readonly to: LinkTarget }) {
  const texts = useRef<HTMLSpanElement>(null)
  // DocSearch selects the row under the pointer and has no other way to select one.
  useLayoutEffect(() => {
    if (isSelected) texts.current?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }))
  }, [isSelected])
  const isPage = hit.headings.length === 0
  const above = isPage ? hit.trail : [...hit.trail, hit.page, ...hit.headings.slice(0, -1)]
  return (
    <>
      <Icon shape={isPage ? FileText : Hash} size={16} />
      <span ref={texts} className={styles.texts}>
        <span className={styles.name}>
          <span>
            <Marked text={hit.name} />
          </span>
          <Topic to={to} />
        </span>
        {above.length > 0 && <span className={styles.above}>{above.join(' › ')}</span>}
        {hit.snippet.length > 0 && (
          <span className={styles.snippet}>
            <Marked text={hit.snippet} />
          </span>
        )}
      </span>
    </>
  )
}

/** Stands for the remaining results of a page (`use-unfolding.ts`). */
function Folded({ page, count }: Shown<'folded'>) {
  const { locale } = useCurrentPage()
  return (
    <span className={styles.row} data-folded={page}>
      <Icon shape={ChevronDown} size={16} />
      <span className={styles.above}>{countText(searchTextsOf(locale.id).more, count, locale.lang)}</span>
    </span>
  )
}

/** What the page of a row is about. */
function Topic({ to }: { readonly to: LinkTarget }): ReactNode {
  const { locale } = useCurrentPage()
  if (to.kind !== 'page') return null
  return <span className={styles.topic}>{searchTextsOf(locale.id).topics[topicOf(to.address.route)]}</span>
}
