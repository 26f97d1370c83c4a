import { iconNameOf, isIconClass } from '../../content/icon-name.ts'
import { iconSheetsOf } from '../../content/icon-sheets.ts'
import type { IconProps, ViewContext } from './view-context.ts'

interface SiteIconViewProps extends IconProps {
  readonly context: Pick<ViewContext, 'site' | 'OwnIcon'>
}

/**
 * An icon named in content: a name of the site's set, or class names of an icon font. The site's own set
 * comes first; icons it lacks come from the configured icon fonts, or show nothing if there are none
 * (Spec L5).
 */
export function SiteIconView({ name, size = 24, context: { site, OwnIcon } }: SiteIconViewProps) {
  const own = iconNameOf(name)
  if (own !== undefined) return <OwnIcon name={own} size={size} />
  if (iconSheetsOf(site).length === 0 || !isIconClass(name)) return null
  return <i className={name} style={{ fontSize: `${size}px` }} aria-hidden />
}
