import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './drawer.module.css'
import { IconButton } from './icon-button.tsx'

interface DrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly label: string
  readonly closeLabel: string
  /** `start`: slides in from the side and leaves the rest masked; `full`: covers the screen. */
  readonly side: 'start' | 'full'
  readonly children: ReactNode
}

/** A modal panel over the page. The browser keeps focus inside, closes it on Escape and gives focus back (`<dialog>`). */
export function Drawer({ isOpen, onClose, label, closeLabel, side, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own; the click is one on the mask
    <dialog
      ref={dialog}
      className={styles.drawer}
      data-side={side}
      aria-label={label}
      onClose={onClose}
      onClickCapture={(event) => leadsHere(event) && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.content}>
        <IconButton label={closeLabel} className={styles.close} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
        {children}
      </div>
    </dialog>
  )
}

/** A link to the page that lies below: following it changes no address that could close the drawer. */
function leadsHere({ target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && link.origin === location.origin && link.pathname === location.pathname
}
