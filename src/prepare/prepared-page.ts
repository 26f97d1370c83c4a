import type { LocaleId } from '../config/locales/locale.ts'
import type { Crumb } from '../content/breadcrumb.ts'
import type { PictureSizes } from '../content/manifest.ts'
import type { Page } from '../content/page-view.ts'
import type { Article } from './article-parts.ts'

/** What `npm run index` writes for the first paint of a page (docs/decisions/0034). */
export interface PreparedPage {
  readonly key: PreparedKey
  readonly frame: PreparedFrame
  readonly article: Article
}

/** What must be the same in the browser, or the file is ignored. */
export interface PreparedKey {
  /** The version of the program that reads texts. */
  readonly reader: string
  /** Hash of the content file, for the next run of the command. */
  readonly hash: string
  /** `textMark` of the content file, for the browser. */
  readonly mark: string
  /** The heading of the footnotes. */
  readonly footnotes: string
}

/** What the frame shows for this page. The rest is the same for all pages (`SiteFrame`). */
export interface PreparedFrame extends Pick<Page, 'kind' | 'title' | 'metadata' | 'readingTime'> {
  readonly breadcrumb: readonly Crumb[]
  readonly locales: readonly LocaleId[]
  readonly pictures: PictureSizes
  readonly hasSidebar: boolean
  readonly isBehind: boolean
}
