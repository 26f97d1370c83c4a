import { pathnameOf, readPathname } from '../content/page-path.ts'
import { useKeptTest } from '../offline/kept-pages.ts'
import { useLocale, useTexts } from '../page/current-page.tsx'
import { SiteLink } from '../page/site-link.tsx'
import { useReading } from '../stores/reading.ts'
import styles from './message-screen.module.css'

/** More would push the way to try again out of sight on a phone. */
const mostShown = 5

/** Beside a page that cannot be had: those in the reader's language that were read here and open all the same, the last one first. */
export default function SavedPages() {
  const texts = useTexts().offline
  const { id } = useLocale()
  const places = useReading((state) => state.value.places)
  const isKept = useKeptTest()
  const pages = places.flatMap(({ path, title }) => {
    const reading = readPathname(path)
    const isHere = reading.kind === 'canonical' && reading.address.locale === id && isKept(reading.address)
    return isHere ? [{ address: reading.address, title }] : []
  })
  if (pages.length === 0) return null
  return (
    <div className={styles.suggestions}>
      <h2>{texts.savedPages}</h2>
      <ul>
        {pages.slice(0, mostShown).map(({ address, title }) => (
          <li key={address.route}>
            <SiteLink to={{ kind: 'page', address, search: '', hash: '' }}>
              <span>{title}</span>
              <span className={styles.path}>{decodeURI(pathnameOf(address))}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
