import { useQuery } from '@tanstack/react-query'
import { PanelLeftClose, PanelLeftOpen } from 'lucide'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import type { PageSidebar } from '../../content/sidebar.ts'
import { navbarQuery } from '../../data/config-queries.ts'
import { useColorSchemeAttribute } from '../../features/appearance/color-scheme.ts'
import { useFocusDimming } from '../../features/appearance/focus-mode.ts'
import { useDrawer, useSidebarCollapsed } from '../../stores/sidebar.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { BackToTop } from './back-to-top.tsx'
import styles from './frame.module.css'
import { FrameView } from './frame-view.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { Navbar } from './navbar.tsx'
import { Overlays } from './overlays.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { useScrollSpy } from './scroll-spy.ts'
import { Sidebar } from './sidebar.tsx'
import { useSidebarSwipe } from './sidebar-swipe.ts'
import { SiteFooter } from './site-footer.tsx'
import { TableOfContents } from './table-of-contents.tsx'
import { OldVersion } from './versions.ts'

interface FrameProps {
  readonly sidebar: PageSidebar
  /** The offer of a newer text, if there is one. */
  readonly textBar: ReactNode
  readonly children: ReactNode
}

/** The frame around every screen. It stays mounted across pages. */
export function Frame({ sidebar, textBar, children }: FrameProps) {
  const { address, locale, page, site } = useCurrentPage()
  const texts = useTexts()
  const { data: navbar = [] } = useQuery(navbarQuery(locale.id))
  const main = useRef<HTMLElement>(null)
  const isCollapsed = useSidebarCollapsed((state) => state.value)
  const collapse = useSidebarCollapsed((state) => state.set)
  const items = sidebar.kind === 'items' && sidebar.items.length > 0 ? sidebar.items : undefined
  const showsNavbar = page?.metadata.navbar !== false
  useColorSchemeAttribute()
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
      site={site}
      texts={texts}
      kind={page?.kind ?? 'screen'}
      isSidebarShown={items !== undefined && !isCollapsed}
      onSkip={skip}
      overlays={<Overlays textBar={textBar} />}
      navbar={
        showsNavbar && (
          <>
            <Navbar entries={navbar} hasSidebar={items !== undefined} />
            <MobileMenu entries={navbar} />
          </>
        )
      }
      version={site.versions && <OldVersion />}
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
      aside={<TableOfContents position="aside" />}
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
