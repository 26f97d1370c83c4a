import { ArrowUp } from 'lucide'
import { focusOnTitle } from '../../browser/focus.ts'
import { scrollProgress, scrollToTop, useScroll } from '../../browser/scroll.ts'
import { backToTopThreshold } from '../../config/layout.ts'
import { Icon } from '../../ui/icon.tsx'
import { useTexts } from '../../ui/page/current-page.tsx'
import styles from './back-to-top.module.css'

/**
 * Appears once the page is scrolled more than 100 px; it shows how far the reader is (Spec P9). It never covers the text: it has a
 * place beside it, on phones a narrow one at the edge of the screen.
 */
export function BackToTop() {
  const texts = useTexts()
  const isVisible = useScroll(() => scrollY > backToTopThreshold)
  const percent = useScroll(() => Math.round(scrollProgress() * 100))
  const goUp = () => {
    scrollToTop()
    // The button is about to disappear, and the focus would be lost with it.
    focusOnTitle()
  }
  return (
    <button
      type="button"
      className={styles.button}
      hidden={!isVisible}
      aria-label={texts.article.backToTop}
      title={texts.article.backToTop}
      style={{ '--progress': `${percent}%` } as React.CSSProperties}
      onClick={goUp}
    >
      <Icon shape={ArrowUp} size={18} />
    </button>
  )
}
