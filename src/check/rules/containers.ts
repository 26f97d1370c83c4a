import { nearestName } from '../../content/nearest-name.ts'
import { containerRow, containerRows } from '../../dialect/container/names.ts'
import type { Container } from '../../dialect/flow-nodes.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule, Verdict } from '../page-rule.ts'
import { sourceLine } from '../source-lines.ts'
import { textLines } from '../text-lines.ts'

/** Requires containers to have a known name, no title that is lost, and a closing line; no `:::` may be shown as text. */
export const containers: PageRule = {
  id: 'container',
  severity: 'error',
  ofPage: (open) => {
    const faults: Fault[] = []
    for (const node of nodesOfType(open.nodes, 'container')) {
      if (isAlert(node, open)) continue
      const line = open.lineOf(node)
      if (!containerRow(node.name)) {
        faults.push({ ...unknown(node.name), line })
      }
      if (losesTitle(node)) faults.push({ line, kind: 'container-title', values: { name: node.name } })
      if (isEmpty(node)) faults.push({ line, kind: 'container-empty', values: { name: node.name } })
      if (!isClosed(node, open)) {
        faults.push({ line, kind: 'container-open', values: { name: node.name } })
      }
    }
    return [...faults, ...stray(open)]
  },
}

function unknown(name: string): Verdict {
  const likely = nearestName(name, containerRows.keys())
  if (likely === undefined) return { kind: 'container-unknown', values: { name } }
  return { kind: 'container-misspelt', values: { name, likely } }
}

/** Returns whether a container has a title that is not shown. Tabs can have the ID of their group there (`tabs #os`). */
function losesTitle({ name, label }: Container): boolean {
  const kind = containerRow(name)?.kind
  return label !== undefined && (kind === 'class' || (kind === 'tabs' && !label.startsWith('#')))
}

/** Returns whether an interactive container has no code to be made from. */
function isEmpty({ name, children }: Container): boolean {
  const row = containerRow(name)
  const needsCode = row?.kind === 'block' && row.block !== 'card' && row.block !== 'route'
  return needsCode && !children.some(({ type }) => type === 'fence')
}

const bodyLine = (open: OpenPage, line: number | undefined): string =>
  sourceLine(open, open.page.bodyLine + (line ?? 1) - 1)

/** Returns whether a container is a GitHub alert, which ends with its quote. */
const isAlert = (node: Container, open: OpenPage): boolean =>
  /^[\s>]*>\s*\[!/.test(bodyLine(open, node.position?.start.line))

/**
 * Returns whether a container has its own closing line. A closing line closes one container: the innermost
 * one that ends there.
 */
function isClosed(node: Container, open: OpenPage): boolean {
  const end = node.position?.end.line
  const inner = node.children.at(-1)
  const isInners =
    (inner?.type === 'container' || inner?.type === 'component') && inner.position?.end.line === end
  return !isInners && /^[\s>]*:{3,}\s*$/.test(bodyLine(open, end)) && end !== node.position?.start.line
}

function stray(open: OpenPage): readonly Fault[] {
  return textLines(open)
    .filter(({ text }) => /^\s*:{3,}/.test(text))
    .map(({ text, line }) => ({
      line,
      kind: /^\s*:+\s*$/.test(text) ? 'container-stray-end' : 'container-stray',
      values: { text: text.trim() },
    }))
}
