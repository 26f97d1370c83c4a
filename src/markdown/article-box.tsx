import type { ReactNode } from 'react'
import { heightOfCharacter } from '../config/long-pages.ts'
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

/** Reserves about the height of the missing text, so that a reader's scroll position can be restored at once. */
export function ArticleRest({ characters }: { readonly characters: number }) {
  return (
    <div className={styles.rest} style={{ blockSize: `${characters * heightOfCharacter}px` }} aria-hidden />
  )
}
