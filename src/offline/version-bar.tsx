import { useTexts } from '../page/current-page.tsx'
import { useAppVersion } from '../worker/app-version.ts'
import { Bar } from './bar.tsx'

/** A newer application is there, or another tab changed to it: offered, never forced (Checklist O5). */
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
