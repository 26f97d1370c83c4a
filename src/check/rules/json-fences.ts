import { readJsonWithPositions } from '../../content/json-positions.ts'
import type { Container, Fence } from '../../dialect/flow-nodes.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule } from '../page-rule.ts'

/**
 * Languages that must be complete JSON, because readers paste it and charts are drawn from it. Use `jsonc` or
 * `text` for excerpts.
 */
const whole: ReadonlySet<string> = new Set(['json', 'echarts'])

/** Requires valid JSON in code blocks marked as JSON and in charts. */
export const jsonFences: PageRule = {
  id: 'json',
  severity: 'error',
  ofPage: (open) => {
    const faults: Fault[] = []
    const charts = new Set(nodesOfType(open.nodes, 'container').flatMap(chartOf))
    for (const node of nodesOfType(open.nodes, 'fence')) {
      const isWhole = whole.has(node.info.language ?? '') || charts.has(node)
      const fault = isWhole ? faultOf(node, open) : undefined
      if (fault) faults.push(fault)
    }
    return faults
  },
}

/** Returns the code block of a chart in a container. */
function chartOf({ name, children }: Container): readonly Fence[] {
  const fence = children.find((child) => child.type === 'fence')
  return name === 'echarts' && fence ? [fence] : []
}

function faultOf(node: Fence, open: OpenPage): Fault | undefined {
  const read = readJsonWithPositions(node.value)
  if (read.kind === 'read') return undefined
  return {
    line: open.lineOf(node) + read.line,
    kind: 'fence-json',
    values: { language: node.info.language ?? '', reason: read.reason },
  }
}
