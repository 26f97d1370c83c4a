import type { Page } from '../../content/page-view.ts'
import { ArticleText } from '../../markdown/article-text.tsx'
import { useStyleFaults } from '../../ui/page/style-faults.ts'
import { useViewContext } from '../../ui/page/use-view-context.ts'
import { HomeView } from './home-view.tsx'

/** The home page (Spec §3 "home"). */
export function HomeScreen({ page }: { readonly page: Page }) {
  useStyleFaults(page.metadata.heroImageStyle)
  useStyleFaults(page.metadata.bgImageStyle)
  return (
    <HomeView page={page} context={useViewContext()}>
      <ArticleText markdown={page.body} />
    </HomeView>
  )
}
