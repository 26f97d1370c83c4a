import type { Page } from '../../../content/page-view.ts'

/** What a reader has selected: the block in which it starts, and its ends. */
export interface Passage {
  readonly element: Element
  readonly selected: StaticRange
}

export interface ReportPassageProps extends Passage {
  readonly page: Page
  readonly onClose: () => void
}
