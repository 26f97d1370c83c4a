import { RotateCw } from 'lucide-react'
import { type ComponentProps, use, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { withBase } from '../../browser/site-base.ts'
import { leastZoomable } from '../../config/images.ts'
import type { PictureSizes } from '../../content/manifest.ts'
import { LateDialog } from '../../offline/late-dialog.tsx'
import { useCurrentPage, useTexts } from '../../page/current-page.tsx'
import { useFileAddress } from '../../page/file-address.ts'
import { SiteLink } from '../../page/site-link.tsx'
import { InsideLink } from './inside-link.ts'
import styles from './page-image.module.css'

const loadZoom = () => import('./image-zoom.tsx')

type PageImageProps = Pick<
  ComponentProps<'img'>,
  'src' | 'alt' | 'title' | 'width' | 'height' | 'className' | 'style'
>

/**
 * An image of a page (Checklist P13, X18). One of this site loads when it comes near, enlarges on a click, and gives its text and a
 * second try where it fails; one of another site is offered as a link, since nothing is fetched from there unasked.
 */
export function PageImage({ src, alt = '', title, className, width, height }: PageImageProps) {
  const target = useFileAddress()(typeof src === 'string' ? src : '')
  const known = useCurrentPage().view?.pictures
  if (target.kind === 'external') return <SiteLink to={target}>{alt || target.url}</SiteLink>
  if (target.kind !== 'file') return <span>{alt}</span>
  const image = (
    <OwnImage
      key={target.path}
      address={withBase(target.path)}
      alt={alt}
      title={title}
      {...placeOf({ width, height }, known?.[target.path.replace(/[?#].*$/, '')])}
    />
  )
  // The author's classes, and those of the colour schemes, hide or move all that belongs to the image.
  return className ? <span className={className}>{image}</span> : image
}

/** What keeps an image's place free: the size that its author wants, in the proportions of its file, else the size of the file. */
function placeOf(
  { width, height }: Pick<PageImageProps, 'width' | 'height'>,
  file: PictureSizes[string] | undefined,
): Pick<PageImageProps, 'width' | 'height' | 'style'> {
  if (width !== undefined && height !== undefined) return { width, height }
  const aspectRatio = file && `${file[0]} / ${file[1]}`
  if (width !== undefined) return { width, style: { aspectRatio } }
  if (height !== undefined) return { height, style: { aspectRatio, blockSize: `${height}px` } }
  return file ? { width: file[0], height: file[1] } : {}
}

type OwnImageProps = Omit<PageImageProps, 'src' | 'className'> & {
  readonly address: string
  readonly alt: string
}

function OwnImage({ address, alt, ...attributes }: OwnImageProps) {
  const texts = useTexts()
  const isInsideLink = use(InsideLink)
  const [state, setState] = useState<'plain' | 'zoomable' | 'open' | 'failed'>('plain')
  const [attempt, setAttempt] = useState(0)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setState('zoomable')
    // The browser gives focus back only where the dialog came at the first try.
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
          <RotateCw size={14} aria-hidden />
          {texts.block.retry}
        </button>
      </span>
    )
  }
  return (
    <span className={styles.frame}>
      <img
        key={attempt}
        {...attributes}
        src={address}
        alt={alt}
        loading="lazy"
        decoding="async"
        onLoad={({ currentTarget }) => {
          // A drawing without a size of its own would shrink to nothing in a line of text.
          if (currentTarget.clientWidth === 0) currentTarget.width = currentTarget.naturalWidth
          const width = Math.max(currentTarget.naturalWidth, currentTarget.clientWidth)
          if (!isInsideLink && width >= leastZoomable) setState('zoomable')
        }}
        onError={() => setState('failed')}
      />
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
        // Not inside of the paragraph: what a dialog and a bar are made of cannot stand there, nor has the style of its text.
        createPortal(
          <LateDialog name="The enlarged image" load={loadZoom} onClose={close}>
            {(ImageZoom) => <ImageZoom address={address} alt={alt} onClose={close} />}
          </LateDialog>,
          document.body,
        )}
    </span>
  )
}
