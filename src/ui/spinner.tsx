import { useDelay } from '../browser/delay.ts'
import {
  loadingIconSize,
  loadingIconStroke,
  spinnerDelay,
  spinnerSizes,
  spinnerStrokes,
} from '../config/spinner.ts'
import styles from './spinner.module.css'

interface SpinnerProps {
  /** `icon` is the large one for a whole block. Default: medium. */
  readonly size?: keyof typeof spinnerSizes | 'icon'
  /** Milliseconds before it appears (Spec §4 "Spinner"). Default: `spinnerDelay`. */
  readonly delay?: number
  /** What is loading, for screen readers. */
  readonly label: string
}

/** A spinner for content that is loading (Spec P16, K25). Its space is reserved before it appears. */
export function Spinner({ size = 'medium', delay = spinnerDelay, label }: SpinnerProps) {
  const isShown = useDelay(delay)
  const { pixels, box, stroke } = measuresOf(size)
  const radius = (box - stroke) / 2
  return (
    <span className={styles.spinner} role="status">
      {isShown && <span className="visually-hidden">{label}</span>}
      <svg
        className={isShown ? styles.ring : undefined}
        width={pixels}
        height={pixels}
        viewBox={`0 0 ${box} ${box}`}
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        aria-hidden="true"
      >
        {isShown && (
          <>
            <circle className={styles.track} cx={box / 2} cy={box / 2} r={radius} />
            <circle className={styles.arc} cx={box / 2} cy={box / 2} r={radius} pathLength={100} />
          </>
        )}
      </svg>
    </span>
  )
}

function measuresOf(size: NonNullable<SpinnerProps['size']>) {
  if (size === 'icon') return { pixels: loadingIconSize, box: loadingIconSize, stroke: loadingIconStroke }
  return { pixels: spinnerSizes[size], box: 200, stroke: spinnerStrokes[size] }
}
