import { ChevronDown, FolderGit2, Languages, Menu as MenuShape, PanelLeft, SunMoon } from 'lucide'
import type { ReactNode } from 'react'
import { Fragment } from 'react/jsx-runtime'
import { siteBase, withBase } from '../../browser/site-base.ts'
import { fill } from '../../config/locales/text-forms.ts'
import type { NavbarEntry } from '../../content/navigation-config.ts'
import { repositoryUrl } from '../../content/repository.ts'
import type { NavbarPart } from '../../content/site-config.ts'
import { languagesOf, siteTextsOf } from '../../content/site-texts.ts'
import { ownVersion } from '../../content/site-version.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { MenuParts } from '../../ui/menu-view.tsx'
import type { ViewContext } from '../../ui/page/view-context.ts'
import styles from './navbar.module.css'
import { NavbarLinksView } from './navbar-links-view.tsx'

/** Spec §2 "Default layout": brand, then links, then everything that changes how the site looks. */
const defaultLayout: Record<'start' | 'center' | 'end', readonly NavbarPart[]> = {
  start: ['brand'],
  center: ['links'],
  end: ['versions', 'language', 'repository', 'outlook', 'search'],
}

export type NavbarDrawer = 'sidebar' | 'menu'

interface NavbarViewProps {
  readonly entries: readonly NavbarEntry[]
  readonly hasSidebar: boolean
  readonly isHidden?: boolean
  /** The open drawer. */
  readonly drawer?: NavbarDrawer | undefined
  readonly onOpen?: (drawer: NavbarDrawer) => void
  readonly Menu: (parts: MenuParts) => ReactNode
  /** Links to this page in each version of the documentation. */
  readonly versions?: ReactNode
  /** Links to this page in each language. */
  readonly languages: ReactNode
  /** The appearance controls. */
  readonly outlook?: ReactNode
  readonly search: ReactNode
  readonly context: ViewContext
}

/** The bar at the top of every page. */
export function NavbarView(props: NavbarViewProps) {
  const { entries, hasSidebar, isHidden = false, drawer, onOpen, Menu, context } = props
  const { address, site, texts } = context
  const closeOn = address.locale + address.route
  const parts: Record<NavbarPart, () => ReactNode> = {
    brand: () => <Brand context={context} />,
    links: () => <NavbarLinksView entries={entries} Menu={Menu} context={context} />,
    versions: () => {
      if (!site.versions?.length) return null
      const version = ownVersion(site, siteBase())?.label
      return (
        <Menu
          className={styles.onlyWide}
          label={texts.navbar.version + (version ? texts.article.colon + version : '')}
          closeOn={closeOn}
          button={
            <>
              {version ?? texts.navbar.version}
              <Icon shape={ChevronDown} size={14} />
            </>
          }
        >
          {props.versions}
        </Menu>
      )
    },
    language: () =>
      languagesOf(site).length > 1 && (
        <Menu
          className={styles.onlyWide}
          label={texts.navbar.language}
          closeOn={closeOn}
          button={<MenuIcons shape={Languages} />}
        >
          {props.languages}
        </Menu>
      ),
    repository: () => <RepositoryLink context={context} />,
    outlook: () => (
      <Menu
        className={styles.onlyWide}
        label={texts.navbar.outlook}
        closeOn={closeOn}
        button={<MenuIcons shape={SunMoon} />}
      >
        {props.outlook}
      </Menu>
    ),
    search: () => props.search,
  }
  const layout = { ...defaultLayout, ...site.navbarLayout }
  const drawn = (names: readonly NavbarPart[] | undefined) =>
    names?.map((name) => <Fragment key={name}>{parts[name]()}</Fragment>)
  return (
    <header className={styles.navbar} data-hidden={isHidden} data-known={context.isSiteKnown}>
      <nav className={styles.bar} aria-label={texts.navbar.label}>
        {hasSidebar && (
          <IconButton
            className={styles.onlyMobile}
            label={texts.sidebar.open}
            aria-expanded={drawer === 'sidebar'}
            onClick={() => onOpen?.('sidebar')}
          >
            <Icon shape={PanelLeft} size={20} />
          </IconButton>
        )}
        <div className={styles.start}>{drawn(layout.start)}</div>
        <div className={styles.center}>{drawn(layout.center)}</div>
        <div className={styles.end}>{drawn(layout.end)}</div>
        <IconButton
          className={styles.onlyMobile}
          label={texts.navbar.openMenu}
          aria-expanded={drawer === 'menu'}
          onClick={() => onOpen?.('menu')}
        >
          <Icon shape={MenuShape} size={20} />
        </IconButton>
      </nav>
    </header>
  )
}

function MenuIcons({ shape }: { readonly shape: typeof Languages }) {
  return (
    <>
      <Icon shape={shape} size={18} />
      <Icon shape={ChevronDown} size={14} />
    </>
  )
}

function Brand({ context: { locale, site, texts, Link } }: { readonly context: ViewContext }) {
  const { title } = siteTextsOf(site, locale.id)
  const shown = site.navbarTitle === undefined ? title : site.navbarTitle
  const address = { locale: locale.id, route: '/' }
  return (
    <Link
      to={{ kind: 'page', address, search: '', hash: '' }}
      className={styles.brand}
      aria-label={fill(texts.navbar.home, { title })}
    >
      {site.logo && <img className="light-only" src={withBase(site.logo)} alt="" width={28} height={28} />}
      {site.logo && (
        <img className="dark-only" src={withBase(site.logoDark ?? site.logo)} alt="" width={28} height={28} />
      )}
      {shown !== false && <span data-hides-on-mobile={site.hideSiteNameOnMobile ?? false}>{shown}</span>}
    </Link>
  )
}

function RepositoryLink({ context: { site, texts } }: { readonly context: ViewContext }) {
  const url = repositoryUrl(site.repo)
  if (!url || site.repoDisplay === false) return null
  const label = site.repoLabel ?? texts.navbar.repository
  return (
    <a className={styles.repository} href={url} target="_blank" rel="noopener noreferrer" title={label}>
      <Icon shape={FolderGit2} size={18} />
      <span className="visually-hidden">
        {label} {texts.frame.opensInNewTab}
      </span>
    </a>
  )
}
