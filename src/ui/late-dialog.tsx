import { Bar, Bars } from './bar.tsx'
import { type LateModule, type LatePart, latePart, type PartFailure } from './late-part.tsx'
import { useTexts } from './page/current-page.tsx'
import { useLostPartText } from './page/lost-part.ts'

interface Closable {
  /** Called when a reader dismisses the dialog, or the bar of a dialog that could not be loaded. */
  readonly onClose: () => void
}

/** Returns a dialog that is loaded on demand. If loading fails, a bar reports it and offers to try again. */
export const lateDialog = <Props extends Closable>(
  name: string,
  load: () => Promise<LateModule<Props>>,
): LatePart<Props> =>
  latePart(name, load, { failed: ({ isLost, ...props }) => isLost && <LostDialog {...props} /> })

function LostDialog({ onRetry, onClose }: Closable & Pick<PartFailure, 'onRetry'>) {
  const { failure, offline } = useTexts()
  const text = useLostPartText()
  return (
    <Bars>
      <Bar
        text={text}
        action={failure.retry}
        onAction={onRetry}
        closeLabel={offline.later}
        onClose={onClose}
      />
    </Bars>
  )
}
