import type { ReactElement, ReactNode } from 'react'

/** Whether this is an element as JSX creates it: not text, a list, or a node of the document. */
export const isJsxElement = (child: unknown): child is ReactElement =>
  typeof child === 'object' && child !== null && 'props' in child

/** Returns the elements among JSX children, without text. The first paint uses it too, so it doesn't import React. */
export function childElements<Props>(children: ReactNode): readonly ReactElement<Props>[] {
  return [children].flat(9).filter((child): child is ReactElement<Props> => isJsxElement(child))
}
