import { localeOfPathname, readPathname } from '../../content/page-path.ts'
import { localeOf } from '../../locales/locale.ts'
import { useLocale } from '../../page/current-page.tsx'
import { SiteLink } from '../../page/site-link.tsx'
import type { ReadingPlace } from '../../stores/reading.ts'

interface PlaceLinkProps {
  readonly place: ReadingPlace
  readonly onClick?: () => void
}

/** Leads back to a place: the page's title, and the heading that was reached. */
export function PlaceLink({ place, onClick }: PlaceLinkProps) {
  const { id: here } = useLocale()
  const { path, title, heading, id } = place
  const reading = readPathname(path)
  if (reading.kind !== 'canonical') return <span>{title}</span>
  const locale = localeOfPathname(path)
  const hash = id === '' ? '' : `#${encodeURIComponent(id)}`
  return (
    <SiteLink
      to={{ kind: 'page', address: reading.address, search: '', hash }}
      lang={locale === here ? undefined : localeOf(locale).lang}
      onClick={onClick}
    >
      {title}
      {heading !== '' && ` – ${heading}`}
    </SiteLink>
  )
}
