import { NamedIcon } from '../named-icon.tsx'
import { useCurrentPage } from './current-page.tsx'
import { SiteIconView } from './site-icon-view.tsx'
import type { IconProps } from './view-context.ts'

/** An icon named in content (`SiteIconView`). The site's own set loads when the first one is shown. */
export function SiteIcon(props: IconProps) {
  const { site } = useCurrentPage()
  return <SiteIconView {...props} context={{ site, OwnIcon: NamedIcon }} />
}
