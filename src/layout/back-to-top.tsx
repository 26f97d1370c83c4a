import { ArrowUp } from 'lucide-react'
import { focusOnTitle } from '../browser/focus.ts'
import { scrollProgress, scrollToTop, useScroll } from '../browser/scroll.ts'
import { backToTopThreshold } from '../config/layout.ts'
import { useTexts } from '../page/current-page.tsx'
import styles from './back-to-top.module.css'

/** Appears once the page is scrolled more than 100 px; its ring shows how far the reader is (Checklist P9). */
export function BackToTop() {
  const texts = useTexts()
  const isVisible = useScroll(() => scrollY > backToTopThreshold)
  const percent = useScroll(() => Math.round(scrollProgress() * 100))
  const goUp = () => {
    scrollToTop()
    // The button is about to hide, and with it the focus would be lost.
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
      <ArrowUp size={18} aria-hidden />
    </button>
  )
}
