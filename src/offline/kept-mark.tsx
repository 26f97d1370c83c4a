import { HardDriveDownload } from 'lucide-react'
import type { PageAddress } from '../content/page-path.ts'
import { useTexts } from '../page/current-page.tsx'
import styles from './kept-mark.module.css'
import { useIsKept } from './kept-pages.ts'

/** In lists of pages: this one lies on the device (Checklist X3). */
export function KeptMark({ address }: { readonly address: PageAddress | undefined }) {
  const texts = useTexts().offline
  if (!useIsKept(address)) return null
  return (
    <span className={styles.mark} title={texts.kept}>
      <HardDriveDownload size={13} aria-hidden />
      <span className="visually-hidden"> ({texts.kept})</span>
    </span>
  )
}
