import type { ContentIssue } from '../../src/content/issue.ts'
import type { LinkTarget } from '../../src/content/link.ts'
import type { PageAddress } from '../../src/content/page-path.ts'
import type { Resolution } from '../../src/content/resolve-page.ts'
import type { SiteConfig } from '../../src/content/site-config.ts'
import type { CommittedPage } from '../../src/content/translation.ts'
import type { SecurityPolicy } from '../publish/security-policy.ts'
import type { Navigation } from './navigation.ts'
import type { PageFacts } from './page-facts.ts'

/** A content folder as the rules of the whole site see it. */
export interface Site {
  /** Every page, sorted by file. */
  readonly pages: readonly PageFacts[]
  readonly pageAt: (address: PageAddress) => PageFacts | undefined
  /** What an address turns out to be, by the manifest that the index would write. */
  readonly resolve: (address: PageAddress) => Resolution
  /** Where a link of a page leads, by the site's own path rule. */
  readonly targetOf: (url: string, from: PageAddress) => LinkTarget
  /** Whether the site serves a file: a path below its base such as `/img/logo.svg`, percent-encoded. */
  readonly hasFile: (path: string) => boolean
  /** What the file of a page says of its age. */
  readonly datedPage: (page: PageFacts) => CommittedPage
  readonly navigations: readonly Navigation[]
  /** What `site.json` says; nothing where it is not there or cannot be read. */
  readonly config: SiteConfig
  /** The policy in the `_headers` of a published site; `undefined` where there is none, as in the sources. */
  readonly deliveredPolicy: SecurityPolicy | undefined
  /** What the readers of pages and configuration found wrong. */
  readonly issues: readonly ContentIssue[]
}
