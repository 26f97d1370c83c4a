import { RotateCw } from 'lucide'
import { use, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { leastZoomable } from '../../../config/images.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lateDialog } from '../../../ui/late-dialog.tsx'
import { useTexts } from '../../../ui/page/current-page.tsx'
import { useViewContext } from '../../../ui/page/use-view-context.ts'
import { type ImageProps, ImageView, type OwnImageProps, OwnImageView } from './image-view.tsx'
import { InsideLink } from './inside-link.ts'
import styles from './page-image.module.css'

const ImageZoom = lateDialog('The enlarged image', () => import('./image-zoom.tsx'))

/**
 * An image of a page with its interactions: an image of this site enlarges on a click, and shows its text and
 * a button to try again if it fails.
 */
export function PageImage(props: ImageProps) {
  return <ImageView {...props} Own={OwnImage} context={useViewContext()} />
}

function OwnImage(props: OwnImageProps) {
  const { address, alt } = props
  const texts = useTexts()
  const isInsideLink = use(InsideLink)
  const [state, setState] = useState<'plain' | 'zoomable' | 'open' | 'failed'>('plain')
  const [attempt, setAttempt] = useState(0)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setState('zoomable')
    // The browser returns the focus only if the dialog was loaded at the first try.
    opener.current?.focus({ preventScroll: true })
  }
  if (state === 'failed') {
    const retry = () => {
      setAttempt(attempt + 1)
      setState('plain')
    }
    return (
      <span className={styles.failed} role="img" aria-label={alt}>
        {alt !== '' && <span>{alt}</span>}
        <small>{texts.article.imageFailed}</small>
        <button type="button" onClick={retry}>
          <Icon shape={RotateCw} size={14} />
          {texts.block.retry}
        </button>
      </span>
    )
  }
  return (
    <OwnImageView
      key={attempt}
      {...props}
      onLoad={({ currentTarget }) => {
        // A drawing without a size of its own would shrink to nothing inside text.
        if (currentTarget.clientWidth === 0) currentTarget.width = currentTarget.naturalWidth
        const width = Math.max(currentTarget.naturalWidth, currentTarget.clientWidth)
        if (!isInsideLink && width >= leastZoomable) setState('zoomable')
      }}
      onError={() => setState('failed')}
    >
      {(state === 'zoomable' || state === 'open') && (
        <button
          ref={opener}
          type="button"
          className={styles.zoom}
          aria-haspopup="dialog"
          aria-label={`${texts.media.enlarge}${texts.article.colon}${alt}`}
          onClick={() => setState('open')}
        />
      )}
      {state === 'open' &&
        // Outside the paragraph, which cannot contain a dialog or a bar, and whose text style must not apply.
        createPortal(<ImageZoom address={address} alt={alt} onClose={close} />, document.body)}
    </OwnImageView>
  )
}
