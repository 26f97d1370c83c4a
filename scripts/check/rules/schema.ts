import type { Rule } from '../rule.ts'

/**
 * Reports the issues of the front matter and configuration readers: invalid fields, broken YAML and JSON, two
 * files for one page.
 */
export const schema: Rule = {
  id: 'schema',
  severity: 'error',
  ofSite: ({ issues }) => issues,
}
