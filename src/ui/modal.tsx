import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './modal.module.css'

interface ModalProps {
  /** Id of the element that names it. */
  readonly labelledBy: string
  readonly lang?: string | undefined
  /** Firm: only what stands in it closes it, neither Escape nor a click on the mask. */
  readonly isFirm?: boolean
  /** Called for Escape and for a click on the mask. */
  readonly onDismiss: () => void
  readonly children: ReactNode
}

/**
 * A dialog over the page, open as long as it is there. The browser keeps focus inside and gives it back (`<dialog>`). It begins on what
 * has `data-first-focus`, else on the first control.
 */
export function Modal({ labelledBy, lang, isFirm = false, onDismiss, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => element?.close()
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isFirm) event.preventDefault()
  }
  const closed = () => {
    // The event of a closing comes late: it counts only where nothing has opened the dialog again.
    if (dialog.current?.open || !dialog.current?.isConnected) return
    if (isFirm) dialog.current.showModal()
    else onDismiss()
  }
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={labelledBy}
      lang={lang}
      onKeyDown={press}
      onClose={closed}
      onClick={(event) => event.target === dialog.current && !isFirm && onDismiss()}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}
