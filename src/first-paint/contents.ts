import { wideBreakpoint } from '../config/layout.ts'
import styles from '../layout/table-of-contents.module.css'
import iconButton from '../ui/icon-button.module.css'
import { element } from './build.ts'
import type { EarlyPage } from './early-page.ts'
import type { EarlySite } from './early-site.ts'
import { icon } from './icon.ts'
import { pageTextsOf } from './page-texts.ts'

/**
 * The head of the table of contents, where the page has one in this place: below the title, or beside the article where there is room
 * (`layout/table-of-contents.tsx`). Its entries come with the application.
 */
export function contentsOf(page: EarlyPage, site: EarlySite, place: 'beside' | 'above'): Node | undefined {
  const isBeside = matchMedia(`(min-width: ${wideBreakpoint}px)`).matches
  if (!page.hasContents || site.config.toc === false || isBeside !== (place === 'beside')) return undefined
  const texts = pageTextsOf(page.address.locale).article
  const open = element('button', { type: 'button' }, texts.contents, icon('chevron-down', 14))
  open.setAttribute('aria-expanded', String(isBeside))
  const print = element(
    'button',
    {
      type: 'button',
      class: `${iconButton.button} ${styles.print}`,
      'aria-label': texts.print,
      title: texts.print,
    },
    icon('printer', 15),
  )
  const bar = element('div', { class: styles.head }, open, print)
  return element('nav', { class: styles.toc, 'aria-label': texts.contents }, bar)
}
