import type { Crumb } from '../content/breadcrumb.ts'
import { useTexts } from '../page/current-page.tsx'
import { SiteLink } from '../page/site-link.tsx'
import styles from './article.module.css'
import { SiteIcon } from './site-icon.tsx'

export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const texts = useTexts()
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={texts.article.breadcrumb}>
      <ol className={styles.breadcrumb}>
        {crumbs.map((crumb, level) => {
          const isPage = level === crumbs.length - 1
          const key = `${level} ${crumb.text}`
          if (isPage || !crumb.address) {
            return (
              <li key={key}>
                <span aria-current={isPage ? 'page' : undefined}>
                  <CrumbIcon crumb={crumb} />
                  {crumb.text}
                </span>
              </li>
            )
          }
          return (
            <li key={key}>
              <SiteLink to={{ kind: 'page', address: crumb.address, search: '', hash: '' }}>
                <CrumbIcon crumb={crumb} />
                {crumb.text}
              </SiteLink>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function CrumbIcon({ crumb }: { readonly crumb: Crumb }) {
  return crumb.icon === undefined ? null : <SiteIcon name={crumb.icon} size={14} />
}
