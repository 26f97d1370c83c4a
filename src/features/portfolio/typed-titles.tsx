import { Pause, Play } from 'lucide'
import { useState } from 'react'
import { useMediaQuery } from '../../browser/media-query.ts'
import { reducedMotion } from '../../browser/reduced-motion.ts'
import { useTypedText } from '../../browser/typed-text.ts'
import { titleSwitchDelay, typingDelay } from '../../config/portfolio.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useTexts } from '../../ui/page/current-page.tsx'
import styles from './typed-titles.module.css'

const pace = { character: typingDelay, whole: titleSwitchDelay }

/**
 * Titles typed one after the other (Spec §4 "Portfolio hero"). Screen readers get all at once, readers who
 * prefer reduced motion see them complete, and a button stops the animation.
 */
export function TypedTitles({ titles }: { readonly titles: readonly string[] }) {
  const texts = useTexts().portfolio
  const isCalm = useMediaQuery(reducedMotion)
  const [isPaused, setPaused] = useState(false)
  const typed = useTypedText(titles, pace, !isPaused && !isCalm)
  if (isCalm) return <p className={styles.titles}>{titles.join(' · ')}</p>
  return (
    <div className={styles.titles}>
      <p>
        <span className="visually-hidden">{titles.join(', ')}</span>
        <span className={styles.stack} aria-hidden>
          <span className={styles.typed} data-paused={isPaused}>
            {typed}
          </span>
          {titles.map((title) => (
            <span key={title} className={styles.room}>
              {title}
            </span>
          ))}
        </span>
      </p>
      <IconButton
        label={isPaused ? texts.play : texts.pause}
        className={styles.pause}
        onClick={() => setPaused(!isPaused)}
      >
        {isPaused ? <Icon shape={Play} size={15} /> : <Icon shape={Pause} size={15} />}
      </IconButton>
    </div>
  )
}
