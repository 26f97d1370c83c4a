import { Check, Copy } from 'lucide'
import { useEffect, useState } from 'react'
import { copyText } from '../browser/clipboard.ts'
import { copiedFor } from '../config/copy.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  readonly copiedLabel: string
  /** Name of what is copied, for screen readers: “refresh_token”. */
  readonly what: string
}

/** Copies a text and confirms it for a moment (Spec §9 "Copy feedback"). */
export function CopyButton({ text, label, copiedLabel, what }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <Button onClick={async () => setCopied(await copyText(text))}>
      {isCopied ? <Icon shape={Check} size={15} /> : <Icon shape={Copy} size={15} />}
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>{' '}
      <span className="visually-hidden">{what}</span>
    </Button>
  )
}
