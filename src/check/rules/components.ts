import type { Nodes } from 'mdast'
import { componentRows } from '../../dialect/component/names.ts'
import type { Component } from '../../dialect/flow-nodes.ts'
import { componentTags } from '../component-tags.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule, Verdict } from '../page-rule.ts'
import { lastLineOf } from '../source-lines.ts'
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
    return [...faults, ...shownAsText(open), ...open.nodes.flatMap((node) => ofComponent(node, open))]
  },
}

/** What a component shows nothing without: one of these attributes. */
const needed: ReadonlyMap<string, readonly string[]> = new Map([
  ['Badge', ['text']],
  ['Download', ['href']],
  ['AudioPlayer', ['src']],
  ['VideoPlayer', ['src']],
  ['BiliBili', ['bvid', 'aid']],
  ['YouTube', ['id']],
  ['Tool', ['name']],
])

function ofComponent(node: Nodes, open: OpenPage): readonly Fault[] {
  if (node.type !== 'component') return []
  const { name, attributes, children } = node
  const line = open.lineOf(node)
  const attribute = needed.get(name)?.filter((wanted) => !attributes[wanted])
  const isBare = attribute?.length === needed.get(name)?.length && attribute !== undefined
  const hasText = name === 'Badge' && children.length > 0
  const isOpen = children.length > 0 && isBlock(node) && !/<\/\w+\s*>\s*$/.test(lastLineOf(open, node))
  return [
    ...(isBare && !hasText
      ? [{ line, kind: 'component-bare' as const, values: { name, attribute: attribute.join(' / ') } }]
      : []),
    ...(isOpen ? [{ line, kind: 'component-open' as const, values: { name } }] : []),
  ]
}

const isBlock = ({ name }: Component): boolean => componentRows.get(name)?.holdsBlocks === true

/** A tag that the parser could not read to its end: a quote is missing, or the closing bracket. */
function shownAsText(open: OpenPage): readonly Fault[] {
  return textLines(open).flatMap(({ text, line }) => {
    const name = /<\/?([A-Z]\w*)/.exec(text)?.[1]
    if (name === undefined || !componentRows.has(name)) return []
    return [{ line, kind: 'component-text', values: { name } }]
  })
}
