import type { ReactNode, Ref } from 'react'
import styles from './block-placeholder.module.css'

interface BlockPlaceholderProps {
  /** In pixels. */
  readonly height: number
  readonly ref?: Ref<HTMLDivElement>
  readonly children?: ReactNode
}

/** Placeholder of a block that is not rendered yet. */
export function BlockPlaceholder({ height, ref, children }: BlockPlaceholderProps) {
  return (
    <div ref={ref} className={styles.placeholder} style={{ minBlockSize: `${height}px` }}>
      {children}
    </div>
  )
}
