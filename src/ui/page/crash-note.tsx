import { Button } from '../button.tsx'
import type { PartFailure } from '../late-part.tsx'
import { useTexts } from './current-page.tsx'
import { useLostPartText } from './lost-part.ts'

/** Shown instead of a part of a page that failed to render, or that could not be loaded and can be tried again. */
export function CrashNote({ isLost, onRetry }: Partial<PartFailure>) {
  const { failure } = useTexts()
  const lost = useLostPartText()
  return (
    <aside className="callout" data-callout="danger" role="alert">
      <p>{isLost ? lost : failure.crash}</p>
      {onRetry && <Button onClick={onRetry}>{failure.retry}</Button>}
    </aside>
  )
}
