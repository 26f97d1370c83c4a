import type { RootContent } from 'hast'
import type { ComponentType, ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'
import type { ViewContext } from '../ui/page/view-context.ts'

/** Views of elements by tag name; other elements are rendered as they are. */
export type Views = Readonly<Record<string, (props: never) => ReactNode>>

/**
 * Returns nodes of a page's tree as JSX elements, with the views that the application uses too
 * (`markdown/elements.tsx`).
 */
export function elementsOf(nodes: readonly RootContent[], views: Views, context: ViewContext): ReactNode[] {
  return nodes.map((node) => {
    if (node.type === 'text') return node.value
    if (node.type !== 'element') return null
    const view = Object.hasOwn(views, node.tagName) ? views[node.tagName] : undefined
    const children = elementsOf(node.children, views, context)
    return jsx((view as ComponentType) ?? node.tagName, { ...node.properties, node, context, children })
  })
}
