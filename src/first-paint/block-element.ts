import type { BlockElement } from '../blocks/block.ts'

/** An element of the page as the blocks know it, for their rules of measure: its `data-*` options and its text. */
export function blockElementOf({ tagName, dataset, textContent }: HTMLElement): BlockElement {
  const properties = Object.entries(dataset).map(([name, value]) => [
    `data${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    value,
  ])
  return {
    type: 'element',
    tagName: tagName.toLowerCase(),
    properties: Object.fromEntries(properties),
    children: [{ type: 'text', value: textContent }],
  }
}
