import { hashTo } from '../../browser/hash-id.ts'
import { localeOf } from '../../config/locales/locale.ts'
import { localeOfPathname, readPathname } from '../../content/page-path.ts'
import type { ReadingPlace } from '../../stores/reading.ts'
import { useLocale } from '../../ui/page/current-page.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'

interface PlaceLinkProps {
  readonly place: ReadingPlace
  readonly onClick?: () => void
}

/** A link to a stored position: the page's title and the last heading. */
export function PlaceLink({ place, onClick }: PlaceLinkProps) {
  const { id: here } = useLocale()
  const { path, title, heading, id } = place
  const reading = readPathname(path)
  if (reading.kind !== 'canonical') return <span>{title}</span>
  const locale = localeOfPathname(path)
  return (
    <SiteLink
      to={{ kind: 'page', address: reading.address, search: '', hash: hashTo(id) }}
      lang={locale === here ? undefined : localeOf(locale).lang}
      onClick={onClick}
    >
      {title}
      {heading !== '' && ` – ${heading}`}
    </SiteLink>
  )
}
