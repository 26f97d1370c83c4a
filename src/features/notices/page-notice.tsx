import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { isNoticeFor, type Notice, noticeKeyOf } from '../../content/notice-config.ts'
import { pathnameOf } from '../../content/page-path.ts'
import { noticesQuery } from '../../data/config-queries.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { lateComponent } from '../../ui/late-component.ts'
import { CurrentPageProvider, useCurrentPage } from '../../ui/page/current-page.tsx'
import { useClosedNotices } from './closed-notices.ts'

const NoticePopup = lateComponent(() => import('./notice-popup.tsx'))
const ShortText = lateComponent(() => import('../../markdown/short-text.tsx'))

/** The first notice for this path that the reader has not closed. Popup and renderer are loaded only if there is one. */
export function PageNotice() {
  const current = useCurrentPage()
  const { address, locale, page } = current
  const { data: notices = [] } = useQuery(noticesQuery(locale.id))
  const closed = useClosedNotices()
  const pathname = decodeURI(pathnameOf(address))
  const isDue = (notice: Notice) =>
    isNoticeFor(notice, pathname) && !closed.keys.includes(noticeKeyOf(notice))
  const notice = page && notices.find(isDue)
  const key = notice && noticeKeyOf(notice)
  // Links of a notice are resolved from the language's home, whatever page shows it.
  const home = { ...current, address: { locale: locale.id, route: '/' }, page: undefined, view: undefined }
  return (
    <div aria-live="polite">
      {notice && key !== undefined && (
        <CurrentPageProvider value={home}>
          <ErrorBoundary name="The notice" resetOn={key} fallback={null}>
            <Suspense>
              <NoticePopup
                key={key}
                notice={notice}
                onClose={() => closed.close(key, notice.showOnce ? 'local' : 'session')}
              >
                {notice.content && <ShortText markdown={notice.content} />}
              </NoticePopup>
            </Suspense>
          </ErrorBoundary>
        </CurrentPageProvider>
      )}
    </div>
  )
}
