import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { withBase } from '../../../browser/site-base.ts'
import { resolveLink } from '../../../content/link.ts'
import type { PictureSizes } from '../../../content/manifest.ts'
import type { ViewContext } from '../../../ui/page/view-context.ts'
import styles from './image-view.module.css'

export type ImageProps = Pick<
  ComponentProps<'img'>,
  'src' | 'alt' | 'title' | 'width' | 'height' | 'className'
>

export interface OwnImageProps {
  /** The resolved address for `src`. */
  readonly address: string
  readonly alt: string
  readonly title?: string | undefined
  readonly width?: number | string | undefined
  readonly height?: number | string | undefined
  readonly style?: CSSProperties | undefined
}

interface ImageViewProps extends ImageProps {
  /** Renders an image of this site. Default: unchanged, in its frame. */
  readonly Own?: (props: OwnImageProps) => ReactNode
  readonly context: ViewContext
}

/**
 * An image of a page (Spec P13, X18): an image of this site in its frame, one of another site as a link,
 * because nothing is fetched from there without a click, and anything else as its alternative text.
 */
export function ImageView(props: ImageViewProps) {
  const { src, alt = '', title, className, width, height, Own = OwnImageView, context } = props
  const from = { ...context.address, locale: context.textLocale }
  const target = resolveLink(typeof src === 'string' ? src : '', from)
  if (target.kind === 'external') return <context.Link to={target}>{alt || target.url}</context.Link>
  if (target.kind !== 'file') return <span>{alt}</span>
  const file = context.pictures[target.path.split(/[?#]/, 1)[0] ?? '']
  const image = (
    <Own
      key={target.path}
      address={withBase(target.path)}
      alt={alt}
      title={title}
      {...sizeOf({ width, height }, file)}
    />
  )
  // The classes of the author and of the color schemes apply to everything that belongs to the image.
  return className ? <span className={className}>{image}</span> : image
}

/** Returns the reserved size of an image: the author's size in the proportions of the file, or else the size of the file. */
function sizeOf(
  { width, height }: Pick<ImageProps, 'width' | 'height'>,
  file: PictureSizes[string] | undefined,
): Pick<OwnImageProps, 'width' | 'height' | 'style'> {
  // As a style, because the attributes only reserve a place, and a loaded file has its own proportions.
  if (width !== undefined && height !== undefined)
    return { width, height, style: { aspectRatio: `${width} / ${height}` } }
  const aspectRatio = file && `${file[0]} / ${file[1]}`
  if (width !== undefined) return { width, style: { aspectRatio } }
  // As a width, which shrinks in a narrow window and keeps the proportions.
  if (height !== undefined && file)
    return { width: Math.round((Number(height) * file[0]) / file[1]), style: { aspectRatio } }
  if (height !== undefined) return { height, style: { blockSize: `${height}px` } }
  return file ? { width: file[0], height: file[1] } : {}
}

type OwnImageViewProps = OwnImageProps &
  Pick<ComponentProps<'img'>, 'onLoad' | 'onError'> & {
    /** Content over the image. */
    readonly children?: ReactNode
  }

/** An image of this site, loaded when it is near the viewport. */
export function OwnImageView({ address, children, ...attributes }: OwnImageViewProps) {
  return (
    <span className={styles.frame}>
      {/* biome-ignore lint/a11y/useAltText: the alternative text is one of the attributes */}
      <img {...attributes} src={address} loading="lazy" decoding="async" />
      {children}
    </span>
  )
}
