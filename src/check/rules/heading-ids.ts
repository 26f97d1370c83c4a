import { plainText } from '../../dialect/plain-text.ts'
import { isReservedId, slugify } from '../../dialect/slug.ts'
import type { Fault, PageRule } from '../page-rule.ts'

/** Every id of a page stands once; of a second one the site makes `id-1`, and nobody can tell which link means which. */
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
