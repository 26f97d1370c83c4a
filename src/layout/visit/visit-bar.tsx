import { fill } from '../../locales/texts.ts'
import { Bar } from '../../offline/bar.tsx'
import { useOpenDialog } from '../../stores/open-dialog.ts'
import type { Reading } from '../../stores/reading.ts'
import { PlaceLink } from './place-link.tsx'
import { useVisitTexts } from './visit-texts.ts'

/** Welcomes a reader who comes back: the way to his last place, and to what has changed. It goes with the first step to another page. */
export function VisitBar({ found }: { readonly found: Reading }) {
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
