import { useCallback } from 'react'
import { useMediaQuery } from '../../browser/media-query.ts'
import { useSwipe } from '../../browser/swipe.ts'
import { mobileBreakpoint, swipeDominance, swipeEdge, swipeThreshold } from '../../config/layout.ts'
import { useDrawer } from '../../stores/sidebar.ts'

const limits = { threshold: swipeThreshold, edge: swipeEdge, dominance: swipeDominance }

/**
 * On small screens, a swipe from the left edge opens the sidebar and any other swipe closes it (Spec §2 "On
 * mobile, a horizontal swipe").
 */
export function useSidebarSwipe(hasSidebar: boolean): void {
  const open = useDrawer((state) => state.open)
  const isMobile = useMediaQuery(`(max-width: ${mobileBreakpoint}px)`)
  const isOn = hasSidebar && isMobile
  const follow = useCallback(
    (swipe: 'open' | 'close') => {
      const { drawer } = useDrawer.getState()
      if (isOn && swipe === 'open' && drawer === undefined) open('sidebar')
      if (swipe === 'close' && drawer === 'sidebar') open(undefined)
    },
    [isOn, open],
  )
  useSwipe(limits, follow)
}
