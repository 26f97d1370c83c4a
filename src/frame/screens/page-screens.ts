import type { PageKind } from '../../content/page-view.ts'
import type { PageScreens } from '../../features/edit/preview/look.tsx'
import { latePart } from '../../ui/late-part.tsx'
import { CrashNote } from '../../ui/page/crash-note.tsx'
import { DocScreen } from './doc-screen.tsx'
import { HomeScreen } from './home-screen.tsx'

// Few sites have one.
const Portfolio = latePart('The portfolio', () => import('../../features/portfolio/portfolio-screen.tsx'), {
  failed: CrashNote,
})

/** The screen for each kind of page (Spec §2 "Page kinds"). */
export const pageScreens: PageScreens = {
  doc: DocScreen,
  home: HomeScreen,
  portfolio: Portfolio,
}

/** Loads the screen of a page, so that the page is shown in one step. A screen that cannot be loaded says so in its place. */
export const loadScreen = async (kind: PageKind): Promise<void> => {
  if (kind === 'portfolio') await Portfolio.load().catch(() => undefined)
}
