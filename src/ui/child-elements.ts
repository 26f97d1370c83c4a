import type { ElementType, ReactElement, ReactNode } from 'react'
import { jsx } from 'react/jsx-runtime'

/** Whether JSX created this. React's mark is a symbol, which no object of a JSON file can contain. */
export const isJsxElement = (child: unknown): child is ReactElement =>
  typeof child === 'object' && child !== null && '$$typeof' in child && typeof child.$$typeof === 'symbol'

/** Returns the elements among JSX children, without text. The first paint uses it too, so it doesn't import React. */
export function childElements<Props>(children: ReactNode): readonly ReactElement<Props>[] {
  return [children].flat(9).filter((child): child is ReactElement<Props> => isJsxElement(child))
}

/** Returns an element with other children. `cloneElement` would need React, which the first paint doesn't have. */
export const withChildren = ({ type, props, key }: ReactElement<object>, children: ReactNode) =>
  jsx(type as ElementType, { ...props, children }, key ?? undefined)
