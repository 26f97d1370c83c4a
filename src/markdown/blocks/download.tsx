import { Download as DownloadIcon } from 'lucide'
import { Icon } from '../../ui/icon.tsx'
import { useFileAddress } from '../../ui/page/file-address.ts'
import { SiteLink } from '../../ui/page/site-link.tsx'
import { type LateBlockProps, optionOf } from './block.ts'
import styles from './card.module.css'
import { PlainBlock } from './plain-block.tsx'

/** `<Download href text size />`: a link to a file, marked as a download (Spec D9). */
export default function Download({ element, children }: LateBlockProps) {
  const target = useFileAddress()(optionOf(element, 'dataHref') ?? '')
  const size = optionOf(element, 'dataSize')
  if (optionOf(element, 'dataHref') === undefined || target.kind === 'refused') {
    return <PlainBlock element={element}>{children}</PlainBlock>
  }
  return (
    <SiteLink to={target} className={styles.download} download={target.kind === 'file' ? '' : undefined}>
      <Icon shape={DownloadIcon} size={16} />
      {children}
      {size && <small>{size}</small>}
    </SiteLink>
  )
}
