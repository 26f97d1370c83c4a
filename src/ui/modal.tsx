import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './modal.module.css'

interface ModalProps {
  /** ID of the element that names it. */
  readonly labelledBy: string
  readonly lang?: string | undefined
  /** Whether only its own controls close it, not Escape or a click on the mask. */
  readonly isFirm?: boolean
  /** Called on Escape and on a click on the mask. */
  readonly onDismiss: () => void
  readonly children: ReactNode
}

/**
 * A dialog over the page, open while mounted. The browser keeps the focus inside and returns it (`<dialog>`).
 * The focus starts on `data-first-focus`, or else on the first control.
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
    // The close event arrives late, so it counts only if the dialog was not opened again.
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
