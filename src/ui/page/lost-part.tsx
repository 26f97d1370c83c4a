import { useBackOnline, useOnline } from '../../browser/online.ts'
import { Button } from '../button.tsx'
import { useTexts } from './current-page.tsx'

/** Returns the text for a part that could not be loaded. Tries again automatically when the network is back. */
export function useLostPart(onRetry: (() => void) | undefined): string {
  const texts = useTexts().failure
  useBackOnline(() => onRetry?.())
  return useOnline() ? texts.lostPart : texts.lostPartOffline
}

/** Shown for a part that could not be loaded and has no text of its own. */
export function LostPartNote({ onRetry }: { readonly onRetry: () => void }) {
  const text = useLostPart(onRetry)
  const texts = useTexts().failure
  return (
    <aside className="callout" data-callout="warning" role="alert">
      <p>{text}</p>
      <p>
        <Button onClick={onRetry}>{texts.retry}</Button>
      </p>
    </aside>
  )
}
