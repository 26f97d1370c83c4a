import type { Fence } from '../../dialect/flow-nodes.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule } from '../page-rule.ts'

/** Readers paste JSON; charts are drawn from it. What is not whole is written as `jsonc` or `text`. */
const whole: ReadonlySet<string> = new Set(['json', 'echarts'])

/** A fence that claims to be JSON is JSON. */
export const jsonFences: PageRule = {
  id: 'json',
  severity: 'error',
  ofPage: (open) => {
    const faults: Fault[] = []
    for (const node of nodesOfType(open.nodes, 'fence')) {
      const fault = whole.has(node.info.language ?? '') ? faultOf(node, open) : undefined
      if (fault) faults.push(fault)
    }
    return faults
  },
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
