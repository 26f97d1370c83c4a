import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { localeOf } from '../../config/locales/locale.ts'
import { treeSidebar } from '../../content/navigation-config.ts'
import { type Page, pageViewOf } from '../../content/page-view.ts'
import { sidebarQuery } from '../../data/config-queries.ts'
import { folderShardQuery } from '../../data/folder-shard-query.ts'
import { textsQuery } from '../../data/texts-query.ts'
import { pageScreens } from '../../frame/screens/page-screens.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { CrashNote } from '../../ui/page/crash-note.tsx'
import { CurrentPageProvider, useCurrentPage } from '../../ui/page/current-page.tsx'
import { PageMountsProvider, usePageMounts } from '../../ui/page/page-mounts.tsx'

/** Prevents a preview inside a preview, which would be endless. */
const NoPreview = ({ children }: { readonly children: ReactNode }) => children

/**
 * A draft on the screen for its kind of page, in the language of its folder. Without comments, because a
 * draft has no readers.
 */
export function Look({ page: draft }: { readonly page: Page }) {
  const { site } = useCurrentPage()
  const mounts = usePageMounts()
  const { data: sidebar = treeSidebar } = useQuery(sidebarQuery(draft.address.locale))
  const { data: shard } = useQuery(folderShardQuery(draft))
  const { data: texts } = useSuspenseQuery(textsQuery(draft.address.locale))
  const current = useMemo(() => {
    const page = { ...draft, metadata: { ...draft.metadata, comment: false } }
    const view = pageViewOf(page, { config: site, sidebar, shard: shard ?? undefined })
    return { locale: localeOf(page.address.locale), address: page.address, site, texts, page, view }
  }, [draft, site, sidebar, shard, texts])
  const { page, view, locale } = current
  const Screen = pageScreens[page.kind]
  return (
    <CurrentPageProvider value={current}>
      <PageMountsProvider value={mounts && { ...mounts, preview: NoPreview }}>
        <div lang={locale.lang}>
          <ErrorBoundary name="The draft" resetOn={page.body} fallback={<CrashNote />}>
            <Screen key={page.file} page={page} view={view} />
          </ErrorBoundary>
        </div>
      </PageMountsProvider>
    </CurrentPageProvider>
  )
}
