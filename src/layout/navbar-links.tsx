import { ChevronDown } from 'lucide-react'
import { resolveLink } from '../content/link.ts'
import { isInSection } from '../content/navbar-section.ts'
import type { NavbarEntry } from '../content/navigation-config.ts'
import { useCurrentPage } from '../page/current-page.tsx'
import { SiteLink } from '../page/site-link.tsx'
import { Menu } from '../ui/menu.tsx'
import styles from './navbar.module.css'
import { SiteIcon } from './site-icon.tsx'

/** The navbar's entries: links, and menus of links. The entry of the section being read is marked. */
export function NavbarLinks({ entries }: { readonly entries: readonly NavbarEntry[] }) {
  const { address } = useCurrentPage()
  return (
    <ul className={styles.links}>
      {entries.map((entry) => (
        <li key={entry.text}>
          {entry.children ? (
            <Menu
              closeOn={address.locale + address.route}
              button={
                <>
                  <EntryIcon entry={entry} />
                  {entry.text}
                  <ChevronDown size={14} aria-hidden />
                </>
              }
            >
              <MenuEntries entries={entry.children} />
            </Menu>
          ) : (
            <NavbarLink entry={entry} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** What a menu holds: links, and groups of links below their name. */
function MenuEntries({ entries }: { readonly entries: readonly NavbarEntry[] }) {
  return entries.map((entry) =>
    entry.children ? (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
      <div key={entry.text} role="group" aria-label={entry.text} className={styles.group}>
        <p aria-hidden>{entry.text}</p>
        <MenuEntries entries={entry.children} />
      </div>
    ) : (
      <NavbarLink key={entry.text} entry={entry} />
    ),
  )
}

export function NavbarLink({ entry }: { readonly entry: NavbarEntry }) {
  const { address } = useCurrentPage()
  const target = resolveLink(entry.link ?? '', { locale: address.locale, route: '/' })
  const isHere = target.kind === 'page' && isInSection(address, entry, target.address)
  return (
    <SiteLink to={target} aria-current={isHere ? 'true' : undefined}>
      <EntryIcon entry={entry} />
      {entry.text}
    </SiteLink>
  )
}

function EntryIcon({ entry }: { readonly entry: NavbarEntry }) {
  return entry.icon === undefined ? null : <SiteIcon name={entry.icon} size={16} />
}
