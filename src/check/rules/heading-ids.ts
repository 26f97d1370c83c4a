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
        const what = `The id ${id} belongs to the site itself, which writes page-${id} in its place.`
        faults.push({ line, what, mend: 'Give another id: {#…} behind the heading.' })
      }
      if (before === undefined) first.set(id, line)
      else {
        const what = `The id ${id} stands in line ${before} already.`
        faults.push({ line, what, mend: 'Word the heading differently, or give it an id of its own: {#…}.' })
      }
    }
    return faults
  },
}
