import { lateComponent } from '../../ui/late-component.ts'
import type { PageScreens } from '../../ui/page/page-screens.ts'
import { DocScreen } from './doc-screen.tsx'
import { HomeScreen } from './home-screen.tsx'

/** The screen for each kind of page (Spec §2 "Page kinds"). */
export const pageScreens: PageScreens = {
  doc: DocScreen,
  home: HomeScreen,
  // Few sites have one.
  portfolio: lateComponent(() => import('../../features/portfolio/portfolio-screen.tsx')),
}
