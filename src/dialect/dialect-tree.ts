import type { Definition, Image, ImageReference, Nodes, Parents, Root } from 'mdast'
import { normalizeUri } from 'micromark-util-sanitize-uri'
import { SKIP, visit } from 'unist-util-visit'
import { attributeProperties, imageProperties } from './attributes/element-properties.ts'
import { type ElementProperties, hastProperties } from './element-shape.ts'
import { imageFacts } from './image/image-facts.ts'
import type { AttributesLine } from './mdast-nodes.ts'
import { plainText } from './plain-text.ts'
import { createSlugger } from './slug.ts'

/**
 * Completes a tree compiled from the dialect's tokens: IDs of headings, properties from `{…}`, sizes and
 * schemes of images. Modifies the tree in place. Call it only once per tree.
 */
export function finishTree(tree: Root): void {
  placeAttributeLines(tree)
  const slugger = createSlugger(authoredIds(tree))
  const definitions = definitionsOf(tree)
  visit(tree, (node) => {
    const id = idOf(node, slugger)
    const properties = hastProperties({ ...propertiesOf(node, definitions), id })
    if (Object.keys(properties).length === 0) return
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, ...properties } }
  })
}

function authoredIds(tree: Root): string[] {
  const ids: string[] = []
  visit(tree, (node) => {
    const id = node.data?.attributes?.id
    if (id !== undefined) ids.push(id)
  })
  return ids
}

function idOf(node: Nodes, slugger: ReturnType<typeof createSlugger>): string | undefined {
  const authored = node.data?.attributes?.id
  if (authored !== undefined) return slugger.fromAuthor(authored)
  return node.type === 'heading' ? slugger.fromText(plainText(node)) : undefined
}

function propertiesOf(node: Nodes, definitions: ReadonlyMap<string, Definition>): ElementProperties {
  if (node.type === 'image') return propertiesOfImage(node)
  if (node.type === 'imageReference') return propertiesOfReference(node, definitions)
  const attributes = node.data?.attributes
  const own = taskClass(node)
  return attributeProperties(attributes, own && attributes ? [own] : [])
}

/** Returns the class that mdast-util-to-hast sets on a task list, which the author's classes would otherwise replace. */
function taskClass(node: Nodes): string | undefined {
  const isTask = (item: Nodes): boolean => item.type === 'listItem' && typeof item.checked === 'boolean'
  if (isTask(node)) return 'task-list-item'
  return node.type === 'list' && node.children.some(isTask) ? 'contains-task-list' : undefined
}

function propertiesOfImage(node: Image): ElementProperties {
  const facts = imageFacts(node.alt ?? '', node.url)
  node.alt = facts.alt
  node.url = facts.url
  return imageProperties(facts, node.data?.imageSize, node.data?.attributes)
}

function propertiesOfReference(
  node: ImageReference,
  definitions: ReadonlyMap<string, Definition>,
): ElementProperties {
  const url = definitions.get(node.identifier.toUpperCase())?.url ?? ''
  const facts = imageFacts(node.alt ?? '', url)
  node.alt = facts.alt
  const properties = imageProperties(facts, undefined, node.data?.attributes)
  // The address belongs to a definition that other references share, so only this image loses its suffix.
  return facts.scheme ? { ...properties, src: normalizeUri(facts.url) } : properties
}

function definitionsOf(tree: Root): Map<string, Definition> {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', (node) => {
    const key = node.identifier.toUpperCase()
    if (!definitions.has(key)) definitions.set(key, node)
  })
  return definitions
}

/** Attaches every attribute line to the list or table above it. Elsewhere, it is text. */
function placeAttributeLines(tree: Root): void {
  visit(tree, 'attributesLine', (node: AttributesLine, index, parent: Parents | undefined) => {
    if (!parent || index === undefined) return
    const above = parent.children[index - 1]
    if (above && (above.type === 'list' || above.type === 'table') && !above.data?.attributes) {
      above.data = { ...above.data, attributes: node.data.attributes }
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    const { value, position } = node
    parent.children[index] = { type: 'paragraph', children: [{ type: 'text', value, position }], position }
  })
}
