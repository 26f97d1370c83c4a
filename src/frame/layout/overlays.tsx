import type { ReactNode } from 'react'
import { LanguageRedirect } from '../../features/language-redirect/language-redirect.tsx'
import { PageNotice } from '../../features/notices/page-notice.tsx'
import { KeepOverlay } from '../../features/offline/keep-overlay.tsx'
import { VersionBar } from '../../features/offline/version-bar.tsx'
import { SearchHost } from '../../features/search/search-host.tsx'
import { Shortcuts } from '../../features/shortcuts/shortcuts.tsx'
import { PageVisit } from '../../features/visit/page-visit.tsx'
import { VisitOverlay } from '../../features/visit/visit-overlay.tsx'
import { PageWatermark } from '../../features/watermark/page-watermark.tsx'
import { Bars } from '../../ui/bar.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { useCurrentPage } from '../../ui/page/current-page.tsx'

/** `npm run dev` only: a separate chunk that no build contains. */
const PageIssues = import.meta.env.DEV
  ? latePart('The issues of the page', () => import('../../features/preview/page-issues.tsx'))
  : undefined

/** Everything over the page. It comes early in reading order, so that keyboard users reach it first. */
export function Overlays({ textBar }: { readonly textBar: ReactNode }) {
  const { page } = useCurrentPage()
  return (
    <>
      <SearchHost />
      <LanguageRedirect />
      <PageNotice />
      <PageWatermark />
      <KeepOverlay />
      <VisitOverlay />
      {PageIssues && page && <PageIssues page={page} />}
      <Bars>
        {textBar}
        <VersionBar />
        <PageVisit />
      </Bars>
      <Shortcuts />
    </>
  )
}
