import { plainText } from '../../dialect/plain-text.ts'
import { isReservedId, slugify } from '../../dialect/slug.ts'
import type { Fault, PageRule } from '../page-rule.ts'

/** Requires unique IDs. The site changes a second one to `id-1`, and links to it become ambiguous. */
export const headingIds: PageRule = {
  id: 'heading-id',
  severity: 'error',
  ofPage: (open) => {
    const first = new Map<string, number>()
    const faults: Fault[] = []
    for (const node of open.nodes) {
      const authored = node.data?.attributes?.id
      const id = authored ?? (node.type === 'heading' ? slugify(plainText(node)) : '')
      if (id === '') continue
      const line = open.lineOf(node)
      const before = first.get(id)
      if (isReservedId(id)) {
        faults.push({ line, kind: 'id-reserved', values: { id } })
      }
      if (before === undefined) first.set(id, line)
      else faults.push({ line, kind: 'id-twice', values: { id, before } })
    }
    return faults
  },
}
