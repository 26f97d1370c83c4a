import { ChevronDown, FolderGit2, Languages, Menu as MenuIcon, PanelLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { withBase } from '../browser/site-base.ts'
import { resolveLink } from '../content/link.ts'
import type { NavbarEntry } from '../content/navigation-config.ts'
import { pathnameOf } from '../content/page-path.ts'
import { repositoryUrl } from '../content/repository.ts'
import type { NavbarPart } from '../content/site-config.ts'
import { fill } from '../locales/texts.ts'
import { useCurrentPage, useTexts } from '../page/current-page.tsx'
import { SiteLink } from '../page/site-link.tsx'
import { siteTextsOf } from '../page/site-texts.ts'
import { SearchButton } from '../search/search-button.tsx'
import { useDrawer } from '../stores/sidebar.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu } from '../ui/menu.tsx'
import { LanguageLinks } from './language-links.tsx'
import styles from './navbar.module.css'
import { NavbarLinks } from './navbar-links.tsx'
import { useNavbarHidden } from './navbar-visibility.ts'
import { OutlookMenu } from './outlook-menu.tsx'

/** Spec §2 "Default layout": brand, then links, then everything that changes how the site is shown. */
const defaultLayout: Record<'start' | 'center' | 'end', readonly NavbarPart[]> = {
  start: ['brand'],
  center: ['links'],
  end: ['language', 'repository', 'outlook', 'search'],
}

interface NavbarProps {
  readonly entries: readonly NavbarEntry[]
  readonly hasSidebar: boolean
}

export function Navbar({ entries, hasSidebar }: NavbarProps) {
  const { site } = useCurrentPage()
  const texts = useTexts()
  const { drawer, open } = useDrawer()
  const isHidden = useNavbarHidden()
  const parts: Record<NavbarPart, () => ReactNode> = {
    brand: () => <Brand key="brand" />,
    links: () => <NavbarLinks key="links" entries={entries} />,
    language: () => <LanguageMenu key="language" />,
    repository: () => <RepositoryLink key="repository" />,
    outlook: () => <OutlookMenu key="outlook" className={styles.onlyWide} />,
    search: () => <SearchButton key="search" />,
  }
  const layout = { ...defaultLayout, ...site.navbarLayout }
  return (
    <header className={styles.navbar} data-hidden={isHidden}>
      <nav className={styles.bar} aria-label={texts.navbar.label}>
        {hasSidebar && (
          <IconButton
            className={styles.onlyMobile}
            label={texts.sidebar.open}
            aria-expanded={drawer === 'sidebar'}
            onClick={() => open('sidebar')}
          >
            <PanelLeft size={20} aria-hidden />
          </IconButton>
        )}
        <div className={styles.start}>{layout.start?.map((part) => parts[part]())}</div>
        <div className={styles.center}>{layout.center?.map((part) => parts[part]())}</div>
        <div className={styles.end}>{layout.end?.map((part) => parts[part]())}</div>
        <IconButton
          className={styles.onlyMobile}
          label={texts.navbar.openMenu}
          aria-expanded={drawer === 'menu'}
          onClick={() => open('menu')}
        >
          <MenuIcon size={20} aria-hidden />
        </IconButton>
      </nav>
    </header>
  )
}

function Brand() {
  const { locale, site } = useCurrentPage()
  const texts = useTexts()
  const title = site.navbarTitle === undefined ? siteTextsOf(site, locale.id).title : site.navbarTitle
  const home = resolveLink(pathnameOf({ locale: locale.id, route: '/' }), { locale: locale.id, route: '/' })
  const label = fill(texts.navbar.home, { title: siteTextsOf(site, locale.id).title })
  return (
    <SiteLink to={home} className={styles.brand} aria-label={label}>
      {site.logo && <img className="light-only" src={withBase(site.logo)} alt="" width={28} height={28} />}
      {site.logo && (
        <img className="dark-only" src={withBase(site.logoDark ?? site.logo)} alt="" width={28} height={28} />
      )}
      {title !== false && <span data-hides-on-mobile={site.hideSiteNameOnMobile ?? false}>{title}</span>}
    </SiteLink>
  )
}

function LanguageMenu() {
  const { address, locale } = useCurrentPage()
  const texts = useTexts()
  const button = (
    <>
      <Languages size={18} aria-hidden />
      <ChevronDown size={14} aria-hidden />
    </>
  )
  return (
    <Menu
      className={styles.onlyWide}
      label={texts.navbar.language}
      closeOn={locale.id + address.route}
      button={button}
    >
      <LanguageLinks />
    </Menu>
  )
}

function RepositoryLink() {
  const { site } = useCurrentPage()
  const texts = useTexts()
  const url = repositoryUrl(site.repo)
  if (!url || site.repoDisplay === false) return null
  const label = site.repoLabel ?? texts.navbar.repository
  return (
    <a className={styles.repository} href={url} target="_blank" rel="noopener noreferrer" title={label}>
      <FolderGit2 size={18} aria-hidden />
      <span className="visually-hidden">
        {label} {texts.frame.opensInNewTab}
      </span>
    </a>
  )
}
