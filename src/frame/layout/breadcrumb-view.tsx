import type { Crumb } from '../../content/breadcrumb.ts'
import { SiteIconView } from '../../ui/page/site-icon-view.tsx'
import type { ViewContext } from '../../ui/page/view-context.ts'
import styles from './article.module.css'

interface BreadcrumbViewProps {
  readonly crumbs: readonly Crumb[]
  readonly context: ViewContext
}

/** The breadcrumb; nothing if there is none. */
export function BreadcrumbView({ crumbs, context }: BreadcrumbViewProps) {
  const { texts, Link } = context
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={texts.article.breadcrumb}>
      <ol className={styles.breadcrumb} data-known={context.isSiteKnown}>
        {crumbs.map(({ text, icon, address }, level) => {
          const isPage = level === crumbs.length - 1
          const words = (
            <>
              {icon !== undefined && <SiteIconView name={icon} size={14} context={context} />}
              {text}
            </>
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place, and two may have one name
            <li key={`${level} ${text}`}>
              {isPage || !address ? (
                <span aria-current={isPage ? 'page' : undefined}>{words}</span>
              ) : (
                <Link to={{ kind: 'page', address, search: '', hash: '' }}>{words}</Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
