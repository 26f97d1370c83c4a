import type { Page, PageView } from '../content/page-view.ts'
import articleStyles from '../layout/article.module.css'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import { Comments } from '../layout/comments/comments.tsx'
import { PageFooter } from '../layout/page-footer.tsx'
import { PageInfo } from '../layout/page-info.tsx'
import { PreviousNext } from '../layout/previous-next.tsx'
import { SponsorshipPlace } from '../layout/sponsorship-place.tsx'
import { TableOfContents } from '../layout/table-of-contents.tsx'
import { TranslationNote } from '../layout/translation-note.tsx'
import { localeOf } from '../locales/locale.ts'
import { ArticleText } from '../markdown/article-text.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { CrashNote } from './crash-note.tsx'
import { PrintSection } from './print-section.tsx'

/** A page of documentation. */
export function DocScreen({ page, view }: { readonly page: Page; readonly view: PageView }) {
  const isBorrowed = page.textLocale !== page.address.locale
  const textLocale = localeOf(page.textLocale)
  return (
    <>
      <Breadcrumb crumbs={view.breadcrumb} />
      <article className={page.metadata.containerClass} lang={isBorrowed ? textLocale.lang : undefined}>
        <div className={articleStyles.head}>
          <h1 className={articleStyles.title}>{page.title}</h1>
          <PageInfo page={page} />
        </div>
        <TranslationNote page={page} view={view} />
        <TableOfContents place="article" />
        <div className="prose">
          <ErrorBoundary name={page.file} resetOn={page.body} fallback={<CrashNote />}>
            <ArticleText markdown={page.body} />
          </ErrorBoundary>
        </div>
      </article>
      <SponsorshipPlace />
      <PageFooter page={page} view={view}>
        <PrintSection view={view} />
      </PageFooter>
      <PreviousNext previous={view.previous} next={view.next} />
      <Comments page={page} />
    </>
  )
}
