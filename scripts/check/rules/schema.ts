import type { Rule } from '../rule.ts'

/** What the readers of front matter and configuration say: fields of the wrong form, broken YAML and JSON, two files for one page. */
export const schema: Rule = {
  id: 'schema',
  severity: 'error',
  ofSite: ({ issues }) => issues,
}
