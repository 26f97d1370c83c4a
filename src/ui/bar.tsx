import { X } from 'lucide'
import { type ReactNode, useState } from 'react'
import styles from './bar.module.css'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

interface BarProps {
  readonly text: ReactNode
  /** The button's text. */
  readonly action: string
  readonly onAction: () => void
  readonly closeLabel: string
  /** Called when it is dismissed. */
  readonly onClose?: () => void
}

/** An offer at the bottom of the window. It covers nothing and can be dismissed. */
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
        <Icon shape={X} size={16} />
      </IconButton>
    </div>
  )
}

/** The container of all bars, stacked; new ones are announced by screen readers. */
export function Bars({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.bars} role="status">
      {children}
    </div>
  )
}
