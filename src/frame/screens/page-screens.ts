import type { ComponentType } from 'react'
import type { Page, PageKind, PageView } from '../../content/page-view.ts'
import { lateComponent } from '../../ui/late-component.ts'
import { DocScreen } from './doc-screen.tsx'
import { HomeScreen } from './home-screen.tsx'

/** The screen for each kind of page (Spec §2 "Page kinds"). */
export const pageScreens: Readonly<
  Record<PageKind, ComponentType<{ readonly page: Page; readonly view: PageView }>>
> = {
  doc: DocScreen,
  home: HomeScreen,
  // Few sites have one.
  portfolio: lateComponent(() => import('../../features/portfolio/portfolio-screen.tsx')),
}
