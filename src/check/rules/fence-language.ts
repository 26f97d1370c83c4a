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
        const mend = 'Name it behind the opening marks (bash, json, yaml …); output and plain text are text.'
        faults.push({ line, what: 'The fence names no language.', mend })
      }
      if (node.type === 'code') {
        const what = 'Lines indented by four spaces are shown as code.'
        const mend = 'Put them into a fence with a language, or indent them less.'
        faults.push({ line, what, mend, severity: 'warning' })
      }
    }
    return faults
  },
}
