import { useRouter } from '@tanstack/react-router'
import type { Texts } from '../config/locales/texts.ts'
import { SavedCopyBanner, TextBar } from '../features/offline/bars.tsx'
import { useVisitedMarks } from '../features/offline/kept-pages.ts'
import { Frame } from '../frame/layout/frame.tsx'
import { CurrentPageProvider } from '../ui/page/current-page.tsx'
import { NavigationEnd } from './navigation-end.tsx'
import { useEditorLog, useHead } from './page-reports.ts'
import { PageScreen } from './page-screen.tsx'
import { type ShownPage, useShownPage } from './shown-page.ts'
import { useShownText } from './shown-text.ts'

interface PageRouteProps {
  readonly loaded: ShownPage
  readonly route: string
  readonly texts: Texts
}

/** Everything at an address: the frame, and the screen for the resolved page. */
export function PageRoute({ loaded, route, texts }: PageRouteProps) {
  const router = useRouter()
  const text = useShownText(loaded)
  const current = useShownPage(loaded, text.page, { route, texts })
  const { page, sidebar, locale } = current
  useVisitedMarks(text.onlySavedAt !== undefined || loaded.kind === 'failed')
  useHead(current, loaded)
  useEditorLog(current, route)
  return (
    <CurrentPageProvider value={current}>
      <Frame
        sidebar={sidebar}
        textBar={text.showNewer && <TextBar key={page?.file} onShow={text.showNewer} />}
      >
        {text.onlySavedAt !== undefined && <SavedCopyBanner savedAt={text.onlySavedAt} />}
        <PageScreen loaded={loaded} route={route} onRetry={() => router.invalidate()} />
      </Frame>
      <NavigationEnd path={locale.id + route} file={page?.file} />
    </CurrentPageProvider>
  )
}
