import { readablePath, readPathname } from '../../content/page-path.ts'
import { useKeptTest } from '../../features/offline/kept-pages.ts'
import { useReadingHistory } from '../../stores/reading.ts'
import { useLocale, useTexts } from '../../ui/page/current-page.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import styles from './message-screen.module.css'

/** More would push the button to try again off the screen on a phone. */
const mostShown = 5

/**
 * Shown with a page that cannot be loaded: the pages in the reader's language that are saved because they
 * were read, latest first.
 */
export default function SavedPages() {
  const texts = useTexts().offline
  const { id } = useLocale()
  const places = useReadingHistory((state) => state.value.places)
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
              <span className={styles.path}>{readablePath(address)}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
