import { latePart } from '../../ui/late-part.tsx'
import { useCurrentPage } from '../../ui/page/current-page.tsx'

const Sponsorship = latePart('The sponsorship banner', () => import('./sponsorship.tsx'))

/** The placeholder of the sponsorship banner (Spec §2, B8). The banner is off and not loaded by default. */
export function PageSponsorship() {
  const { site } = useCurrentPage()
  return site.sponsorship?.banner === true && <Sponsorship />
}
