import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import type { NavbarEntry } from '../../content/navigation-config.ts'
import { Icon } from '../../ui/icon.tsx'
import type { MenuParts } from '../../ui/menu-view.tsx'
import type { ViewContext } from '../../ui/page/view-context.ts'
import styles from './navbar.module.css'
import { NavbarEntryView, NavbarWords } from './navbar-entry-view.tsx'

interface NavbarLinksProps {
  readonly entries: readonly NavbarEntry[]
  readonly Menu: (parts: MenuParts) => ReactNode
  readonly context: ViewContext
}

/** The navbar's entries: links, and menus of links. */
export function NavbarLinksView({ entries, Menu, context }: NavbarLinksProps) {
  const { address } = context
  return (
    <ul className={styles.links}>
      {entries.map((entry) => (
        <li key={entry.text}>
          {entry.children ? (
            <Menu
              closeOn={address.locale + address.route}
              button={
                <>
                  <NavbarWords entry={entry} context={context} />
                  <Icon shape={ChevronDown} size={14} />
                </>
              }
            >
              <MenuEntries entries={entry.children} context={context} />
            </Menu>
          ) : (
            <NavbarEntryView entry={entry} context={context} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The content of a menu: links, and groups of links below their name. */
function MenuEntries({ entries, context }: Omit<NavbarLinksProps, 'Menu'>): ReactNode {
  return entries.map((entry) =>
    entry.children ? (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
      <div key={entry.text} role="group" aria-label={entry.text} className={styles.group}>
        <p aria-hidden>{entry.text}</p>
        <MenuEntries entries={entry.children} context={context} />
      </div>
    ) : (
      <NavbarEntryView key={entry.text} entry={entry} context={context} />
    ),
  )
}
