import { useEffect } from 'react'
import { locales } from '../locales/locale.ts'
import { fill } from '../locales/texts.ts'
import { useCurrentPage } from '../page/current-page.tsx'
import { canKeep } from '../worker/kept-copies.ts'
import { KeepLanguage } from './keep-language.tsx'
import styles from './keep-panel.module.css'
import { keepTextsOf } from './keep-texts.ts'
import { readKept } from './kept-languages.ts'

/** Keeping the site on this device, one language at a time (Checklist O2, X3). Where the browser does not allow it, why. */
export default function KeepPanel() {
  const { locale } = useCurrentPage()
  const texts = keepTextsOf(locale.id)
  useEffect(() => {
    for (const { id } of locales) readKept(id)
  }, [])
  if (!canKeep()) {
    const reason = isSecureContext ? texts.blocked : fill(texts.insecure, { address: location.origin })
    return (
      <div className="callout" data-callout="warning" role="note">
        <p>{reason}</p>
      </div>
    )
  }
  // The language being read comes first.
  const inOrder = locales.toSorted(
    (one, other) => Number(other.id === locale.id) - Number(one.id === locale.id),
  )
  return (
    <div className={styles.panel}>
      {inOrder.map(({ id }) => (
        <KeepLanguage key={id} id={id} />
      ))}
    </div>
  )
}
