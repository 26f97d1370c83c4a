import { ChevronDown, Printer } from 'lucide-react'
import { useState } from 'react'
import { useMediaQuery } from '../browser/media-query.ts'
import { wideBreakpoint } from '../config/layout.ts'
import { defaultHeaderDepth } from '../config/reading.ts'
import { useCurrentPage, useTexts } from '../page/current-page.tsx'
import { type OutlineHeading, useOutline } from '../page/outline.ts'
import { SiteLink } from '../page/site-link.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './table-of-contents.module.css'

interface TableOfContentsProps {
  /** Where it is asked for: `aside` shows it on wide screens only, `article` on all others, so that it is where the eye meets it. */
  readonly place: 'aside' | 'article'
}

/** The page's headings: beside the article on wide screens, a drop-down below its title on others; collapsible, with a print button. */
export function TableOfContents({ place }: TableOfContentsProps) {
  const isWide = useMediaQuery(`(min-width: ${wideBreakpoint}px)`)
  const { page, site } = useCurrentPage()
  const isWanted = page?.kind === 'doc' && (page.metadata.toc ?? site.toc) !== false
  if (!isWanted || isWide !== (place === 'aside')) return null
  return (
    <Headings isWide={isWide} depth={page.metadata.headerDepth ?? site.headerDepth ?? defaultHeaderDepth} />
  )
}

interface HeadingsProps {
  readonly isWide: boolean
  /** How many levels of headings below the title are shown (Spec §9 "Default TOC depth"). */
  readonly depth: number
}

function Headings({ isWide, depth }: HeadingsProps) {
  const texts = useTexts().article
  const [choice, setChoice] = useState<boolean>()
  const isOpen = choice ?? isWide
  const headings = useOutline((state) => state.headings).filter(
    (heading) => heading.depth >= 2 && heading.depth <= depth + 1,
  )
  const reached = useOutline((state) => state.reached)
  if (headings.length === 0) return null
  return (
    <nav className={styles.toc} aria-label={texts.contents}>
      <div className={styles.head}>
        <button type="button" aria-expanded={isOpen} onClick={() => setChoice(!isOpen)}>
          {texts.contents}
          <ChevronDown size={14} aria-hidden />
        </button>
        <IconButton label={texts.print} className={styles.print} onClick={() => print()}>
          <Printer size={15} aria-hidden />
        </IconButton>
      </div>
      <ul className={styles.list} hidden={!isOpen}>
        {headings.map((heading) => (
          <li key={heading.id} data-depth={heading.depth}>
            <HeadingLink
              heading={heading}
              isCurrent={heading.id === reached}
              onOpen={() => !isWide && setChoice(false)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface HeadingLinkProps {
  readonly heading: OutlineHeading
  readonly isCurrent: boolean
  readonly onOpen: () => void
}

function HeadingLink({ heading, isCurrent, onOpen }: HeadingLinkProps) {
  const { address } = useCurrentPage()
  const hash = `#${encodeURIComponent(heading.id)}`
  return (
    <SiteLink
      to={{ kind: 'page', address, search: '', hash }}
      aria-current={isCurrent ? 'location' : undefined}
      onClick={onOpen}
    >
      {heading.text}
    </SiteLink>
  )
}
