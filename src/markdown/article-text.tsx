import { memo, useEffect, useLayoutEffect, useMemo } from 'react'
import { CrashNote } from '../ui/page/crash-note.tsx'
import { useTexts } from '../ui/page/current-page.tsx'
import { useOutline } from '../ui/page/outline.ts'
import { ArticleRest } from './article-box.tsx'
import { ArticlePart, LaterPartsProvider } from './article-part.tsx'
import { useArticle } from './use-article.ts'
import { useShownParts } from './use-shown-parts.ts'

interface ArticleTextProps {
  /** A page's markdown without front matter. */
  readonly markdown: string
}

/**
 * Renders a page's markdown. A long text is rendered in parts, so that no step blocks the page, and space is
 * reserved for the missing parts; if they can't be read, a note says so. Also reports to the outline which headings it found, and when all of them
 * are rendered.
 */
export const ArticleText = memo(function ArticleText({ markdown }: ArticleTextProps) {
  const { article, retry } = useArticle(markdown, useTexts().article)
  const { shown, schedule } = useShownParts(article)
  const { first, groups, headings, parts, missing } = article
  const rest = missing > 0 ? missing : markdown.length * Math.max(0, 1 - shown / parts)
  const isWhole = rest === 0
  const parcel = useMemo(() => ({ groups, schedule }), [groups, schedule])
  const setHeadings = useOutline((state) => state.set)
  const setWhole = useOutline((state) => state.setWhole)
  // Before the paint, because the table of contents is above the text, which must not move.
  useLayoutEffect(() => {
    setHeadings(headings)
    return () => setHeadings([])
  }, [headings, setHeadings])
  useEffect(() => {
    setWhole(isWhole)
    return () => setWhole(true)
  }, [isWhole, setWhole])
  return (
    <LaterPartsProvider value={parcel}>
      <ArticlePart nodes={first} />
      {retry ? <CrashNote isLost onRetry={retry} /> : !isWhole && <ArticleRest characters={rest} />}
    </LaterPartsProvider>
  )
})
