import type { ReactNode } from 'react'
import styles from './article-text.module.css'

/**
 * The box around the blocks of a later part of a page. It limits the browser's work: a change in one box does
 * not make it check all others.
 */
export function ArticleBox({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.part} data-part>
      {children}
    </div>
  )
}
