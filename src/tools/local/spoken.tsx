import { createElement, type ReactNode } from 'react'
import type { Words } from '../../content/local-tool.ts'
import { useLocale } from '../../ui/page/current-page.tsx'

/** Returns a function that gives a text in the reader's language. */
export function useSay(): (words: Words) => string {
  const { id } = useLocale()
  return (words) => words[id] ?? words.en
}

/** A text in the reader's language. Words between backticks are shown as code. */
export function Spoken({ words }: { readonly words: Words }): ReactNode {
  const pieces = useSay()(words).split('`')
  return pieces.map((piece, at) => (at % 2 === 1 ? createElement('code', { key: at }, piece) : piece))
}

/** Returns a text in the reader's language without backticks, for places that show no markup. */
export function usePlain(): (words: Words) => string {
  const say = useSay()
  return (words) => say(words).replaceAll('`', '')
}
