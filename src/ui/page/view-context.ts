import type { AnchorHTMLAttributes, ReactNode } from 'react'
import type { Locale, LocaleId } from '../../config/locales/locale.ts'
import type { PageTexts } from '../../config/locales/page-texts.ts'
import type { LinkTarget } from '../../content/link.ts'
import type { PictureSizes } from '../../content/manifest.ts'
import type { PageAddress } from '../../content/page-path.ts'
import type { SiteConfig } from '../../content/site-config.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: LinkTarget
  readonly children: ReactNode
}

export interface IconProps {
  readonly name: string
  /** Pixels. */
  readonly size?: number
}

/**
 * The context of views. A view is JSX without hooks and React context, because the first paint renders the
 * same views without React (docs/decisions/0025).
 */
export interface ViewContext {
  readonly locale: Locale
  readonly address: PageAddress
  /** The language of the page's file: its images are next to it. */
  readonly textLocale: LocaleId
  readonly site: SiteConfig
  /** Whether the site's files are read: until then, what they decide keeps its place but does not show, so that nothing moves. */
  readonly isSiteKnown: boolean
  readonly texts: PageTexts
  /** Sizes of the page's images, by path. */
  readonly pictures: PictureSizes
  /** Renders a link in the way of this runtime. */
  readonly Link: (props: LinkProps) => ReactNode
  /** An icon of the site's own set, or its placeholder until the set has loaded. */
  readonly OwnIcon: (props: IconProps) => ReactNode
}
