import type { Element, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { SKIP, visit } from 'unist-util-visit'
import { placeRawHtml } from '../dialect/raw-html/raw-html.ts'

/** Elements of a page that load something of their own; a text that is drawn has no use for them. */
const loading = new Set(['iframe', 'video', 'audio', 'source', 'picture', 'track'])

/**
 * Markup of an editor's as markup that may stand in the document: what the page's sanitiser lets through, without anything that loads,
 * but for pictures of this site.
 *
 * @param pictureUrl where a picture lies; `undefined` for one that may not be fetched
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
