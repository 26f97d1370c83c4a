import { useMemo } from 'react'
import { atOnce } from '../prepare/steps.ts'
import { useTexts } from '../ui/page/current-page.tsx'
import { readArticle } from './article.ts'
import { ArticlePart } from './article-part.tsx'

/** Renders Markdown that is not a page, such as a notice, as a page would. It does not affect the page's outline. */
export default function ShortText({ markdown }: { readonly markdown: string }) {
  const { footnotes, asWritten } = useTexts().article
  const { first } = useMemo(() => {
    const inOnePart = { as: 'insert', standing: Number.POSITIVE_INFINITY } as const
    return atOnce(readArticle(markdown, { footnotes, asWritten, ...inOnePart }))
  }, [markdown, footnotes, asWritten])
  return <ArticlePart nodes={first} />
}
