import type { ReactElement, ReactNode } from 'react'
import { childElements, withChildren } from '../../../ui/child-elements.ts'

interface Props {
  readonly node?: { readonly tagName?: string }
  readonly children?: ReactNode
}
type Rendered = ReactElement<Props>

/** Returns the author's rendered table with some of its rows. */
export function shownRows(children: ReactNode, shown: readonly number[]): ReactNode {
  return childElements<Props>(children).map((child) =>
    tagOf(child) === 'table' ? withChildren(child, sectionsOf(child, shown)) : child,
  )
}

const sectionsOf = (table: Rendered, shown: readonly number[]) =>
  childElements<Props>(table.props.children).map((part) => {
    if (tagOf(part) !== 'tbody') return part
    const rows = childElements(part.props.children)
    return withChildren(
      part,
      shown.map((at) => rows[at]),
    )
  })

/** The element map renders tables with a separate component, which receives the tree's node. */
const tagOf = ({ type, props }: Rendered): string | undefined =>
  typeof type === 'string' ? type : props.node?.tagName
