import { Check, Copy } from 'lucide'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useCopied } from './use-copied.ts'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  readonly copiedLabel: string
  /** Name of what is copied, for screen readers: “refresh_token”. */
  readonly what: string
}

/** Copies a text and confirms it for a moment (Spec §9 "Copy feedback"). */
export function CopyButton({ text, label, copiedLabel, what }: CopyButtonProps) {
  const [isCopied, copy] = useCopied()
  return (
    <Button onClick={() => copy(text)}>
      {isCopied ? <Icon shape={Check} size={15} /> : <Icon shape={Copy} size={15} />}
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>{' '}
      <span className="visually-hidden">{what}</span>
    </Button>
  )
}
