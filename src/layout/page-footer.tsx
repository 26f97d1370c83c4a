import { useQuery } from '@tanstack/react-query'
import { Flag, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { withBase } from '../browser/site-base.ts'
import { pathnameOf } from '../content/page-path.ts'
import type { Page, PageView } from '../content/page-view.ts'
import { reportLinkOf } from '../content/report-link.ts'
import { historyQuery } from '../data/history-query.ts'
import { fill } from '../locales/texts.ts'
import { useCurrentPage, useTexts } from '../page/current-page.tsx'
import styles from './article.module.css'
import { dateText } from './page-info.tsx'
import { PageSource } from './page-source.tsx'

interface PageFooterProps {
  readonly page: Page
  readonly view: PageView
  /** What else can be done with the page. */
  readonly children?: ReactNode
}

/** What stands below a page's text: edit link, its markdown, last update, contributors (Checklist P5). Each can be hidden by page or site. */
export function PageFooter({ page, view, children }: PageFooterProps) {
  const { locale, site } = useCurrentPage()
  const texts = useTexts()
  const { data: history } = useQuery(historyQuery(page.file))
  const updated = (page.metadata.lastUpdated ?? site.lastUpdated) === false ? undefined : history?.updatedTime
  const people =
    (page.metadata.contributors ?? site.contributors) === false ? [] : (history?.contributors ?? [])
  return (
    <footer className={styles.footer}>
      <div className={styles.source}>
        {view.editLink && (
          <a className={styles.edit} href={view.editLink} target="_blank" rel="noopener noreferrer">
            <Pencil size={14} aria-hidden />
            {texts.article.editPage}
            <span className="visually-hidden">{texts.frame.opensInNewTab}</span>
          </a>
        )}
        <PageSource page={page} />
        {children}
        <ReportLink page={page} />
      </div>
      {updated && (
        <p>
          {texts.article.lastUpdated}
          {texts.article.colon}
          <time dateTime={updated}>{dateText(updated.slice(0, 'yyyy-MM-dd'.length), locale.lang)}</time>
        </p>
      )}
      {people.length > 0 && (
        <p>
          {texts.article.contributors}
          {texts.article.colon}
          {people.map(({ name }) => name).join(', ')}
        </p>
      )}
    </footer>
  )
}

/** Where a problem of this page is reported, its title and address filled in (Checklist X14). */
function ReportLink({ page }: { readonly page: Page }) {
  const { site } = useCurrentPage()
  const texts = useTexts()
  const url = reportLinkOf(site, {
    title: fill(texts.article.reportTitle, { title: page.title }),
    address: location.origin + withBase(pathnameOf(page.address)),
  })
  if (url === undefined) return null
  return (
    <a className={styles.edit} href={url} target="_blank" rel="noopener noreferrer">
      <Flag size={14} aria-hidden />
      {texts.article.report}
      <span className="visually-hidden">{texts.frame.opensInNewTab}</span>
    </a>
  )
}
