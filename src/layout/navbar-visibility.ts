import { useEffect, useState } from 'react'
import { useMediaQuery } from '../browser/media-query.ts'
import { throttle } from '../browser/throttle.ts'
import { mobileBreakpoint } from '../config/layout.ts'
import { navbarHideIncrement, navbarHideThreshold, navbarScrollThrottle } from '../config/navbar.ts'
import { useCurrentPage } from '../page/current-page.tsx'

/** Where scrolling stood, and what follows from where it stands now. */
export interface NavbarScroll {
  /** The position from which the next decision is measured. Pixels. */
  readonly anchor: number
  readonly isHidden: boolean
}

/**
 * Down by the increment, past the threshold: hidden; up by anything: shown (Spec §2 "Navbar hides when scrolling down past 58 px and
 * shows again when scrolling up").
 */
export function followScroll({ anchor, isHidden }: NavbarScroll, position: number): NavbarScroll {
  if (position < anchor || position <= navbarHideThreshold) return { anchor: position, isHidden: false }
  if (position - anchor >= navbarHideIncrement) return { anchor: position, isHidden: true }
  return { anchor: isHidden ? position : anchor, isHidden }
}

/** Whether the navbar is out of sight now. Which screens hide it is the configuration's choice: `mobile` by default. */
export function useNavbarHidden(): boolean {
  const { site, page } = useCurrentPage()
  const isMobile = useMediaQuery(`(max-width: ${mobileBreakpoint}px)`)
  const choice = site.navbarAutoHide ?? 'mobile'
  const isOn = choice === 'always' || (choice === 'mobile' && isMobile)
  const [isHidden, setHidden] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts with the navbar in sight
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
  }, [isOn, page?.file])
  return isHidden && isOn
}
