import { useOnline } from '../../browser/online.ts'
import { useTexts } from './current-page.tsx'

/** Returns the text for a part that could not be loaded. `latePart` tries again when the network is back. */
export function useLostPartText(): string {
  const texts = useTexts().failure
  return useOnline() ? texts.lostPart : texts.lostPartOffline
}
