import { CloudOff } from 'lucide-react'
import { useOnline } from '../browser/online.ts'
import { fill } from '../locales/texts.ts'
import { useCurrentPage, useTexts } from '../page/current-page.tsx'
import styles from './saved-copy-banner.module.css'

/** Says that a saved copy is being read, and from when it is (Checklist X3). */
export function SavedCopyBanner({ savedAt }: { readonly savedAt: number }) {
  const texts = useTexts().offline
  const { locale } = useCurrentPage()
  const isOnline = useOnline()
  const date = new Intl.DateTimeFormat(locale.lang, { dateStyle: 'long', timeStyle: 'short' }).format(savedAt)
  return (
    <p className={styles.banner} role="note">
      <CloudOff size={17} aria-hidden />
      <span>{fill(isOnline ? texts.savedCopyUnreachable : texts.savedCopyOffline, { date })}</span>
    </p>
  )
}
