import type { ReactNode, Ref } from 'react'
import styles from './block-frame.module.css'

interface BlockPlaceProps {
  /** In pixels. */
  readonly height: number
  readonly ref?: Ref<HTMLDivElement>
  readonly children?: ReactNode
}

/** Placeholder of a block that is not rendered yet. */
export function BlockPlace({ height, ref, children }: BlockPlaceProps) {
  return (
    <div ref={ref} className={styles.place} style={{ minBlockSize: `${height}px` }}>
      {children}
    </div>
  )
}
