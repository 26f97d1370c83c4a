import { useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '../../browser/media-query.ts'
import { scrollIntoSight } from '../../browser/scroll.ts'
import { wideBreakpoint } from '../../config/layout.ts'
import { useCurrentPage } from '../../ui/page/current-page.tsx'
import { useHeadings, useOutline } from '../../ui/page/outline.ts'
import { useViewContext } from '../../ui/page/use-view-context.ts'
import { contentsHeadings, wantsContents } from './contents-choice.ts'
import { ContentsView } from './contents-view.tsx'

interface TableOfContentsProps {
  /** Where it is used: `aside` is shown on wide screens only, `article` on all others, directly below the title. */
  readonly position: 'aside' | 'article'
}

/** The page's headings: next to the article on wide screens, a drop-down below the title on others. */
export function TableOfContents({ position }: TableOfContentsProps) {
  const isWide = useMediaQuery(`(min-width: ${wideBreakpoint}px)`)
  const { page, site } = useCurrentPage()
  if (!wantsContents(page, site) || isWide !== (position === 'aside')) return null
  return <Headings isWide={isWide} />
}

function Headings({ isWide }: { readonly isWide: boolean }) {
  const { page, site } = useCurrentPage()
  const context = useViewContext()
  const [choice, setChoice] = useState<boolean>()
  const isOpen = choice ?? isWide
  const all = useHeadings()
  const reached = useOutline((state) => state.reached)
  const headings = page ? contentsHeadings(all, page, site) : []
  const contents = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading that is reached is what moves the list
  useEffect(() => {
    const current = isWide && contents.current?.querySelector<HTMLElement>('[aria-current="location"]')
    if (current) scrollIntoSight(current)
  }, [reached, isWide])
  if (headings.length === 0) return null
  return (
    <ContentsView
      ref={contents}
      headings={headings}
      isOpen={isOpen}
      reached={reached}
      onToggle={() => setChoice(!isOpen)}
      onPrint={() => print()}
      onGo={() => !isWide && setChoice(false)}
      context={context}
    />
  )
}
