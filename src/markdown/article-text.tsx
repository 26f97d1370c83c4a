import { memo, useEffect, useLayoutEffect, useMemo } from 'react'
import { heightOfCharacter } from '../config/long-pages.ts'
import { useTexts } from '../page/current-page.tsx'
import { useOutline } from '../page/outline.ts'
import { ArticlePart, LaterPartsProvider } from './article-part.tsx'
import styles from './article-text.module.css'
import { useArticle } from './use-article.ts'
import { useShownParts } from './use-shown-parts.ts'

interface ArticleTextProps {
  /** A page's markdown without front matter. */
  readonly markdown: string
}

/**
 * A page's text: markdown in, elements out. A long text comes in parts, so that no step of it holds the page up; the place of what is
 * still to come is kept free. It also tells the outline which headings it found, and when all of them stand.
 */
export const ArticleText = memo(function ArticleText({ markdown }: ArticleTextProps) {
  const article = useArticle(markdown, useTexts().article)
  const { shown, schedule } = useShownParts(article)
  const { first, groups, headings, parts, missing } = article
  const rest = missing > 0 ? missing : markdown.length * Math.max(0, 1 - shown / parts)
  const isWhole = rest === 0
  const parcel = useMemo(() => ({ groups, schedule }), [groups, schedule])
  const setHeadings = useOutline((state) => state.set)
  const setWhole = useOutline((state) => state.setWhole)
  // Before the paint: the table of contents stands above the text, which must not move for it.
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
      {!isWhole && (
        <div className={styles.rest} style={{ blockSize: rest * heightOfCharacter }} aria-hidden />
      )}
    </LaterPartsProvider>
  )
})
