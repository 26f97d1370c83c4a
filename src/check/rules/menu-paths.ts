import type { Nodes, Parents } from 'mdast'
import { plainText } from '../../dialect/plain-text.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule } from '../page-rule.ts'

/** Signs that authors put between menu names. */
const signs = /→|->|›|»|>/u
const anySign = new Set(['→', '->', '›', '»', '>'])

/** Requires one form of menu paths: all names in one bold text, separated by ` > `. */
export const menuPaths: PageRule = {
  id: 'menu-path',
  severity: 'warning',
  ofPage: (open) => [...separateNames(open), ...signsInside(open)],
}

/** Finds `**A > B**` with another sign or other spaces. */
function signsInside(open: OpenPage): readonly Fault[] {
  return nodesOfType(open.nodes, 'strong').flatMap((node) => {
    const text = plainText(node)
    if (node.children.some(({ type }) => type !== 'text')) return []
    const names = text.split(signs).map((name) => name.trim())
    const path = names.join(' > ')
    if (path === text || names.includes('')) return []
    const form = `**${path}**`
    return [{ line: open.lineOf(node), kind: 'menu-path' as const, values: { text, form } }]
  })
}

/** Finds `**A** > **B**`. */
function separateNames(open: OpenPage): readonly Fault[] {
  return open.nodes.filter(isParent).flatMap(({ children }) =>
    children.flatMap((node, index) => {
      const [sign, next] = [children[index + 1], children[index + 2]]
      if (node.type !== 'strong' || sign?.type !== 'text' || next?.type !== 'strong') return []
      if (!anySign.has(sign.value.trim())) return []
      const [one, other] = [plainText(node), plainText(next)]
      const values = { text: `${one}${sign.value}${other}`, form: `**${one} > ${other}**` }
      return [{ line: open.lineOf(node), kind: 'menu-path' as const, values }]
    }),
  )
}

const isParent = (node: Nodes): node is Parents => 'children' in node
