import { containerRow } from '../../dialect/container/names.ts'
import type { Container } from '../../dialect/flow-nodes.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule } from '../page-rule.ts'
import { textLines } from '../text-lines.ts'

/** Tabs have tabs, each with a title of its own, and nothing before the first. */
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
  if (sections.length === 0) {
    return [
      {
        line,
        what: `The container ${node.name} has no tab.`,
        mend: 'Begin each tab with a line @tab Title.',
      },
    ]
  }
  const faults: Fault[] = []
  const [first] = node.children
  if (first && first.type !== 'tabSection') {
    const what = 'Something stands before the first tab, where no tab shows it.'
    faults.push({ line: open.lineOf(first), what, mend: 'Move it before the container or into a tab.' })
  }
  const seen = new Set<string>()
  for (const section of sections) {
    const { title, active } = section.head
    const place = open.lineOf(section)
    if (title === '')
      faults.push({ line: place, what: 'The tab has no title.', mend: 'Write it behind @tab.' })
    else if (seen.has(title)) {
      const what = `The tab “${title}” stands twice in one container.`
      faults.push({ line: place, what, mend: 'Give each tab a title of its own.' })
    }
    seen.add(title)
    const isSecondActive = active && sections.find((other) => other.head.active) !== section
    if (isSecondActive) {
      const mend = 'Write :active behind one @tab only.'
      faults.push({ line: place, what: 'A second tab wants to show first.', mend })
    }
  }
  return faults
}

function stray(open: OpenPage): readonly Fault[] {
  return textLines(open)
    .filter(({ text }) => /^\s*@tab(?::active)?(?:\s|$)/.test(text))
    .map(({ text, line }) => ({
      line,
      what: `“${text.trim()}” is shown as text: it stands in no container of tabs.`,
      mend: 'Put the tabs between ::: tabs and :::.',
    }))
}
