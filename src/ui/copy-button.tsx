import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '../browser/clipboard.ts'
import { copiedFor } from '../config/copy.ts'
import { Button } from './button.tsx'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  readonly copiedLabel: string
  /** What is copied, for those who hear only the button: “refresh_token”. */
  readonly what: string
}

/** Copies a text and says so for a moment (Spec §9 "Copy feedback"). */
export function CopyButton({ text, label, copiedLabel, what }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <Button onClick={async () => setCopied(await copyText(text))}>
      {isCopied ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>{' '}
      <span className="visually-hidden">{what}</span>
    </Button>
  )
}
