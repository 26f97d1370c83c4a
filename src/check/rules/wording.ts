import type { Nodes, Parents, Text } from 'mdast'
import { styleTextsOf } from '../../config/locales/style-texts.ts'
import type { OpenPage } from '../open-page.ts'
import type { Fault, PageRule } from '../page-rule.ts'

/** Reports wordings that the site does not use. Bold text is ignored, because it quotes the product and its providers. */
export const wording: PageRule = {
  id: 'wording',
  severity: 'warning',
  ofPage: (open) => {
    const rows = styleTextsOf(open.page.textLocale).wordings
    return prose(open).flatMap((node) =>
      node.value.split('\n').flatMap((text, below) =>
        rows.flatMap(([wrong, better]) =>
          Array.from(text.matchAll(wrong), ([found]): Fault => {
            const line = open.lineOf(node) + below
            return { line, kind: 'wording', values: { text: found, better } }
          }),
        ),
      ),
    )
  },
}

/** Returns the page's text nodes outside bold text. */
function prose(open: OpenPage): readonly Text[] {
  const quoted = new Set<Nodes>(
    open.nodes.filter(({ type }) => type === 'strong').flatMap((node) => textsBelow(node as Parents)),
  )
  return open.nodes.filter((node): node is Text => node.type === 'text' && !quoted.has(node))
}

function textsBelow({ children }: Parents): readonly Nodes[] {
  return children.flatMap((node) => ('children' in node ? textsBelow(node) : [node]))
}
