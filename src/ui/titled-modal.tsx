import { X } from 'lucide'
import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { Modal } from './modal.tsx'
import styles from './titled-modal.module.css'

interface TitledModalProps {
  readonly title: string
  /** Name of the close button. */
  readonly close: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the page with a title and a close button in its header. */
export function TitledModal({ title, close, onClose, children }: TitledModalProps) {
  const id = useId()
  return (
    <Modal labelledBy={id} onDismiss={onClose}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton label={close} onClick={onClose}>
          <Icon shape={X} size={18} />
        </IconButton>
      </div>
      {children}
    </Modal>
  )
}
