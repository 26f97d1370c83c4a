import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import { hashTo } from '../browser/hash-id.ts'
import { fill } from '../config/locales/text-forms.ts'
import { resolveLink } from '../content/link.ts'
import { textOf } from '../prepare/text-of.ts'
import type { ViewContext } from '../ui/page/view-context.ts'

interface WithContext extends ExtraProps {
  readonly context: ViewContext
}

/** A link of a page, resolved from the page's own path. A link with a refused address is plain text. */
export function Anchor({
  node: _node,
  href,
  context,
  children,
  ...attributes
}: ComponentProps<'a'> & WithContext) {
  if (href === undefined) return <span {...attributes}>{children}</span>
  // The parser labels the way back from a footnote in English: “Back to reference 1-2”.
  const number = 'data-footnote-backref' in attributes && attributes['aria-label']?.split(' ').at(-1)
  const label = number ? fill(context.texts.article.backToReference, { number }) : attributes['aria-label']
  return (
    <context.Link {...attributes} aria-label={label} to={resolveLink(href, context.address)}>
      {children}
    </context.Link>
  )
}

/** A heading, followed by a link to itself that is not part of its accessible name. */
function Heading({ node, children, id, context, ...attributes }: ComponentProps<'h2'> & WithContext) {
  const { address, texts, Link } = context
  const Tag = (node?.tagName ?? 'h2') as 'h2'
  if (!id) return <Tag {...attributes}>{children}</Tag>
  const target = { kind: 'page' as const, address, search: '', hash: hashTo(id) }
  return (
    <Tag id={id} aria-label={textOf(node).trim() || undefined} {...attributes}>
      {children}
      <Link to={target} className="heading-anchor" aria-label={texts.article.linkToHeading}>
        <span aria-hidden>#</span>
      </Link>
    </Tag>
  )
}

/** The views of the elements in plain text (`element-views.tsx` has all views). */
export const wordViews = {
  a: Anchor,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
}
