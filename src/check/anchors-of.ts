import type { Nodes } from 'mdast'
import { rawElement } from '../dialect/raw-html/raw-element.ts'
import { htmlTags } from './html-tags.ts'

/** Returns the IDs of a page as rendered: headings, `{#id}`, and IDs that the sanitizer allows in raw HTML. */
export function anchorsOf(nodes: readonly Nodes[]): ReadonlySet<string> {
  const ids = new Set<string>()
  const add = (id: unknown): void => {
    if (typeof id === 'string' && id !== '') ids.add(id)
  }
  for (const node of nodes) {
    add(node.data && 'hProperties' in node.data ? node.data.hProperties?.id : undefined)
    if (node.type !== 'html') continue
    for (const { name, attributes } of htmlTags(node.value)) add(rawElement(name, attributes)?.properties.id)
  }
  return ids
}
