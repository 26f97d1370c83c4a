import { siteConfigFile } from '../../../src/content/site-config.ts'
import { ownVersion } from '../../../src/content/site-version.ts'
import type { Rule } from '../rule.ts'

/** Reports a list of versions in `site.json` without the base path of the published site. */
export const ownVersionListed: Rule = {
  id: 'own-version',
  severity: 'error',
  ofSite: ({ config, deliveredBase: base }) => {
    if (base === undefined || !config.versions?.length || ownVersion(config, base)) return []
    return [{ file: siteConfigFile, line: 1, kind: 'version-missing', values: { base } }]
  },
}
