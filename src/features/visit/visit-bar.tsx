import { fill } from '../../config/locales/texts.ts'
import { useOpenDialog } from '../../stores/open-dialog.ts'
import type { ReadingHistory } from '../../stores/reading.ts'
import { Bar } from '../../ui/bar.tsx'
import { PlaceLink } from './place-link.tsx'
import { useVisitTexts } from './visit-texts.ts'

/**
 * Welcomes a returning reader with a link to the last position and to the changes. It disappears with the
 * first navigation.
 */
export function VisitBar({ found }: { readonly found: ReadingHistory }) {
  const { texts, dayOf } = useVisitTexts()
  const open = useOpenDialog((state) => state.open)
  const [last] = found.places
  const text = last ? (
    <>
      {texts.welcome}
      <PlaceLink place={last} />
    </>
  ) : (
    fill(texts.welcomeOn, { date: dayOf(found.seen) })
  )
  return <Bar text={text} action={texts.show} onAction={() => open('visit')} closeLabel={texts.later} />
}
