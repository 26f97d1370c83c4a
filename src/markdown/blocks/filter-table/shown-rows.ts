import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

type Rendered = ReactElement<{
  readonly node?: { readonly tagName?: string }
  readonly children?: ReactNode
}>

/** Returns the author's rendered table with some of its rows. */
export function shownRows(children: ReactNode, shown: readonly number[]): ReactNode {
  return elementsOf(children).map((child) =>
    tagOf(child) === 'table' ? cloneElement(child, {}, sectionsOf(child, shown)) : child,
  )
}

const sectionsOf = (table: Rendered, shown: readonly number[]) =>
  elementsOf(table.props.children).map((part) => {
    if (tagOf(part) !== 'tbody') return part
    const rows = elementsOf(part.props.children)
    return cloneElement(
      part,
      {},
      shown.map((at) => rows[at]),
    )
  })

const elementsOf = (children: ReactNode): readonly Rendered[] =>
  Children.toArray(children).filter((child): child is Rendered => isValidElement(child))

/** The element map renders tables with a separate component, which receives the tree's node. */
const tagOf = ({ type, props }: Rendered): string | undefined =>
  typeof type === 'string' ? type : props.node?.tagName
