import { heightOfCharacter } from '../config/long-pages.ts'
import styles from './article-text.module.css'

/** Reserves about the height of the missing text, so that a reader's scroll position can be restored at once. */
export function ArticleRest({ characters }: { readonly characters: number }) {
  return (
    <div className={styles.rest} style={{ blockSize: `${characters * heightOfCharacter}px` }} aria-hidden />
  )
}
