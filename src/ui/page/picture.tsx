import type { CSSProperties } from 'react'
import { withBase } from '../../browser/site-base.ts'
import { resolveLink } from '../../content/link.ts'
import type { PageAddress } from '../../content/page-path.ts'
import { readPictureStyles } from '../../content/picture-styles.ts'

/**
 * Returns the address of an image of this site; `undefined` for another site, because nothing is fetched from
 * there without a click.
 */
export function pictureUrl(source: string, from: PageAddress): string | undefined {
  const target = resolveLink(source, from)
  return target.kind === 'file' ? withBase(target.path) : undefined
}

interface PictureProps {
  readonly source: string
  /** Shown in the dark scheme. Default: the same image. */
  readonly dark?: string | undefined
  readonly alt: string
  /** As written by an editor; validated here. `useStyleFaults` logs what is refused. */
  readonly styles?: Readonly<Record<string, string>> | undefined
  readonly from: PageAddress
  /** In pixels; reserves the space until the image has loaded. */
  readonly size?: number | undefined
  readonly className?: string | undefined
}

/** An image from metadata, in both color schemes. */
export function Picture({ source, dark = source, alt, styles, from, size, className = '' }: PictureProps) {
  const checked = readPictureStyles(styles ?? {})
  const shown = [
    { scheme: 'light-only', url: pictureUrl(source, from) },
    { scheme: 'dark-only', url: pictureUrl(dark, from) },
  ]
  return shown.map(
    ({ scheme, url }) =>
      url !== undefined && (
        <img
          key={scheme}
          className={`${scheme} ${className}`.trim()}
          src={url}
          alt={alt}
          width={size}
          height={size}
          // The image of the other scheme is not displayed, so it is not fetched.
          loading="lazy"
          style={checked.styles as CSSProperties}
        />
      ),
  )
}
