import type { ReactNode } from 'react'
import type { PageTexts } from '../../config/locales/page-texts.ts'
import styles from './sidebar.module.css'

interface SidebarColumnProps {
  readonly texts: PageTexts
  readonly children?: ReactNode
}

/** The sidebar's column on wide screens. */
export function SidebarColumn({ texts, children }: SidebarColumnProps) {
  return (
    <nav className={styles.sidebar} aria-label={texts.sidebar.label}>
      {children}
    </nav>
  )
}
