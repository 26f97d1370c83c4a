import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../page/current-page.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './page-image.module.css'

interface ImageZoomProps {
  readonly address: string
  readonly alt: string
  readonly onClose: () => void
}

/** An image over the whole window. A click, Escape or the button closes it; the browser gives focus back (`<dialog>`). */
export default function ImageZoom({ address, alt, onClose }: ImageZoomProps) {
  const texts = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own; the click is one on the picture or beside it
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={alt === '' ? texts.media.image : alt}
      onClose={onClose}
      onClick={() => dialog.current?.close()}
    >
      <img src={address} alt={alt} />
      <IconButton label={texts.media.close} className={styles.close}>
        <X size={22} aria-hidden />
      </IconButton>
    </dialog>
  )
}
