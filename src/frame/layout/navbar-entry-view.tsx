import { resolveLink } from '../../content/link.ts'
import { isInSection } from '../../content/navbar-section.ts'
import type { NavbarEntry } from '../../content/navigation-config.ts'
import { SiteIconView } from '../../ui/page/site-icon-view.tsx'
import type { ViewContext } from '../../ui/page/view-context.ts'

interface NavbarEntryProps {
  readonly entry: NavbarEntry
  readonly context: ViewContext
}

/** A link of the navbar. The entry of the current section is marked. */
export function NavbarEntryView({ entry, context }: NavbarEntryProps) {
  const { address, Link } = context
  const target = resolveLink(entry.link ?? '', { locale: address.locale, route: '/' })
  const isHere = target.kind === 'page' && isInSection(address, entry, target.address)
  return (
    <Link to={target} aria-current={isHere ? 'true' : undefined}>
      <NavbarWords entry={entry} context={context} />
    </Link>
  )
}

/** An entry's icon and name. */
export function NavbarWords({ entry: { icon, text }, context }: NavbarEntryProps) {
  return (
    <>
      {icon !== undefined && <SiteIconView name={icon} size={16} context={context} />}
      {text}
    </>
  )
}
