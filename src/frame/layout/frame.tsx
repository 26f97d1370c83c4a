import { PanelLeftClose, PanelLeftOpen } from 'lucide'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { NavbarEntry } from '../../content/navigation-config.ts'
import type { Sidebar as SidebarData } from '../../content/sidebar.ts'
import { useColourSchemeAttribute } from '../../features/appearance/use-colour-scheme.ts'
import { useFocusDimming } from '../../features/appearance/use-focus-mode.ts'
import { SearchHost } from '../../features/search/search-host.tsx'
import { Shortcuts } from '../../features/shortcuts/shortcuts.tsx'
import { useDrawer, useSidebarCollapsed } from '../../stores/sidebar.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { BackToTop } from './back-to-top.tsx'
import styles from './frame.module.css'
import { FrameView } from './frame-view.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { Navbar } from './navbar.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { useScrollSpy } from './scroll-spy.ts'
import { Sidebar } from './sidebar.tsx'
import { useSidebarSwipe } from './sidebar-swipe.ts'
import { SiteFooter } from './site-footer.tsx'

interface FrameProps {
  readonly navbar: readonly NavbarEntry[]
  readonly sidebar: SidebarData
  /** The table of contents, if the screen has one. */
  readonly aside: ReactNode
  /** Overlays of the page. They come early in reading order, so that keyboard users reach them first. */
  readonly overlays: ReactNode
  readonly children: ReactNode
}

/** The frame around every screen. It stays mounted across pages. */
export function Frame({ navbar, sidebar, aside, overlays, children }: FrameProps) {
  const { address, locale, page } = useCurrentPage()
  const texts = useTexts()
  const main = useRef<HTMLElement>(null)
  const isCollapsed = useSidebarCollapsed((state) => state.value)
  const collapse = useSidebarCollapsed((state) => state.set)
  const items = sidebar.kind === 'items' && sidebar.items.length > 0 ? sidebar.items : undefined
  const showsNavbar = page?.metadata.navbar !== false
  useColourSchemeAttribute()
  useScrollSpy()
  useSidebarSwipe(items !== undefined)
  useFocusDimming(main)
  useCloseOnNavigation(locale.id + address.route)

  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
    main.current?.scrollIntoView()
  }
  return (
    <FrameView
      ref={main}
      texts={texts}
      kind={page?.kind ?? 'screen'}
      isSidebarShown={items !== undefined && !isCollapsed}
      onSkip={skip}
      overlays={
        <>
          <SearchHost />
          {overlays}
          <Shortcuts />
        </>
      }
      navbar={
        showsNavbar && (
          <>
            <Navbar entries={navbar} hasSidebar={items !== undefined} />
            <MobileMenu entries={navbar} />
          </>
        )
      }
      sidebar={
        items && (
          <>
            <Sidebar items={items} />
            <IconButton
              className={styles.toggle}
              label={isCollapsed ? texts.sidebar.expand : texts.sidebar.collapse}
              aria-expanded={!isCollapsed}
              onClick={() => collapse(!isCollapsed)}
            >
              <Icon shape={isCollapsed ? PanelLeftOpen : PanelLeftClose} size={17} />
            </IconButton>
          </>
        )
      }
      aside={aside}
      footer={
        <>
          <SiteFooter />
          <BackToTop />
        </>
      }
    >
      <ProgressBar />
      {children}
    </FrameView>
  )
}

/** Closes everything over the page when the reader navigates. */
function useCloseOnNavigation(path: string): void {
  const open = useDrawer((state) => state.open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what closes it
  useEffect(() => open(undefined), [path, open])
}
