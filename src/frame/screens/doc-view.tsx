import type { ReactNode } from 'react'
import { localeOf } from '../../config/locales/locale.ts'
import type { Crumb } from '../../content/breadcrumb.ts'
import type { Page } from '../../content/page-view.ts'
import type { ReadingTime } from '../../content/reading-time.ts'
import type { ViewContext } from '../../ui/page/view-context.ts'
import styles from '../layout/article.module.css'
import { BreadcrumbView } from '../layout/breadcrumb-view.tsx'
import { PageInfoView } from '../layout/page-info-view.tsx'

interface DocViewProps {
  readonly page: Pick<Page, 'address' | 'textLocale' | 'title' | 'metadata'>
  readonly breadcrumb: readonly Crumb[]
  readonly readingTime: ReadingTime | undefined
  /** The note on the translation. */
  readonly note: ReactNode
  /** The table of contents, if it is above the text. */
  readonly contents: ReactNode
  readonly context: ViewContext
  /** The page's text. */
  readonly children: ReactNode
}

/** A documentation page from its breadcrumb to the end of its text. */
export function DocView({ page, breadcrumb, readingTime, note, contents, context, children }: DocViewProps) {
  const isBorrowed = page.textLocale !== page.address.locale
  return (
    <>
      <BreadcrumbView crumbs={breadcrumb} context={context} />
      <article
        className={page.metadata.containerClass}
        lang={isBorrowed ? localeOf(page.textLocale).lang : undefined}
      >
        <div className={styles.head}>
          <h1 className={styles.title}>{page.title}</h1>
          <PageInfoView page={page} readingTime={readingTime} context={context} />
          {note}
        </div>
        {contents}
        <div className="prose">{children}</div>
      </article>
    </>
  )
}
