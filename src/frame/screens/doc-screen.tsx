import { useQuery } from '@tanstack/react-query'
import type { Page, PageView } from '../../content/page-view.ts'
import { historyQuery } from '../../data/history-query.ts'
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
import { TranslationNoteView } from '../layout/translation-note-view.tsx'
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

/** The note on a page's translation. If the texts do not show whether it is older than its original, the history may. */
function TranslationNote({ page, view }: { readonly page: Page; readonly view: PageView }) {
  const { data: history } = useQuery(historyQuery(page))
  const isBehind = view.behind ?? history?.behind ?? false
  return (
    <TranslationNoteView page={page} isBehind={isBehind} locales={view.locales} context={useViewContext()} />
  )
}
