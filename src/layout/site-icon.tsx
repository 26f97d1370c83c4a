import { iconNameOf, isIconClass } from '../content/icon-name.ts'
import { iconSheetsOf } from '../content/site-config.ts'
import { useCurrentPage } from '../page/current-page.tsx'
import { NamedIcon } from '../ui/named-icon.tsx'

interface SiteIconProps {
  /** As content writes it: a name of the site's set, or class names of an icon font. */
  readonly name: string
  /** Pixels. */
  readonly size?: number
}

/**
 * An icon that content names. The site's own set comes first; what it lacks is left to the icon fonts that the configuration names, and
 * is nothing where it names none (Checklist L5).
 */
export function SiteIcon({ name, size = 24 }: SiteIconProps) {
  const { site } = useCurrentPage()
  const own = iconNameOf(name)
  if (own !== undefined) return <NamedIcon name={own} size={size} />
  if (iconSheetsOf(site).length === 0 || !isIconClass(name)) return null
  return <i className={name} style={{ fontSize: size }} aria-hidden />
}
