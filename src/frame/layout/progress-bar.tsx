import { type CSSProperties, useSyncExternalStore } from 'react'
import { createProgress } from '../../browser/progress.ts'
import {
  progressMinimum,
  progressSpeed,
  progressTrickle,
  progressTrickleInterval,
} from '../../config/progress.ts'
import { useTexts } from '../../ui/page/current-page.tsx'
import styles from './progress-bar.module.css'

/** The progress of the current navigation, controlled by the routes. */
export const pageProgress = createProgress({
  minimum: progressMinimum,
  speed: progressSpeed,
  trickle: progressTrickle,
  trickleInterval: progressTrickleInterval,
})

/** The thin bar at the top while a page loads that was not visited before (Spec §4 "Progress bar"). */
export function ProgressBar() {
  const value = useSyncExternalStore(pageProgress.subscribe, pageProgress.get)
  const texts = useTexts()
  if (value === undefined) return null
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={texts.frame.loadingPage}
      aria-valuenow={Math.round(value * 100)}
      data-done={value === 1}
      style={{ '--value': value, '--speed': `${progressSpeed}ms` } as CSSProperties}
    />
  )
}
