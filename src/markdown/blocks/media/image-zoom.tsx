import { X } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../../ui/page/current-page.tsx'
import styles from './image-zoom.module.css'

interface ImageZoomProps {
  readonly address: string
  readonly alt: string
  readonly onClose: () => void
}

/** An image over the whole window. A click, Escape, or the button closes it; the browser returns the focus (`<dialog>`). */
export default function ImageZoom({ address, alt, onClose }: ImageZoomProps) {
  const texts = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog handles Escape; the click is on the image or next to it
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={alt === '' ? texts.media.image : alt}
      onClose={onClose}
      onClick={() => dialog.current?.close()}
    >
      <img src={address} alt={alt} />
      <IconButton label={texts.media.close} className={styles.close}>
        <Icon shape={X} size={22} />
      </IconButton>
    </dialog>
  )
}
