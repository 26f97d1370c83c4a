import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../../browser/clipboard.ts'
import { useDelay } from '../../browser/delay.ts'
import { copiedFor, copyButtonDelay } from '../../config/copy.ts'
import { useTexts } from '../../page/current-page.tsx'
import styles from './code-block.module.css'

/**
 * Copies a text and says so for a while (Spec §9 "Copy feedback"). It appears a moment after the page, its place is kept; near or far, since
 * the Tab key does not wait.
 */
export function CopyButton({ text }: { readonly text: string }) {
  const texts = useTexts().code
  const isAttached = useDelay(copyButtonDelay)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  if (!isAttached) return <span className={styles.copy} />
  return (
    <button
      type="button"
      className={styles.copy}
      data-copied={isCopied || undefined}
      onClick={async () => setCopied(await copyText(text))}
    >
      {isCopied ? <Check size={14} aria-hidden /> : <Copy size={14} aria-hidden />}
      <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
    </button>
  )
}
