import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fill } from '../../config/locales/texts.ts'
import { pathnameOf } from '../../content/page-path.ts'
import { nothingRead, useReadingHistory } from '../../stores/reading.ts'
import { useTicks } from '../../stores/ticks.ts'
import { Button } from '../../ui/button.tsx'
import { useCurrentPage, useLocale } from '../../ui/page/current-page.tsx'
import { SiteLink } from '../../ui/page/site-link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { TitledModal } from '../../ui/titled-modal.tsx'
import { changedPagesQuery } from './changed-pages-query.ts'
import { PlaceLink } from './place-link.tsx'
import styles from './visit-dialog.module.css'
import { useVisitTexts } from './visit-texts.ts'

/** Maximum number of recently read pages. */
const mostShown = 5

/** The pages read recently, and the changes since the previous visit. */
export default function VisitDialog({ onClose }: { readonly onClose: () => void }) {
  const { texts } = useVisitTexts()
  const { places, before } = useReadingHistory((state) => state.value)
  const here = pathnameOf(useCurrentPage().address)
  const shown = places.filter(({ path }) => path !== here).slice(0, mostShown)
  return (
    <TitledModal title={texts.title} close={texts.close} onClose={onClose}>
      <div className={styles.parts}>
        <section>
          <h3>{texts.read}</h3>
          {shown.length === 0 && <p>{texts.nothingRead}</p>}
          <ul>
            {shown.map((place) => (
              <li key={place.path}>
                <PlaceLink place={place} onClick={onClose} />
              </li>
            ))}
          </ul>
        </section>
        <Changes since={before} onFollow={onClose} />
        <Forget />
      </div>
    </TitledModal>
  )
}

function Changes({ since, onFollow }: { readonly since: number; readonly onFollow: () => void }) {
  const { texts, dayOf } = useVisitTexts()
  const { id } = useLocale()
  const isKnown = since > 0
  const {
    data: pages = [],
    isError,
    isLoading,
  } = useQuery({ ...changedPagesQuery(id, since), enabled: isKnown })
  if (!isKnown) return <p>{texts.firstVisit}</p>
  const date = dayOf(since)
  return (
    <section aria-busy={isLoading}>
      <h3>{fill(texts.changed, { date })}</h3>
      {isLoading && <Spinner size="small" label={texts.looking} />}
      {isError && <p role="alert">{texts.failed}</p>}
      {!isLoading && !isError && pages.length === 0 && <p>{fill(texts.nothingChanged, { date })}</p>}
      <ul>
        {pages.map(({ address, title, updatedTime }) => (
          <li key={address.route}>
            <SiteLink to={{ kind: 'page', address, search: '', hash: '' }} onClick={onFollow}>
              {title}
            </SiteLink>{' '}
            <time dateTime={updatedTime}>{dayOf(updatedTime)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Forget() {
  const { texts } = useVisitTexts()
  const [isDone, setDone] = useState(false)
  const forget = () => {
    useReadingHistory.getState().set(nothingRead)
    useTicks.getState().set({})
    setDone(true)
  }
  return (
    <footer>
      <p>{texts.about}</p>
      <Button onClick={forget}>{texts.forget}</Button>
      <p role="status">{isDone && texts.forgotten}</p>
    </footer>
  )
}
