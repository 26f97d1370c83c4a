import type { SiteNavigation } from '../../src/check/navigation.ts'
import type { ContentIssue } from '../../src/content/issue.ts'
import type { LinkTarget } from '../../src/content/link.ts'
import type { PageAddress } from '../../src/content/page-path.ts'
import type { PublishConfig } from '../../src/content/publish-config.ts'
import type { Resolution } from '../../src/content/resolve-page.ts'
import type { SiteConfig } from '../../src/content/site-config.ts'
import type { CommittedPage } from '../../src/content/translation.ts'
import type { SecurityPolicy } from '../publish/security-policy.ts'
import type { PageFacts } from './page-facts.ts'

/** A content folder as the rules for the whole site see it. */
export interface Site {
  /** Every page, sorted by file. */
  readonly pages: readonly PageFacts[]
  /** The files that pages include, by file. */
  readonly included: ReadonlyMap<string, readonly string[]>
  readonly pageAt: (address: PageAddress) => PageFacts | undefined
  /** Resolves an address with the manifest that the index would write. */
  readonly resolve: (address: PageAddress) => Resolution
  /** Resolves a page's link with the site's own path rule. */
  readonly targetOf: (url: string, from: PageAddress) => LinkTarget
  /** Returns whether the site serves a file: a path below its base such as `/img/logo.svg`, percent-encoded. */
  readonly hasFile: (path: string) => boolean
  /** Returns the page of the same language that an address without a page probably means. */
  readonly nearest: (address: PageAddress) => PageFacts | undefined
  /** Returns the size of an image that pages show, by its path below the site's base. Pixels. */
  readonly sizeOf: (path: string) => readonly [width: number, height: number] | undefined
  /** Unused images, by path relative to the content folder: `../img/old.png`. */
  readonly unusedImages: readonly string[]
  /** Returns the data for comparing a page's age. */
  readonly datedPage: (page: PageFacts) => CommittedPage
  readonly navigations: readonly SiteNavigation[]
  /** Parsed `site.json`; empty if it is missing or cannot be read. */
  readonly config: SiteConfig & PublishConfig
  /** The policy in the `_headers` of a published site; `undefined` if there is none, as in the sources. */
  readonly deliveredPolicy: SecurityPolicy | undefined
  /** The base path of a published site; `undefined` if there is no built document, as in the sources. */
  readonly deliveredBase: string | undefined
  /** Issues found by the readers of pages and configuration. */
  readonly issues: readonly ContentIssue[]
}
