import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from './icon-button.tsx'
import { Modal } from './modal.tsx'
import styles from './titled-modal.module.css'

interface TitledModalProps {
  readonly title: string
  /** The name of the button that closes it. */
  readonly close: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the page with its title in the head, and a button beside it that closes it. */
export function TitledModal({ title, close, onClose, children }: TitledModalProps) {
  const id = useId()
  return (
    <Modal labelledBy={id} onDismiss={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton label={close} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      {children}
    </Modal>
  )
}
