import { X } from 'lucide'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './drawer.module.css'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'

interface DrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly label: string
  readonly closeLabel: string
  /** `start`: slides in from the side and masks the rest. `full`: covers the screen. */
  readonly side: 'start' | 'full'
  readonly children: ReactNode
}

/**
 * A modal panel over the page. The browser keeps the focus inside, closes it on Escape, and returns the focus
 * (`<dialog>`).
 */
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
          <Icon shape={X} size={20} />
        </IconButton>
        {children}
      </div>
    </dialog>
  )
}

/** Returns whether a click is on a link to the current page, which changes no address that could close the drawer. */
function leadsHere({ target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && link.origin === location.origin && link.pathname === location.pathname
}
