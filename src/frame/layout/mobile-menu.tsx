import { useEffect } from 'react'
import { useMediaQuery } from '../../browser/media-query.ts'
import { mobileBreakpoint } from '../../config/layout.ts'
import type { NavbarEntry } from '../../content/navigation-config.ts'
import { repositoryUrl } from '../../content/repository.ts'
import { languagesOf } from '../../content/site-texts.ts'
import { OutlookControls } from '../../features/appearance/outlook-controls.tsx'
import { useDrawer } from '../../stores/sidebar.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import { useViewContext } from '../../ui/page/use-view-context.ts'
import { LanguageLinks } from './language-links.tsx'
import styles from './navbar.module.css'
import { NavbarEntryView } from './navbar-entry-view.tsx'
import { VersionLinks } from './versions.ts'

/**
 * The navbar of small screens as a full-screen panel. It closes on Escape, on a click that navigates, and
 * when the window becomes wide.
 */
export function MobileMenu({ entries }: { readonly entries: readonly NavbarEntry[] }) {
  const texts = useTexts()
  const { site } = useCurrentPage()
  const { drawer, open } = useDrawer()
  const isMobile = useMediaQuery(`(max-width: ${mobileBreakpoint}px)`)
  useEffect(() => {
    // The list of shortcuts is for wide windows too.
    if (!isMobile && useDrawer.getState().drawer !== 'shortcuts') open(undefined)
  }, [isMobile, open])
  return (
    <Drawer
      isOpen={drawer === 'menu' && isMobile}
      onClose={() => open(undefined)}
      side="full"
      label={texts.navbar.menu}
      closeLabel={texts.navbar.closeMenu}
    >
      <div className={styles.panel}>
        <EntryList entries={entries.filter(({ children }) => !children)} />
        {entries.map(
          ({ text, children }) =>
            children && (
              <section key={text}>
                <h2>{text}</h2>
                <EntryList entries={children} />
              </section>
            ),
        )}
        <Repository />
        {site.versions && site.versions.length > 0 && (
          <section>
            <h2>{texts.navbar.version}</h2>
            <VersionLinks />
          </section>
        )}
        {languagesOf(site).length > 1 && (
          <section>
            <h2>{texts.navbar.language}</h2>
            <LanguageLinks />
          </section>
        )}
        <section>
          <h2>{texts.navbar.outlook}</h2>
          <OutlookControls />
        </section>
      </div>
    </Drawer>
  )
}

function EntryList({ entries }: { readonly entries: readonly NavbarEntry[] }) {
  const context = useViewContext()
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.text}>
          {entry.children ? (
            <>
              <h3>{entry.text}</h3>
              <EntryList entries={entry.children} />
            </>
          ) : (
            <NavbarEntryView entry={entry} context={context} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The navbar's link to the source repository, for which small screens have no room. */
function Repository() {
  const { site } = useCurrentPage()
  const texts = useTexts()
  const url = repositoryUrl(site.repo)
  if (!url || site.repoDisplay === false) return null
  return (
    <section>
      <h2>{texts.navbar.repository}</h2>
      <SiteLink to={{ kind: 'external', url }}>{site.repoLabel ?? texts.navbar.repository}</SiteLink>
    </section>
  )
}
