import { useAppVersion } from '../../data/offline/app-version.ts'
import { Bar } from '../../ui/bar.tsx'
import { useTexts } from '../../ui/page/current-page.tsx'

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
