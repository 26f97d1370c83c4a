import type { ComponentType } from 'react'
import type { Page, PageKind, PageView } from '../../content/page-view.ts'

/** The screen for each kind of page (Spec §2 "Page kinds"). */
export type PageScreens = Readonly<
  Record<PageKind, ComponentType<{ readonly page: Page; readonly view: PageView }>>
>
