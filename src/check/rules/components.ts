import { componentRows } from '../../dialect/component/names.ts'
import { componentTags } from '../component-tags.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule, Verdict } from '../page-rule.ts'
import { textLines } from '../text-lines.ts'

/** Components are written with a name that the site knows; others vanish from the page. */
export const components: PageRule = {
  id: 'component',
  severity: 'error',
  ofPage: (open) => {
    const faults: Fault[] = []
    for (const node of nodesOfType(open.nodes, 'html')) {
      for (const { name, line } of componentTags(node.value)) {
        const known = [...componentRows.keys()].find((row) => row.toLowerCase() === name.toLowerCase())
        const verdict: Verdict = known
          ? { kind: 'component-form', values: { name, known } }
          : { kind: 'component-unknown', values: { name, known: [...componentRows.keys()].join(', ') } }
        faults.push({ ...verdict, line: open.lineOf(node) + line })
      }
    }
    return [...faults, ...shownAsText(open)]
  },
}

/** A tag that the parser could not read to its end: a quote is missing, or the closing bracket. */
function shownAsText(open: OpenPage): readonly Fault[] {
  return textLines(open).flatMap(({ text, line }) => {
    const name = /<\/?([A-Z]\w*)/.exec(text)?.[1]
    if (name === undefined || !componentRows.has(name)) return []
    return [{ line, kind: 'component-text', values: { name } }]
  })
}
