import type { SiteConfig } from '../../../src/content/site-config.ts'
import { siteConfigFile } from '../../../src/content/site-config.ts'
import { ownVersion } from '../../../src/content/site-version.ts'
import type { Rule } from '../rule.ts'

/** Returns a fault if a list of versions in `site.json` lacks the base path of the site. */
export function ownVersionFaults(config: SiteConfig, base: string) {
  if (!config.versions?.length || ownVersion(config, base)) return []
  return [{ file: siteConfigFile, line: 1, kind: 'version-missing', values: { base } }] as const
}

/** Reports a list of versions in `site.json` without the base path of the published site. */
export const ownVersionListed: Rule = {
  id: 'own-version',
  severity: 'error',
  ofSite: ({ config, deliveredBase }) =>
    deliveredBase === undefined ? [] : ownVersionFaults(config, deliveredBase),
}
