import type { ReactElement, ReactNode } from 'react'
import { isJsxElement, withChildren } from '../../../ui/child-elements.ts'

type Rendered = ReactElement<{ readonly children?: ReactNode }>

/**
 * Returns an author's rendered lists with some of their innermost items, and without the items around them of which
 * nothing is left.
 *
 * @param isShown is asked once for each innermost item, in their order
 */
export function shownItems(children: ReactNode, isShown: () => boolean): ReactNode[] {
  return [children].flat(9).flatMap((child): ReactNode[] => {
    if (!isJsxElement(child)) return [child]
    const part = child as Rendered
    if (!hasItems(part.props.children)) return part.type === 'li' && !isShown() ? [] : [part]
    const inside = shownItems(part.props.children, isShown)
    return part.type === 'li' && !hasItems(inside) ? [] : [withChildren(part, inside)]
  })
}

/** Returns whether there are items in rendered content. */
const hasItems = (children: ReactNode): boolean =>
  [children]
    .flat(9)
    .some(
      (child) => isJsxElement(child) && (child.type === 'li' || hasItems((child as Rendered).props.children)),
    )
