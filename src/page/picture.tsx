import { type CSSProperties, useEffect, useMemo } from 'react'
import { warn } from '../browser/log.ts'
import { withBase } from '../browser/site-base.ts'
import { resolveLink } from '../content/link.ts'
import type { PageAddress } from '../content/page-path.ts'
import { readPictureStyles } from '../content/picture-styles.ts'

/** The address of a picture of this site; `undefined` for one of another site, since nothing is fetched from there unasked. */
export function pictureUrl(source: string, from: PageAddress): string | undefined {
  const target = resolveLink(source, from)
  return target.kind === 'file' ? withBase(target.path) : undefined
}

interface PictureProps {
  readonly source: string
  /** Shown in the dark scheme. Default: the same picture. */
  readonly dark?: string | undefined
  readonly alt: string
  /** As an editor wrote it; checked here. */
  readonly styles?: Readonly<Record<string, string>> | undefined
  readonly from: PageAddress
  /** Pixels; keeps the place until the picture is there. */
  readonly size?: number
  readonly className?: string | undefined
}

/** A picture that metadata names, in both colour schemes. */
export function Picture({ source, dark = source, alt, styles, from, size, className = '' }: PictureProps) {
  const checked = useMemo(() => readPictureStyles(styles ?? {}), [styles])
  useEffect(() => {
    for (const fault of checked.faults) warn(fault)
  }, [checked])
  const shown = [
    { scheme: 'light-only', url: pictureUrl(source, from) },
    { scheme: 'dark-only', url: pictureUrl(dark, from) },
  ]
  return shown.map(
    ({ scheme, url }) =>
      url !== undefined && (
        <img
          key={scheme}
          className={`${scheme} ${className}`}
          src={url}
          alt={alt}
          width={size}
          height={size}
          style={checked.styles as CSSProperties}
        />
      ),
  )
}
