import { useQuery } from '@tanstack/react-query'
import { isNoticeFor, type Notice, noticeKeyOf } from '../../content/notice-config.ts'
import { readablePath } from '../../content/page-path.ts'
import { noticesQuery } from '../../data/config-queries.ts'
import { latePart } from '../../ui/late-part.tsx'
import { CurrentPageProvider, useCurrentPage } from '../../ui/page/current-page.tsx'
import { useClosedForGood, useClosedForSession } from './closed-notices.ts'

const NoticePopup = latePart('The notice', () => import('./notice-popup.tsx'))

/** The first notice for this path that the reader has not closed (Spec §4 "Notice popup"). Popup and renderer are loaded only if there is one. */
export function PageNotice() {
  const current = useCurrentPage()
  const { address, locale, page } = current
  const { data: notices = [] } = useQuery(noticesQuery(locale.id))
  const forGood = useClosedForGood()
  const forSession = useClosedForSession()
  const pathname = readablePath(address)
  const isDue = (notice: Notice) =>
    isNoticeFor(notice, pathname) &&
    ![forGood, forSession].some(({ value }) => value.includes(noticeKeyOf(notice)))
  const notice = page && notices.find(isDue)
  const key = notice && noticeKeyOf(notice)
  const close = (key: string, { value, set }: typeof forGood) => set([...value, key])
  // Links of a notice are resolved from the language's home, whatever page shows it.
  const home = { ...current, address: { locale: locale.id, route: '/' }, page: undefined, view: undefined }
  return (
    <div aria-live="polite">
      {notice && key !== undefined && (
        <CurrentPageProvider value={home}>
          <NoticePopup
            key={key}
            notice={notice}
            onClose={() => close(key, notice.showOnce ? forGood : forSession)}
          />
        </CurrentPageProvider>
      )}
    </div>
  )
}
