import { ArrowLeft, ArrowRight } from 'lucide'
import { type RefObject, useEffect, useRef } from 'react'
import { useNear } from '../../browser/near-viewport.ts'
import { isTyping } from '../../browser/typing.ts'
import { pathnameOf } from '../../content/page-path.ts'
import type { Neighbour } from '../../content/page-view.ts'
import { Icon } from '../../ui/icon.tsx'
import { useTexts } from '../../ui/page/current-page.tsx'
import { useNavigation } from '../../ui/page/navigation.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import styles from './article.module.css'

interface PreviousNextProps {
  readonly previous: Neighbour | undefined
  readonly next: Neighbour | undefined
}

/** Links to the neighbors in reading order; Alt+Left and Alt+Right do the same (Spec §2). */
export function PreviousNext({ previous, next }: PreviousNextProps) {
  const texts = useTexts().article
  const box = useRef<HTMLElement>(null)
  useArrowKeys(previous, next)
  usePrefetchWhenNear(box, next)
  if (!previous && !next) return null
  return (
    <nav ref={box} className={styles.neighbours} aria-label={texts.pageNavigation}>
      {previous && (
        <SiteLink
          to={previous.target}
          rel="prev"
          className={styles.neighbour}
          aria-keyshortcuts="Alt+ArrowLeft"
        >
          <span>
            <Icon shape={ArrowLeft} size={14} /> {texts.previous}
          </span>
          <strong>{previous.text}</strong>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={next.target} rel="next" className={styles.neighbour} aria-keyshortcuts="Alt+ArrowRight">
          <span>
            {texts.next} <Icon shape={ArrowRight} size={14} />
          </span>
          <strong>{next.text}</strong>
        </SiteLink>
      )}
    </nav>
  )
}

/** Prefetches the next page when the reader is near the end of this one (Spec L4). */
function usePrefetchWhenNear(box: RefObject<HTMLElement | null>, next: Neighbour | undefined): void {
  const isNear = useNear(box, 0)
  const { prefetch } = useNavigation()
  const address = next?.target.kind === 'page' ? next.target.address : undefined
  useEffect(() => {
    if (isNear && address) prefetch(address)
  }, [isNear, address, prefetch])
}

function useArrowKeys(previous: Neighbour | undefined, next: Neighbour | undefined): void {
  const { go } = useNavigation()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isAltAlone = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
      if (!isAltAlone || isTyping(event)) return
      const neighbour = { ArrowLeft: previous, ArrowRight: next }[event.key]
      if (neighbour?.target.kind !== 'page') return
      event.preventDefault()
      go(pathnameOf(neighbour.target.address) + neighbour.target.search + neighbour.target.hash)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [previous, next, go])
}
