import { CloudOff } from 'lucide'
import { useOnline } from '../../browser/online.ts'
import { fill } from '../../config/locales/texts.ts'
import { useAppVersion } from '../../data/offline/app-version.ts'
import { Bar } from '../../ui/bar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useCurrentPage, useTexts } from '../../ui/page/current-page.tsx'
import styles from './saved-copy-banner.module.css'

/**
 * A bar for a newer version of the application, or a version changed by another tab: an offer, never forced
 * (Spec O5).
 */
export function VersionBar() {
  const texts = useTexts().offline
  const { state, change } = useAppVersion()
  if (state === 'current') return null
  return (
    <Bar
      key={state}
      text={state === 'waiting' ? texts.newVersion : texts.otherVersion}
      action={texts.reload}
      onAction={change}
      closeLabel={texts.later}
    />
  )
}

/** A bar that offers the page's new text, which changed on the server while the reader was using the page (Spec O4). */
export function TextBar({ onShow }: { readonly onShow: () => void }) {
  const texts = useTexts().offline
  return <Bar text={texts.newText} action={texts.showNewText} onAction={onShow} closeLabel={texts.later} />
}

export /** A banner that a saved copy is shown, with its date (Spec X3). */
function SavedCopyBanner({ savedAt }: { readonly savedAt: number }) {
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
