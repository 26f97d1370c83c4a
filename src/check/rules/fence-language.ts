import type { Fault, PageRule } from '../page-rule.ts'

/**
 * Requires a language for every code block: for highlighting, for screen readers, and to distinguish commands
 * from output.
 */
export const fenceLanguage: PageRule = {
  id: 'fence-language',
  severity: 'error',
  ofPage: (open) => {
    const faults: Fault[] = []
    for (const node of open.nodes) {
      const line = open.lineOf(node)
      if (node.type === 'fence' && node.info.language === undefined) {
        faults.push({ line, kind: 'fence-language' })
      }
      if (node.type === 'code') {
        faults.push({ line, kind: 'code-indented', severity: 'warning' })
      }
    }
    return faults
  },
}
