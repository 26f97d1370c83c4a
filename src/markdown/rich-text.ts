import type { Element, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { placeRawHtml } from '../dialect/raw-html/raw-html.ts'

/** Elements that load files; drawn text does not need them. */
const loading = new Set(['iframe', 'video', 'audio', 'source', 'picture', 'track'])

/**
 * Returns an editor's markup in a safe form for the document: what the page's sanitizer allows, without
 * elements that load files, except images of this site.
 *
 * @param pictureUrl returns the address of an image; `undefined` if it must not be fetched
 */
export function safeRichText(html: string, pictureUrl: (source: string) => string | undefined): string {
  const root: Root = { type: 'root', children: placeRawHtml([{ type: 'raw', value: html } as RootContent]) }
  visit(root, 'element', (element: Element, index, parent) => {
    const url = element.tagName === 'img' ? pictureUrl(String(element.properties.src ?? '')) : ''
    if (parent && index !== undefined && (loading.has(element.tagName) || url === undefined)) {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (url) element.properties = { alt: element.properties.alt ?? '', src: url }
    return undefined
  })
  return toHtml(root)
}
