import { ChevronDown, SunMoon } from 'lucide-react'
import { useCurrentPage, useTexts } from '../page/current-page.tsx'
import { Menu } from '../ui/menu.tsx'
import { OutlookControls } from './outlook-controls.tsx'

/** The navbar's menu of everything that changes how the site looks (Spec §2 "outlook menu"). */
export function OutlookMenu({ className }: { readonly className?: string | undefined }) {
  const { address, locale } = useCurrentPage()
  const texts = useTexts()
  const button = (
    <>
      <SunMoon size={18} aria-hidden />
      <ChevronDown size={14} aria-hidden />
    </>
  )
  return (
    <Menu
      className={className}
      label={texts.navbar.outlook}
      closeOn={locale.id + address.route}
      button={button}
    >
      <OutlookControls />
    </Menu>
  )
}
