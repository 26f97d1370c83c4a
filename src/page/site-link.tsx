import { ExternalLink } from 'lucide-react'
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { withBase } from '../browser/site-base.ts'
import type { LinkTarget } from '../content/link.ts'
import { pathnameOf } from '../content/page-path.ts'
import { useTexts } from './current-page.tsx'
import { useNavigation } from './navigation.tsx'

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: LinkTarget
  readonly children: ReactNode
}

/**
 * Every link of the site. Pages open client-side unless the reader asked the browser for something else (modifier, middle click, new
 * tab, download); other sites open in a new tab, and say so; a refused address is plain text (Spec §2 "Link behaviour").
 */
export function SiteLink({ to, children, ...attributes }: SiteLinkProps) {
  const { go, prefetch } = useNavigation()
  const texts = useTexts()
  if (to.kind === 'refused') return <span>{children}</span>
  if (to.kind === 'file') {
    return (
      <a {...attributes} href={withBase(to.path)}>
        {children}
      </a>
    )
  }
  if (to.kind === 'external') {
    const isWeb = /^https?:/.test(to.url)
    return (
      <a {...attributes} href={to.url} {...(isWeb && { target: '_blank', rel: 'noopener noreferrer' })}>
        {children}
        {isWeb && <ExternalLink className="external-icon" aria-hidden size="0.8em" />}
        {isWeb && <span className="visually-hidden">{texts.frame.opensInNewTab}</span>}
      </a>
    )
  }
  const path = pathnameOf(to.address) + to.search + to.hash
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    attributes.onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    go(path)
  }
  const prepare = () => prefetch(to.address)
  return (
    <a {...attributes} href={withBase(path)} onClick={open} onPointerEnter={prepare} onFocus={prepare}>
      {children}
    </a>
  )
}

/** Whether a click means “here, now”: the main button, no modifier, no other target, nobody handled it. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const anchor = event.currentTarget
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const staysHere = (!anchor.target || anchor.target === '_self') && !anchor.hasAttribute('download')
  return event.button === 0 && !isModified && staysHere && !event.defaultPrevented
}
