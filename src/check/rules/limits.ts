import type { Nodes } from 'mdast'
import { longestDiagram, longestFormula, mostFlowLines } from '../../config/diagrams.ts'
import { drawableText } from '../../content/drawable-text.ts'
import { deepestContainer } from '../../dialect/container/container-life.ts'
import { mostSpannedCells } from '../../dialect/raw-html/limit-spans.ts'
import { htmlTags } from '../html-tags.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule, Verdict } from '../page-rule.ts'

/** Reports what exceeds a limit, so that the site shows it in another way than its author expects. */
export const limits: PageRule = {
  id: 'limit',
  severity: 'warning',
  ofPage: (open) => {
    const faults: Fault[] = []
    for (const node of open.nodes) {
      const verdict = verdictOf(node)
      if (verdict) faults.push({ ...verdict, line: open.lineOf(node) })
    }
    return [...faults, ...deepContainers(open), ...spans(open)]
  },
}

function verdictOf(node: Nodes): Verdict | undefined {
  if (node.type === 'math' || node.type === 'inlineMath') {
    if (node.value.length <= longestFormula) return undefined
    return { kind: 'limit-formula', values: { length: node.value.length, most: longestFormula } }
  }
  if (node.type === 'fence') return diagramVerdict(node.value, node.info.language) ?? textVerdict(node.value)
  return 'value' in node ? textVerdict(node.value) : undefined
}

function diagramVerdict(source: string, language: string | undefined): Verdict | undefined {
  if (language !== 'mermaid' && language !== 'flow' && language !== 'flowchart') return undefined
  if (source.length > longestDiagram)
    return { kind: 'limit-diagram', values: { length: source.length, most: longestDiagram } }
  const lines = source.split('\n').length
  if (language === 'mermaid' || lines <= mostFlowLines) return undefined
  return { kind: 'limit-flow', values: { lines, most: mostFlowLines } }
}

function textVerdict(text: string): Verdict | undefined {
  if (drawableText(text) === text) return undefined
  return { kind: /\p{M}{31}/u.test(text) ? 'limit-marks' : 'limit-word' }
}

/** Finds the containers in which no further one can start. */
function deepContainers(open: OpenPage): readonly Fault[] {
  const faults: Fault[] = []
  const walk = (node: Nodes, depth: number): void => {
    const inside = node.type === 'container' ? depth + 1 : depth
    if (node.type === 'container' && inside === deepestContainer) {
      faults.push({ line: open.lineOf(node), kind: 'limit-containers', values: { most: deepestContainer } })
    }
    if ('children' in node) for (const child of node.children) walk(child, inside)
  }
  const [root] = open.nodes
  if (root) walk(root, 0)
  return faults
}

/** Finds the first tag whose spans exceed the limit of the page. */
function spans(open: OpenPage): readonly Fault[] {
  let cells = 0
  for (const node of nodesOfType(open.nodes, 'html')) {
    for (const { attributes, below } of htmlTags(node.value)) {
      const own = Number(attributes.get('colspan') ?? 1) * Number(attributes.get('rowspan') ?? 1)
      if (own > 1) cells += own
      if (cells > mostSpannedCells)
        return [{ line: open.lineOf(node) + below, kind: 'limit-spans', values: { most: mostSpannedCells } }]
    }
  }
  return []
}
