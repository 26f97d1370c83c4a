import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './bar.module.css'

interface BarProps {
  readonly text: ReactNode
  /** What the button says. */
  readonly action: string
  readonly onAction: () => void
  readonly closeLabel: string
  /** Called once it is put away. */
  readonly onClose?: () => void
}

/** An offer at the lower edge of the window. It takes nothing from the page and can be put away. */
export function Bar({ text, action, onAction, closeLabel, onClose }: BarProps) {
  const [isClosed, setClosed] = useState(false)
  const close = () => {
    setClosed(true)
    onClose?.()
  }
  if (isClosed) return null
  return (
    <div className={styles.bar}>
      <p>{text}</p>
      <Button kind="primary" onClick={onAction}>
        {action}
      </Button>
      <IconButton label={closeLabel} onClick={close}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  )
}

/** The place of all bars, one above the other; screen readers hear what comes. */
export function Bars({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.bars} role="status">
      {children}
    </div>
  )
}
