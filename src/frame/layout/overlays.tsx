import type { ReactNode } from 'react'
import { isLive } from '../../browser/live.ts'
import { LanguageRedirect } from '../../features/language-redirect/language-redirect.tsx'
import { PageNotice } from '../../features/notices/page-notice.tsx'
import { VersionBar } from '../../features/offline/bars.tsx'
import { SearchHost } from '../../features/search/search-host.tsx'
import { Shortcuts } from '../../features/shortcuts/shortcuts.tsx'
import { PageVisit } from '../../features/visit/page-visit.tsx'
import { PageWatermark } from '../../features/watermark/page-watermark.tsx'
import { useOpenDialog } from '../../stores/open-dialog.ts'
import { Bars } from '../../ui/bar.tsx'
import { lateDialog } from '../../ui/late-dialog.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { useCurrentPage } from '../../ui/page/current-page.tsx'

/** For editors only. */
const PageIssues = isLive()
  ? latePart('The issues of the page', () => import('../../features/edit/preview/page-issues.tsx'))
  : undefined

/** Dialogs that are opened from different parts of the page. */
const dialogs = {
  keep: lateDialog('The dialog for keeping the site', () => import('../../features/offline/keep-dialog.tsx')),
  visit: lateDialog('The changes', () => import('../../features/visit/visit-dialog.tsx')),
}

/** Everything over the page. It comes early in reading order, so that keyboard users reach it first. */
export function Overlays({ textBar }: { readonly textBar: ReactNode }) {
  const { page } = useCurrentPage()
  const { dialog, open } = useOpenDialog()
  const Dialog = dialog && dialogs[dialog]
  return (
    <>
      <SearchHost />
      <LanguageRedirect />
      <PageNotice />
      <PageWatermark />
      {Dialog && <Dialog onClose={() => open(undefined)} />}
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
