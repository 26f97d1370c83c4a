import { handover } from '../browser/handover.ts'
import { withoutBase } from '../browser/site-base.ts'
import { pageTextsOf } from '../config/locales/page-texts.ts'
import { firstWaitDelay } from '../config/progress.ts'
import { localeOfPathname } from '../content/page-path.ts'

const className = 'first-wait'

/**
 * Shows a loading message if the first text takes long.
 *
 * @param box the element into which the page is painted
 */
export function sayThatItLoads(box: HTMLElement): void {
  setTimeout(() => {
    if (!['nobody', 'frame'].includes(handover().painter) || !box.isConnected) return
    const locale = localeOfPathname(withoutBase(location.pathname))
    const wait = document.createElement('div')
    wait.className = className
    wait.role = 'progressbar'
    wait.textContent = pageTextsOf(locale).frame.loadingPage
    wait.ariaLabel = wait.textContent
    box.append(wait)
  }, firstWaitDelay)
}

/** Returns the loading message, if it is shown. */
export const loadingMessage = (box: HTMLElement) => box.querySelector(`.${className}`)
