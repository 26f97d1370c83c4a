import { Check, Copy, Ellipsis } from 'lucide'
import { useDelay } from '../../../browser/delay.ts'
import { useMediaQuery } from '../../../browser/media-query.ts'
import { copyButtonDelay, copyInMenu } from '../../../config/copy.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useTexts } from '../../../ui/page/current-page.tsx'
import { useCopied } from '../../../ui/use-copied.ts'
import styles from './code-block.module.css'

/**
 * Copies a text and confirms it for a while (Spec §9 "Copy feedback"). Appears a moment after the page in
 * reserved space, whether or not it is near the viewport, because the Tab key does not wait. On phones, it is
 * a menu item.
 */
export function CodeCopyButton({ text }: { readonly text: string }) {
  const { more } = useTexts().code
  const isAttached = useDelay(copyButtonDelay)
  const isInMenu = useMediaQuery(copyInMenu)
  if (!isAttached) return <span className={styles.copy} />
  if (!isInMenu) return <Copying text={text} />
  return (
    <Menu className={styles.more} closeOn={text} label={more} button={<Icon shape={Ellipsis} size={16} />}>
      <Copying text={text} />
    </Menu>
  )
}

function Copying({ text }: { readonly text: string }) {
  const texts = useTexts().code
  const [isCopied, copy] = useCopied()
  return (
    <button
      type="button"
      className={styles.copy}
      data-copied={isCopied || undefined}
      onClick={() => copy(text)}
    >
      {isCopied ? <Icon shape={Check} size={14} /> : <Icon shape={Copy} size={14} />}
      <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
    </button>
  )
}
