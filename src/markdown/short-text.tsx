import type { Root } from 'hast'
import { useMemo } from 'react'
import Markdown from 'react-markdown'
import { atOnce } from '../prepare/steps.ts'
import { useTexts } from '../ui/page/current-page.tsx'
import { parseArticle } from './article.ts'
import { elements } from './elements.tsx'

/** Addresses are checked where they are used (`resolveLink`), with the page at hand. */
const keepUrl = (url: string) => url

/**
 * Renders Markdown that is not a page, such as a notice, as a page would. It does not affect the page's outline.
 * react-markdown receives the tree instead of a text.
 */
export default function ShortText({ markdown }: { readonly markdown: string }) {
  const { footnotes, asWritten } = useTexts().article
  const rehypePlugins = useMemo(() => {
    const inOnePart = { as: 'insert', standing: Number.POSITIVE_INFINITY } as const
    const { first } = atOnce(parseArticle(markdown, { footnotes, asWritten, ...inOnePart }))
    const root: Root = { type: 'root', children: first }
    return [() => () => root]
  }, [markdown, footnotes, asWritten])
  return <Markdown rehypePlugins={rehypePlugins} components={elements} urlTransform={keepUrl} />
}
