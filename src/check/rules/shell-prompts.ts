import { shellPrompt } from '../../content/shell-prompt.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { Fault, PageRule } from '../page-rule.ts'

const shells: ReadonlySet<string> = new Set(['bash', 'sh', 'shell', 'zsh', 'powershell', 'ps1'])
const continuation = /^\s*> \S/

/** Requires commands without prompts, so that they can be pasted unchanged. */
export const shellPrompts: PageRule = {
  id: 'shell-prompt',
  severity: 'warning',
  ofPage: (open) => {
    const faults: Fault[] = []
    for (const node of nodesOfType(open.nodes, 'fence')) {
      if (!shells.has(node.info.language ?? '')) continue
      const index = node.value
        .split('\n')
        .findIndex((line) => shellPrompt.test(line) || continuation.test(line))
      if (index < 0) continue
      faults.push({ line: open.lineOf(node) + index + 1, kind: 'shell-prompt' })
    }
    return faults
  },
}
