import { hashId } from '../browser/hash-id.ts'
import { isReloadOrBackForward } from '../browser/reload-or-back-forward.ts'

/** Returns whether the reader wants a part of the page, which can be anywhere. */
export const wantsWhole = (): boolean => location.hash !== '' || isReloadOrBackForward()

/** Scrolls to the heading in the address, unless the browser restores a position. */
export function showHash(): void {
  if (location.hash !== '' && !isReloadOrBackForward()) document.getElementById(hashId())?.scrollIntoView()
}
