import { useBackOnline, useOnline } from '../../browser/online.ts'
import { useTexts } from './current-page.tsx'

/** Returns the text for a part that could not be loaded. Tries again automatically when the network is back. */
export function useLostPart(onRetry: (() => void) | undefined): string {
  const texts = useTexts().failure
  useBackOnline(() => onRetry?.())
  return useOnline() ? texts.lostPart : texts.lostPartOffline
}
