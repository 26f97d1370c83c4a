import type { Container, Fence } from '../../dialect/flow-nodes.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule } from '../page-rule.ts'

/** Readers paste JSON; charts are drawn from it. What is not whole is written as `jsonc` or `text`. */
const whole: ReadonlySet<string> = new Set(['json', 'echarts'])

/** A fence that claims to be JSON is JSON, and so is what a chart is drawn from. */
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

/** The fence that a chart in a container is drawn from. */
function chartOf({ name, children }: Container): readonly Fence[] {
  const fence = children.find((child) => child.type === 'fence')
  return name === 'echarts' && fence ? [fence] : []
}

function faultOf(node: Fence, open: OpenPage): Fault | undefined {
  try {
    JSON.parse(node.value)
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const position = Number(/position (\d+)/.exec(reason)?.[1] ?? 0)
    const inside = node.value.slice(0, position).split('\n').length
    return {
      line: open.lineOf(node) + inside,
      kind: 'fence-json',
      values: { language: node.info.language ?? '', reason: reason.split(' in JSON')[0] ?? reason },
    }
  }
}
