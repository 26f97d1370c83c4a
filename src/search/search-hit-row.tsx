import type { DocSearchProps } from '@docsearch/react'
import { FileText, Hash } from 'lucide-react'
import { type ComponentProps, createElement, Fragment } from 'react'
import { resolveLink } from '../content/link.ts'
import { useCurrentPage } from '../page/current-page.tsx'
import { SiteLink } from '../page/site-link.tsx'
import type { BoxHit } from './docsearch-hit.ts'
import type { MarkedText } from './marked-text.ts'
import styles from './search-box.module.css'

type HitComponent = NonNullable<DocSearchProps['hitComponent']>

/**
 * One row of the box. A result is made of text and `<mark>` elements, so that whatever a page is called stays text; a stored search is
 * what DocSearch made of its (checked, escaped) names. The link is out of the tab order: the input holds the focus and arrows move.
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

function Result({ hit: { shown } }: { readonly hit: BoxHit }) {
  const isPage = shown.headings.length === 0
  const Icon = isPage ? FileText : Hash
  const above = shown.headings.slice(0, -1)
  return (
    <>
      <Icon size={16} aria-hidden />
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
