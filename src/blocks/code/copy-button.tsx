import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../../browser/clipboard.ts'
import { useDelay } from '../../browser/delay.ts'
import { copiedFor, copyButtonDelay } from '../../config/copy.ts'
import { useTexts } from '../../page/current-page.tsx'
import styles from './code-block.module.css'

interface CopyButtonProps {
  readonly text: string
  /** Whether a reader is near: a long page has a thousand buttons that nobody needs yet. */
  readonly isNear: boolean
}

/** Copies a text and says so for a while (Spec §9 "Copy feedback"). It appears a moment after the reader, its place is kept. */
export function CopyButton({ text, isNear }: CopyButtonProps) {
  const texts = useTexts().code
  const isAttached = useDelay(isNear ? copyButtonDelay : undefined)
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
