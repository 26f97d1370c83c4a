import { createElement, Fragment } from 'react'
import type { MarkedText } from './marked-text.ts'

/** A text with its matches in `<mark>` elements. */
export function Marked({ text }: { readonly text: MarkedText }) {
  return createElement(
    Fragment,
    null,
    ...text.map(({ text, isMatch }) => (isMatch ? createElement('mark', null, text) : text)),
  )
}
