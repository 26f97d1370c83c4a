import type { Heading, Table } from 'mdast'
import { type StyleTexts, styleTextsOf } from '../../config/locales/style-texts.ts'
import { plainText } from '../../dialect/plain-text.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule } from '../page-rule.ts'

/** Requires the site's names, order, and table columns for the standard parts of a page. */
export const pageParts: PageRule = {
  id: 'page-part',
  severity: 'warning',
  ofPage: (open) => {
    const style = styleTextsOf(open.page.textLocale)
    return [...headingFaults(open, style), ...columnFaults(open, style)]
  },
}

function headingFaults(open: OpenPage, style: StyleTexts): readonly Fault[] {
  const faults: Fault[] = []
  const names = style.partHeadings
  let last = -1
  for (const heading of topHeadings(open)) {
    const text = plainText(heading).trim()
    const line = open.lineOf(heading)
    const meant = style.otherPartHeadings.findIndex((others) => others.includes(text))
    const name = names[meant]
    if (name !== undefined) faults.push({ line, kind: 'part-name', values: { text, name } })
    const part = name === undefined ? names.indexOf(text) : meant
    if (part < 0) continue
    const other = names[last]
    if (part < last && other !== undefined) {
      faults.push({ line, kind: 'part-order', values: { text, other, order: names.join(' · ') } })
    }
    last = Math.max(last, part)
  }
  return faults
}

/** Checks tables with three columns, because other tables in the section can have another purpose. */
function columnFaults(open: OpenPage, style: StyleTexts): readonly Fault[] {
  const faults: Fault[] = []
  const expected = style.troubleshootingColumns
  let section: string | undefined
  for (const node of open.nodes) {
    if (node.type === 'heading' && node.depth === 2) section = plainText(node).trim()
    if (node.type !== 'table' || section !== style.partHeadings[4]) continue
    const columns = headCells(node)
    if (columns.length !== expected.length || columns.every((column, index) => column === expected[index]))
      continue
    const values = { columns: columns.join(' · '), names: expected.join(' · ') }
    faults.push({ line: open.lineOf(node), kind: 'part-columns', values })
  }
  return faults
}

const topHeadings = ({ nodes }: OpenPage): readonly Heading[] =>
  nodes.filter((node): node is Heading => node.type === 'heading' && node.depth === 2)

const headCells = ({ children: [head] }: Table): readonly string[] =>
  head?.children.map((cell) => plainText(cell).trim()) ?? []
