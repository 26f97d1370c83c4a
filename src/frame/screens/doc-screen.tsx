import type { Page, PageView } from '../../content/page-view.ts'
import { Comments } from '../../features/comments/comments.tsx'
import { PrintSection } from '../../features/print/print-section.tsx'
import { PageSponsorship } from '../../features/sponsorship/page-sponsorship.tsx'
import { ArticleText } from '../../markdown/article-text.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { CrashNote } from '../../ui/page/crash-note.tsx'
import { useViewContext } from '../../ui/page/use-view-context.ts'
import { PageFooter } from '../layout/page-footer.tsx'
import { PreviousNext } from '../layout/previous-next.tsx'
import { TableOfContents } from '../layout/table-of-contents.tsx'
import { TranslationNote } from '../layout/translation-note.tsx'
import { CorrectPage } from './correct-page.tsx'
import { DocView } from './doc-view.tsx'
import { SelectedText } from './selected-text.tsx'

/** A documentation page. */
export function DocScreen({ page, view }: { readonly page: Page; readonly view: PageView }) {
  const context = useViewContext()
  return (
    <CorrectPage page={page} view={view}>
      {(correct) => (
        <>
          <DocView
            page={page}
            breadcrumb={view.breadcrumb}
            readingTime={page.readingTime}
            note={<TranslationNote page={page} view={view} />}
            contents={<TableOfContents position="article" />}
            context={context}
          >
            <ErrorBoundary name={page.file} resetOn={page.body} fallback={<CrashNote />}>
              <ArticleText markdown={page.body} />
            </ErrorBoundary>
          </DocView>
          <SelectedText page={page} view={view} />
          <PageSponsorship />
          <PageFooter page={page} view={view}>
            {correct}
            <PrintSection view={view} />
          </PageFooter>
          <PreviousNext previous={view.previous} next={view.next} />
          <Comments page={page} />
        </>
      )}
    </CorrectPage>
  )
}
