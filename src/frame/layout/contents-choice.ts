import { defaultHeaderDepth } from '../../config/reading.ts'
import type { Page } from '../../content/page-view.ts'
import type { SiteConfig } from '../../content/site-config.ts'

type ContentsPage = Pick<Page, 'kind' | 'metadata'>

/** Returns whether a page shows its table of contents: documentation pages do by default. */
export function wantsContents(page: ContentsPage | undefined, site: SiteConfig): boolean {
  return page?.kind === 'doc' && (page.metadata.toc ?? site.toc) !== false
}

/** Returns the headings in a page's table of contents (Spec §9 "Default TOC depth"). */
export function contentsHeadings<T extends { readonly depth: number }>(
  headings: readonly T[],
  { metadata }: ContentsPage,
  site: SiteConfig,
): readonly T[] {
  const levels = metadata.headerDepth ?? site.headerDepth ?? defaultHeaderDepth
  return headings.filter(({ depth }) => depth >= 2 && depth <= levels + 1)
}
