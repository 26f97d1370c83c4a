import { useQuery } from '@tanstack/react-query'
import type { Page, PageView } from '../../content/page-view.ts'
import { historyQuery } from '../../data/history-query.ts'
import { useViewContext } from '../../ui/page/use-view-context.ts'
import { TranslationNoteView } from './translation-note-view.tsx'

/** The note on a page's translation. If the texts do not show whether it is older than its original, the history may. */
export function TranslationNote({ page, view }: { readonly page: Page; readonly view: PageView }) {
  const { data: history } = useQuery(historyQuery(page))
  const isBehind = view.behind ?? history?.behind ?? false
  return (
    <TranslationNoteView page={page} isBehind={isBehind} locales={view.locales} context={useViewContext()} />
  )
}
