import { useQuery } from '@tanstack/react-query'
import { Flag, Pencil } from 'lucide'
import type { ReactNode } from 'react'
import { withBase } from '../../browser/site-base.ts'
import { dateText } from '../../config/locales/date-text.ts'
import { countText } from '../../config/locales/text-forms.ts'
import { fill } from '../../config/locales/texts.ts'
import { namedContributors } from '../../content/contributors.ts'
import { pathnameOf } from '../../content/page-path.ts'
import type { Page, PageView } from '../../content/page-view.ts'
import { reportLinkOf } from '../../content/report-link.ts'
import { historyQuery } from '../../data/history-query.ts'
import { Icon } from '../../ui/icon.tsx'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import actionStyles from '../../ui/text-action.module.css'
import styles from './article.module.css'
import { PageSource } from './page-source.tsx'

interface PageFooterProps {
  readonly page: Page
  readonly view: PageView
  /** Further page actions. */
  readonly children?: ReactNode
}

/**
 * The footer of a page's text: edit link, markdown source, last update, comparison, contributors (Spec P5).
 * Page and site can hide most parts.
 */
export function PageFooter({ page, view, children }: PageFooterProps) {
  const { locale, site } = useCurrentPage()
  const texts = useTexts()
  const { data: history } = useQuery(historyQuery(page))
  const updated = (page.metadata.lastUpdated ?? site.lastUpdated) === false ? undefined : history?.updatedTime
  const people =
    (page.metadata.contributors ?? site.contributors) === false
      ? []
      : namedContributors(history?.contributors ?? [], site.contributorNames)
  return (
    <footer className={styles.footer}>
      <div className={styles.source}>
        {view.editLink && (
          <a className={actionStyles.action} href={view.editLink} target="_blank" rel="noopener noreferrer">
            <Icon shape={Pencil} size={14} />
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
      {history?.checked && (
        <p>
          {fill(texts.article.checkedAgainst, { version: history.checked.against })}
          {texts.article.colon}
          <time dateTime={history.checked.date}>{dateText(history.checked.date, locale.lang)}</time>
          {' · '}
          {countText(texts.article.statements, history.checked.statements, locale.lang)}
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

/** A link for reporting a problem, with the page's title and address filled in (Spec X14). */
function ReportLink({ page }: { readonly page: Page }) {
  const { site } = useCurrentPage()
  const texts = useTexts()
  const url = reportLinkOf(site, {
    title: fill(texts.article.reportTitle, { title: page.title }),
    address: location.origin + withBase(pathnameOf(page.address)),
  })
  if (url === undefined) return null
  return (
    <a className={actionStyles.action} href={url} target="_blank" rel="noopener noreferrer">
      <Icon shape={Flag} size={14} />
      {texts.article.report}
      <span className="visually-hidden">{texts.frame.opensInNewTab}</span>
    </a>
  )
}
