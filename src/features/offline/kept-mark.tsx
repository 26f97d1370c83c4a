import { HardDriveDownload } from 'lucide'
import type { PageAddress } from '../../content/page-path.ts'
import { Icon } from '../../ui/icon.tsx'
import { useTexts } from '../../ui/page/current-page.tsx'
import styles from './kept-mark.module.css'
import { useIsKept } from './kept-pages.ts'

/** A mark in lists of pages: this page is saved on the device (Spec X3). */
export function KeptMark({ address }: { readonly address: PageAddress | undefined }) {
  const texts = useTexts().offline
  if (!useIsKept(address)) return null
  return (
    <span className={styles.mark} title={texts.kept}>
      <Icon shape={HardDriveDownload} size={13} />
      <span className="visually-hidden"> ({texts.kept})</span>
    </span>
  )
}
