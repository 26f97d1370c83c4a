import type { ReactElement, ReactNode } from 'react'

/** Whether JSX created this. React's mark is a symbol, which no object of a JSON file can contain. */
export const isJsxElement = (child: unknown): child is ReactElement =>
  typeof child === 'object' && child !== null && '$$typeof' in child && typeof child.$$typeof === 'symbol'

/** Returns the elements among JSX children, without text. The first paint uses it too, so it doesn't import React. */
export function childElements<Props>(children: ReactNode): readonly ReactElement<Props>[] {
  return [children].flat(9).filter((child): child is ReactElement<Props> => isJsxElement(child))
}
