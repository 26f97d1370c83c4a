import type { Page } from '../../content/page-view.ts'
import styles from './backdrop.module.css'
import { Picture } from './picture.tsx'

/** The image behind a hero (Spec §3 bgImage, bgImageDark, bgImageStyle). It is faint, so that text stays readable. */
export function Backdrop({ page }: { readonly page: Pick<Page, 'address' | 'textLocale' | 'metadata'> }) {
  const { bgImage, bgImageDark, bgImageStyle } = page.metadata
  if (!bgImage) return null
  return (
    <div className={styles.backdrop}>
      <Picture
        source={bgImage}
        dark={bgImageDark}
        alt=""
        styles={bgImageStyle}
        from={{ ...page.address, locale: page.textLocale }}
      />
    </div>
  )
}
