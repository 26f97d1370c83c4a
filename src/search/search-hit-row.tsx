import type { DocSearchProps } from '@docsearch/react'
import { FileText, Hash } from 'lucide'
import { type ComponentProps, createElement, Fragment } from 'react'
import { resolveLink } from '../content/link.ts'
import { Icon } from '../ui/icon.tsx'
import { useCurrentPage } from '../ui/page/current-page.tsx'
import { SiteLink } from '../ui/page/site-link.tsx'
import type { BoxHit } from './docsearch-hit.ts'
import type { MarkedText } from './marked-text.ts'
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
  const isResult = '_highlightResult' in hit
  return (
    <SiteLink to={to} className={styles.row} tabIndex={-1}>
      {isResult ? <Result hit={hit as unknown as BoxHit} /> : children}
    </SiteLink>
  )
}

function Result({ hit: { shown, isFirstOfPage } }: { readonly hit: BoxHit }) {
  const isPage = shown.headings.length === 0
  const icon = isPage ? FileText : Hash
  const above = [...(isFirstOfPage ? shown.trail : []), ...shown.headings.slice(0, -1)]
  return (
    <>
      <Icon shape={icon} size={16} />
      <span className={styles.texts}>
        <span className={styles.name}>
          <Marked text={shown.name} />
        </span>
        {above.length > 0 && <span className={styles.above}>{above.join(' › ')}</span>}
        {shown.snippet.length > 0 && (
          <span className={styles.snippet}>
            <Marked text={shown.snippet} />
          </span>
        )}
      </span>
    </>
  )
}

function Marked({ text }: { readonly text: MarkedText }) {
  return createElement(
    Fragment,
    null,
    ...text.map(({ text, isMatch }) => (isMatch ? createElement('mark', null, text) : text)),
  )
}
