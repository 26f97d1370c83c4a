import { useEffect, useState } from 'react'
import { useMediaQuery } from '../../browser/media-query.ts'
import { throttle } from '../../browser/throttle.ts'
import {
  mobileBreakpoint,
  navbarHideIncrement,
  navbarHideThreshold,
  navbarScrollThrottle,
} from '../../config/layout.ts'
import { useCurrentPage } from '../../ui/page/current-page.tsx'

/** A scroll position and the resulting state of the navbar. */
export interface NavbarScroll {
  /** The position from which the next decision is measured. Pixels. */
  readonly anchor: number
  readonly isHidden: boolean
}

/**
 * Returns the next state: hidden after scrolling down by the increment past the threshold, shown after
 * scrolling up at all (Spec §2 "Navbar hides when scrolling down past 58 px and shows again when scrolling
 * up").
 */
export function followScroll({ anchor, isHidden }: NavbarScroll, position: number): NavbarScroll {
  if (position < anchor || position <= navbarHideThreshold) return { anchor: position, isHidden: false }
  if (position - anchor >= navbarHideIncrement) return { anchor: position, isHidden: true }
  return { anchor: isHidden ? position : anchor, isHidden }
}

/** Returns whether the navbar is hidden. The configuration decides on which screens it hides; default `mobile`. */
export function useNavbarHidden(): boolean {
  const { site, page } = useCurrentPage()
  const isMobile = useMediaQuery(`(max-width: ${mobileBreakpoint}px)`)
  const choice = site.navbarAutoHide ?? 'mobile'
  const isOn = choice === 'always' || (choice === 'mobile' && isMobile)
  return useScrollsOn(isOn, page?.file)
}

/**
 * Whether the reader scrolls on, further down the page; `false` again with a scroll up, and on another page.
 *
 * @param page changes with the page
 */
function useScrollsOn(isOn: boolean, page: string | undefined): boolean {
  const [isHidden, setHidden] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts anew
  useEffect(() => {
    setHidden(false)
    if (!isOn) return
    let state: NavbarScroll = { anchor: scrollY, isHidden: false }
    const look = throttle(navbarScrollThrottle, () => {
      state = followScroll(state, scrollY)
      setHidden(state.isHidden)
    })
    addEventListener('scroll', look, { passive: true })
    return () => {
      look.cancel()
      removeEventListener('scroll', look)
    }
  }, [isOn, page])
  return isHidden && isOn
}
