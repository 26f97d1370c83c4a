import { CloudOff } from 'lucide'
import { useOnline } from '../../browser/online.ts'
import { fill } from '../../config/locales/texts.ts'
import { Icon } from '../../ui/icon.tsx'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import styles from './saved-copy-banner.module.css'

/** A banner that a saved copy is shown, with its date (Spec X3). */
export function SavedCopyBanner({ savedAt }: { readonly savedAt: number }) {
  const texts = useTexts().offline
  const { locale } = useCurrentPage()
  const isOnline = useOnline()
  const date = new Intl.DateTimeFormat(locale.lang, { dateStyle: 'long', timeStyle: 'short' }).format(savedAt)
  return (
    <p className={styles.banner} role="note">
      <Icon shape={CloudOff} size={17} />
      <span>{fill(isOnline ? texts.savedCopyUnreachable : texts.savedCopyOffline, { date })}</span>
    </p>
  )
}
