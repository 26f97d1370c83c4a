import { useEffect } from 'react'
import { keepTextsOf } from '../../config/locales/keep-texts.ts'
import { locales } from '../../config/locales/locale.ts'
import { fill } from '../../config/locales/texts.ts'
import { languagesOf } from '../../content/site-texts.ts'
import { useCurrentPage } from '../../ui/page/current-page.tsx'
import { KeepLanguage } from './keep-language.tsx'
import styles from './keep-panel.module.css'
import { canKeep } from './kept-copies.ts'
import { readKept } from './kept-languages.ts'

/**
 * The panel for keeping the site on this device, one language at a time (Spec O2, X3). If the browser
 * does not allow it, shows the reason.
 */
export default function KeepPanel() {
  const { locale, site } = useCurrentPage()
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
  // The current language comes first.
  const inOrder = languagesOf(site).toSorted(
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
