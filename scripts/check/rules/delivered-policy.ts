import { siteConfigFile } from '../../../src/content/site-config.ts'
import { configuredOrigins } from '../../publish/configured-origins.ts'
import type { Rule } from '../rule.ts'

/** Reports origins in `site.json` that the published site's policy blocks. */
export const deliveredPolicy: Rule = {
  id: 'delivered-policy',
  severity: 'warning',
  ofSite: ({ config, deliveredPolicy: policy }) =>
    configuredOrigins(config).flatMap(({ directive, origin, field }) => {
      if (!policy || policy.get(directive)?.includes(origin)) return []
      const values = { field, origin, directive }
      return [{ file: siteConfigFile, line: 1, kind: 'policy-behind', values }]
    }),
}
