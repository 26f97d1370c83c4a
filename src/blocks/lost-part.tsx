import { useBackOnline, useOnline } from '../browser/online.ts'
import { useTexts } from '../page/current-page.tsx'
import { Button } from '../ui/button.tsx'

/** Why a part of a page could not be loaded, in words. It is tried again by itself once the network is back. */
export function useLostPart(onRetry: (() => void) | undefined): string {
  const texts = useTexts().failure
  useBackOnline(() => onRetry?.())
  return useOnline() ? texts.lostPart : texts.lostPartOffline
}

/** In place of a part that could not be loaded and has no words of its own. */
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
