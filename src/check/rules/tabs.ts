import { containerRow } from '../../dialect/container/names.ts'
import type { Container } from '../../dialect/flow-nodes.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule } from '../page-rule.ts'
import { textLines } from '../text-lines.ts'

/** Requires tabs in tab containers, each with a unique title, and no content before the first. */
export const tabs: PageRule = {
  id: 'tabs',
  severity: 'error',
  ofPage: (open) => {
    const faults: Fault[] = []
    for (const node of nodesOfType(open.nodes, 'container')) {
      if (containerRow(node.name)?.kind === 'tabs') faults.push(...faultsOf(node, open))
    }
    return [...faults, ...stray(open)]
  },
}

function faultsOf(node: Container, open: OpenPage): readonly Fault[] {
  const sections = node.children.flatMap((child) => (child.type === 'tabSection' ? [child] : []))
  const line = open.lineOf(node)
  if (sections.length === 0) return [{ line, kind: 'tabs-none', values: { name: node.name } }]
  const faults: Fault[] = []
  const [first] = node.children
  if (first && first.type !== 'tabSection') {
    faults.push({ line: open.lineOf(first), kind: 'tabs-before' })
  }
  const seen = new Set<string>()
  for (const section of sections) {
    const { title, active } = section.head
    const line = open.lineOf(section)
    if (title === '') faults.push({ line, kind: 'tab-untitled' })
    else if (seen.has(title)) faults.push({ line, kind: 'tab-twice', values: { title } })
    seen.add(title)
    const isSecondActive = active && sections.find((other) => other.head.active) !== section
    if (isSecondActive) faults.push({ line, kind: 'tab-active' })
  }
  return faults
}

function stray(open: OpenPage): readonly Fault[] {
  return textLines(open)
    .filter(({ text }) => /^\s*@tabs?\b/i.test(text))
    .map(({ text, line }) => {
      const kind = /^\s*@tab(?::active)?(?:\s|$)/.test(text) ? 'tab-stray' : 'tab-form'
      return { line, kind, values: { text: text.trim() } }
    })
}
