import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { NavbarEntry } from '../content/navigation-config.ts'
import type { Sidebar as SidebarData } from '../content/sidebar.ts'
import { useCurrentPage, useTexts } from '../page/current-page.tsx'
import { SearchHost } from '../search/search-host.tsx'
import { useDrawer, useSidebarCollapsed } from '../stores/sidebar.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { BackToTop } from './back-to-top.tsx'
import { useColourSchemeAttribute } from './colour-scheme.ts'
import { useFocusDimming } from './focus-mode.ts'
import styles from './frame.module.css'
import { MobileMenu } from './mobile-menu.tsx'
import { Navbar } from './navbar.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { useScrollSpy } from './scroll-spy.ts'
import { Shortcuts } from './shortcuts.tsx'
import { Sidebar } from './sidebar.tsx'
import { useSidebarSwipe } from './sidebar-swipe.ts'
import { SiteFooter } from './site-footer.tsx'

interface FrameProps {
  readonly navbar: readonly NavbarEntry[]
  readonly sidebar: SidebarData
  /** The table of contents, where the screen has one. */
  readonly aside: ReactNode
  /** What may lie over the page. It comes early in reading order, so that the keyboard meets it first. */
  readonly overlays: ReactNode
  readonly children: ReactNode
}

/** The frame around every screen. It stays mounted from page to page. */
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
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link by its role; the jump is made by hand because of the base address */}
      <a className={styles.skip} href="#main" onClick={skip}>
        {texts.frame.skipToContent}
      </a>
      <SearchHost />
      {overlays}
      <Shortcuts />
      {showsNavbar && <Navbar entries={navbar} hasSidebar={items !== undefined} />}
      {showsNavbar && <MobileMenu entries={navbar} />}
      <div
        className={styles.columns}
        data-sidebar={items && !isCollapsed ? 'shown' : 'none'}
        data-kind={page?.kind ?? 'screen'}
      >
        {items && <Sidebar items={items} />}
        {items && (
          <IconButton
            className={styles.toggle}
            label={isCollapsed ? texts.sidebar.expand : texts.sidebar.collapse}
            aria-expanded={!isCollapsed}
            onClick={() => collapse(!isCollapsed)}
          >
            {isCollapsed ? <PanelLeftOpen size={17} aria-hidden /> : <PanelLeftClose size={17} aria-hidden />}
          </IconButton>
        )}
        <main ref={main} id="main" className={styles.main} tabIndex={-1}>
          <ProgressBar />
          {children}
        </main>
        <div className={styles.aside}>{aside}</div>
      </div>
      <SiteFooter />
      <BackToTop />
    </>
  )
}

/** Whatever lies over the page goes when the reader does. */
function useCloseOnNavigation(path: string): void {
  const open = useDrawer((state) => state.open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what closes it
  useEffect(() => open(undefined), [path, open])
}
