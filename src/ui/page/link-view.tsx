import { ExternalLink } from 'lucide'
import { withBase } from '../../browser/site-base.ts'
import { pathnameOf } from '../../content/page-path.ts'
import { Icon } from '../icon.tsx'
import type { LinkProps } from './view-context.ts'

interface LinkViewProps extends LinkProps {
  /** Announced by screen readers after a link to another site. */
  readonly opensInNewTab: string
}

/** Keeps the icon on the line of the word before it, and punctuation on the line of the icon (`ui/styles/base.css`). */
const wordJoiner = '\u2060'

/**
 * A link as browsers follow it: other sites open in a new tab and are announced; a refused address is plain
 * text (Spec §2 "Link behaviour").
 */
export function LinkView({ to, opensInNewTab, children, ...attributes }: LinkViewProps) {
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
        {isWeb && (
          <span className="external-icon" aria-hidden="true">
            {wordJoiner}
            <Icon shape={ExternalLink} size="0.8em" />
            {wordJoiner}
          </span>
        )}
        {isWeb && <span className="visually-hidden">{opensInNewTab}</span>}
      </a>
    )
  }
  return (
    <a {...attributes} href={withBase(pathnameOf(to.address) + to.search + to.hash)}>
      {children}
    </a>
  )
}
