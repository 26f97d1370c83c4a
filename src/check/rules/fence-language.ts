import type { Fault, PageRule } from '../page-rule.ts'

/** Every fence says what is in it: for colours, for the reader's screen reader, and so that commands can be told from output. */
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
