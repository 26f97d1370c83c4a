import type { MouseEvent } from 'react'
import { pathnameOf } from '../../content/page-path.ts'
import { useTexts } from './current-page.tsx'
import { LinkView } from './link-view.tsx'
import { useNavigation } from './navigation.tsx'
import type { LinkProps } from './view-context.ts'

/**
 * Every link of the site. Pages open client-side unless the reader asked the browser for something else
 * (modifier, middle click, new tab, download).
 */
export function SiteLink({ to, ...attributes }: LinkProps) {
  const { go, prefetch } = useNavigation()
  const { opensInNewTab } = useTexts().frame
  if (to.kind !== 'page') return <LinkView to={to} opensInNewTab={opensInNewTab} {...attributes} />
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    attributes.onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    go(pathnameOf(to.address) + to.search + to.hash)
  }
  const prepare = () => prefetch(to.address)
  return (
    <LinkView
      to={to}
      opensInNewTab={opensInNewTab}
      {...attributes}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  )
}

/** Returns whether a click should navigate here: main button, no modifier, no other target, not handled yet. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const anchor = event.currentTarget
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const staysHere = (!anchor.target || anchor.target === '_self') && !anchor.hasAttribute('download')
  return event.button === 0 && !isModified && staysHere && !event.defaultPrevented
}
