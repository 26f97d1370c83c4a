import type { Nodes } from 'mdast'
import { toolNames } from '../../config/tool-names.ts'
import { nearestName } from '../../content/nearest-name.ts'
import { componentRows } from '../../dialect/component/names.ts'
import type { Component } from '../../dialect/flow-nodes.ts'
import { componentTags } from '../component-tags.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule, Verdict } from '../page-rule.ts'
import { lastLineOf } from '../source-lines.ts'
import { textLines } from '../text-lines.ts'

/** Requires names of components that the site knows; others are removed from the page. */
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

/** Attributes of which a component needs at least one to show anything. */
const needed: ReadonlyMap<string, readonly string[]> = new Map([
  ['Badge', ['text']],
  ['Download', ['href']],
  ['AudioPlayer', ['src']],
  ['VideoPlayer', ['src']],
  ['BiliBili', ['bvid', 'aid']],
  ['YouTube', ['id']],
  ['LocalTool', ['name']],
  ['OwnBlock', ['name']],
  ['Tool', ['name']],
])

/** Attributes whose values must be known to the site. */
const knownValues: ReadonlyMap<string, { readonly attribute: string; readonly values: readonly string[] }> =
  new Map([['Tool', { attribute: 'name', values: toolNames }]])

function valueFault({ name, attributes }: Component): Verdict | undefined {
  const { attribute = '', values = [] } = knownValues.get(name) ?? {}
  const value = attributes[attribute]
  if (!value || values.length === 0 || values.includes(value)) return undefined
  const likely = nearestName(value, values)
  return likely === undefined
    ? { kind: 'component-value', values: { name, attribute, value, known: values.join(', ') } }
    : { kind: 'component-value-near', values: { name, attribute, value, likely } }
}

function ofComponent(node: Nodes, open: OpenPage): readonly Fault[] {
  if (node.type !== 'component') return []
  const { name, attributes, children } = node
  const line = open.lineOf(node)
  const attribute = needed.get(name)?.filter((wanted) => !attributes[wanted])
  const isBare = attribute?.length === needed.get(name)?.length && attribute !== undefined
  const unknownValue = valueFault(node)
  const hasText = name === 'Badge' && children.length > 0
  const isOpen = children.length > 0 && isBlock(node) && !/<\/\w+\s*>\s*$/.test(lastLineOf(open, node))
  return [
    ...(isBare && !hasText
      ? [{ line, kind: 'component-bare' as const, values: { name, attribute: attribute.join(' / ') } }]
      : []),
    ...(unknownValue ? [{ ...unknownValue, line }] : []),
    ...(isOpen ? [{ line, kind: 'component-open' as const, values: { name } }] : []),
  ]
}

const isBlock = ({ name }: Component): boolean => componentRows.get(name)?.holdsBlocks === true

/** Finds tags that the parser could not complete: a quote or the closing bracket is missing. */
function shownAsText(open: OpenPage): readonly Fault[] {
  return textLines(open).flatMap(({ text, line }) => {
    const name = /<\/?([A-Z]\w*)/.exec(text)?.[1]
    if (name === undefined || !componentRows.has(name)) return []
    return [{ line, kind: 'component-text', values: { name } }]
  })
}
