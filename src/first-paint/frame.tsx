import type { ReactNode } from 'react'
import { mobileBreakpoint, wideBreakpoint } from '../config/layout.ts'
import type { LocaleId } from '../config/locales/locale.ts'
import type { Crumb } from '../content/breadcrumb.ts'
import type { NavbarEntry } from '../content/navigation-config.ts'
import type { Page } from '../content/page-view.ts'
import type { ReadingTime } from '../content/reading-time.ts'
import { SearchButtonView } from '../features/search/search-button-view.tsx'
import { contentsHeadings, wantsContents } from '../frame/layout/contents-choice.ts'
import { ContentsView } from '../frame/layout/contents-view.tsx'
import { FrameView } from '../frame/layout/frame-view.tsx'
import { LanguageLinksView } from '../frame/layout/language-links-view.tsx'
import { NavbarView } from '../frame/layout/navbar-view.tsx'
import { SidebarColumn } from '../frame/layout/sidebar-column.tsx'
import { TranslationNoteView } from '../frame/layout/translation-note-view.tsx'
import { DocView } from '../frame/screens/doc-view.tsx'
import { HomeView } from '../frame/screens/home-view.tsx'
import { isStoredOn, readStored } from '../stores/storage.ts'
import { storageKeys } from '../stores/storage-keys.ts'
import { MenuView } from '../ui/menu-view.tsx'
import type { OutlineHeading } from '../ui/page/outline.ts'
import type { ViewContext } from '../ui/page/view-context.ts'

/** What is known about a page and its frame so far. */
export interface KnownPage {
  readonly page: Pick<Page, 'address' | 'textLocale' | 'kind' | 'title' | 'metadata'>
  readonly context: ViewContext
  readonly navbar: readonly NavbarEntry[]
  readonly hasSidebar: boolean
  readonly breadcrumb: readonly Crumb[]
  readonly readingTime: ReadingTime | undefined
  readonly isBehind: boolean
  /** The languages that have the page. */
  readonly locales: readonly LocaleId[]
  /** `undefined` for a page without a table of contents. */
  readonly headings: readonly OutlineHeading[] | undefined
}

/** A page in its frame. Space is reserved for its text and for parts that only the application can render. */
export function PageInFrame({ children, ...known }: KnownPage & { readonly children: ReactNode }) {
  const { page, context, hasSidebar } = known
  const isCollapsed = isStoredOn(readStored(storageKeys.sidebarCollapsed), false)
  // A drawer on small screens, where it needs no space.
  const isDrawer = matchMedia(`(max-width: ${mobileBreakpoint}px)`).matches
  return (
    <FrameView
      site={context.site}
      texts={context.texts}
      kind={page.kind}
      isSidebarShown={hasSidebar && !isCollapsed}
      navbar={page.metadata.navbar !== false && <Navbar {...known} />}
      sidebar={hasSidebar && !isDrawer && <SidebarColumn texts={context.texts} />}
      aside={<AsideContents {...known} />}
    >
      {children}
    </FrameView>
  )
}

/** The table of contents beside the content, on wide screens. */
export function AsideContents(known: KnownPage) {
  return matchMedia(`(min-width: ${wideBreakpoint}px)`).matches && <Contents {...known} isOpen />
}

/** A page as the frame's content. */
export function PageMain(known: KnownPage) {
  const { page, context } = known
  if (page.kind !== 'home') return <DocMain {...known} />
  return (
    <HomeView page={page} context={context}>
      {null}
    </HomeView>
  )
}

function DocMain(known: KnownPage) {
  const { page, context } = known
  const isWide = matchMedia(`(min-width: ${wideBreakpoint}px)`).matches
  return (
    <DocView
      page={page}
      breadcrumb={known.breadcrumb}
      readingTime={known.readingTime}
      note={
        <TranslationNoteView
          page={page}
          isBehind={known.isBehind}
          locales={known.locales}
          context={context}
        />
      }
      contents={!isWide && <Contents {...known} isOpen={false} />}
      context={context}
    >
      {null}
    </DocView>
  )
}

function Contents({ page, headings, isOpen, context }: KnownPage & { readonly isOpen: boolean }) {
  if (!headings || !wantsContents(page, context.site)) return null
  return (
    <ContentsView
      headings={contentsHeadings(headings, page, context.site)}
      isOpen={isOpen}
      context={context}
    />
  )
}

function Navbar({ navbar, hasSidebar, context }: KnownPage) {
  return (
    <NavbarView
      entries={navbar}
      hasSidebar={hasSidebar}
      Menu={({ closeOn: _closeOn, ...parts }) => <MenuView {...parts} />}
      languages={<LanguageLinksView hash={location.hash} context={context} />}
      search={
        <SearchButtonView
          texts={context.texts.search}
          hasKey={isStoredOn(readStored(storageKeys.singleKeys), true)}
        />
      }
      context={context}
    />
  )
}
