import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Headers, headerRulesOf, headersOf } from '../../scripts/publish/header-rules.ts'
import { inlineHashesOf } from '../../scripts/publish/inline-hashes.ts'
import { securityPolicyOf } from '../../scripts/publish/security-policy.ts'
import { readSiteConfig } from '../../src/content/site-config.ts'

/**
 * Returns the headers of a path as if the index command had run with this configuration; documents for frames
 * keep theirs.
 */
export function policyHeaders(
  root: string,
  siteConfig: unknown,
  { pathname, delivered }: { readonly pathname: string; readonly delivered: Headers },
): Headers {
  if (/-frame(?:\.html)?$/.test(pathname)) return delivered
  const html = readFileSync(join(root, 'index.html'), 'utf8')
  const policy = securityPolicyOf(readSiteConfig(siteConfig).value, inlineHashesOf(html))
  return headersOf(headerRulesOf({ base: '/', policy, framed: [] }), pathname)
}
