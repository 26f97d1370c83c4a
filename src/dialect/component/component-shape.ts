import { camelCase } from '../../content/hyphenated.ts'
import { blockElement, type ElementShape } from '../element-shape.ts'
import type { ComponentTag } from './component-tag.ts'
import { componentRows } from './names.ts'

/** The position of a component: within text, alone on its lines, or around blocks. */
export type ComponentPosition = 'text' | 'flow' | 'container'

/** Returns the element of a component (decision 0001), and its text if there is nothing between its tags. */
export function componentShape(
  tag: ComponentTag,
  position: ComponentPosition,
): ElementShape & { readonly fallback: string } {
  const row = componentRows.get(tag.name)
  const options: Record<string, string> = {}
  for (const [name, value] of Object.entries(tag.attributes)) options[camelCase(name)] = value
  const shape = blockElement(position === 'text' ? 'span' : 'div', row?.block ?? '', options)
  const source = row?.fallback.find((name) => tag.attributes[name])
  const hasFallback = position !== 'container' && source !== undefined
  return { ...shape, fallback: hasFallback ? (tag.attributes[source] ?? '') : '' }
}
