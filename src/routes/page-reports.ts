import { useEffect } from 'react'
import { applyHead } from '../browser/document-head.ts'
import { logError, warn } from '../browser/log.ts'
import { withBase } from '../browser/site-base.ts'
import { pageHeadOf } from '../content/page-head.ts'
import { pathnameOf } from '../content/page-path.ts'
import type { SiteConfig } from '../content/site-config.ts'
import { siteTextsOf } from '../content/site-texts.ts'
import { reportIssues } from '../data/report-issues.ts'
import { useInstead } from '../features/versions/instead.ts'
import type { FramedPage, ShownPage } from './shown-page.ts'

/** Updates title, language, and head elements for the page (Spec R6). */
export function useHead({ address, locale, page, site, texts, view }: FramedPage, loaded: ShownPage): void {
  const screen = loaded.kind === 'failed' ? 'failed' : 'unknown'
  const instead = useInstead((state) => state[pathnameOf(address)])
  useEffect(() => {
    const words = siteTextsOf(site, locale.id)
    const origin = originOf(site)
    applyHead(
      pageHeadOf({
        address,
        site,
        page,
        view,
        siteTitle: words.title,
        siteDescription: words.description,
        screen: { kind: screen, title: screen === 'failed' ? texts.failure.title : texts.unknown.title },
        instead: instead && origin + instead,
        absolute: (pathname) => origin + withBase(pathname),
      }),
    )
  }, [address, locale, page, site, texts, view, screen, instead])
}

/** Returns the public origin of the site. */
function originOf({ siteUrl }: SiteConfig): string {
  return siteUrl !== undefined && URL.canParse(siteUrl) ? new URL(siteUrl).origin : location.origin
}

/** Logs what an editor has to know about the page: its issues, and a missing sidebar. */
export function useEditorLog({ page, sidebar }: FramedPage, route: string): void {
  useEffect(() => {
    if (page && sidebar.kind === 'unconfigured') warn(`No sidebar is configured for ${route}.`)
  }, [page, sidebar.kind, route])
  useEffect(() => {
    reportIssues(page?.issues ?? [], logError).catch(() => undefined)
  }, [page?.issues])
}
