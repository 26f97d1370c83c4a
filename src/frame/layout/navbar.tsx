import type { NavbarEntry } from '../../content/navigation-config.ts'
import { OutlookControls } from '../../features/appearance/outlook-controls.tsx'
import { SearchButton } from '../../features/search/search-button.tsx'
import { useDrawer } from '../../stores/sidebar.ts'
import { Menu } from '../../ui/menu.tsx'
import { useViewContext } from '../../ui/page/use-view-context.ts'
import { LanguageLinks } from './language-links.tsx'
import { NavbarView } from './navbar-view.tsx'
import { useNavbarHidden } from './navbar-visibility.ts'
import { VersionLinks } from './versions.ts'

interface NavbarProps {
  readonly entries: readonly NavbarEntry[]
  readonly hasSidebar: boolean
}

export function Navbar({ entries, hasSidebar }: NavbarProps) {
  const { drawer, open } = useDrawer()
  return (
    <NavbarView
      entries={entries}
      hasSidebar={hasSidebar}
      isHidden={useNavbarHidden()}
      drawer={drawer === 'shortcuts' ? undefined : drawer}
      onOpen={open}
      Menu={Menu}
      versions={<VersionLinks />}
      languages={<LanguageLinks />}
      outlook={<OutlookControls />}
      search={<SearchButton />}
      context={useViewContext()}
    />
  )
}
