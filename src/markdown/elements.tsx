import type { ComponentProps, JSX } from 'react'
import type { Components, ExtraProps } from 'react-markdown'
import { textOf } from '../blocks/block.ts'
import { Callout } from '../blocks/callout.tsx'
import { InsideLink } from '../blocks/media/inside-link.ts'
import { PageImage } from '../blocks/media/page-image.tsx'
import { TaskBox } from '../blocks/task-box.tsx'
import { resolveLink } from '../content/link.ts'
import { fill } from '../locales/texts.ts'
import { useCurrentPage, useTexts } from '../page/current-page.tsx'
import { SiteLink } from '../page/site-link.tsx'
import { Fence } from './fence.tsx'
import { MaybeBlock } from './maybe-block.tsx'

type ElementProps<Tag extends keyof JSX.IntrinsicElements> = ComponentProps<Tag> & ExtraProps

/** Links of a page: resolved by the one path rule, from the page's own place. */
function Anchor({ node: _node, href = '', children, ...attributes }: ElementProps<'a'>) {
  const { address } = useCurrentPage()
  return (
    <SiteLink {...attributes} to={resolveLink(href, address)}>
      <InsideLink value={true}>{children}</InsideLink>
    </SiteLink>
  )
}

/** Images show themselves; their addresses are judged there, with the page at hand. */
function Image({ node: _node, src, alt, title, width, height, className }: ElementProps<'img'>) {
  return <PageImage {...{ src, alt, title, width, height, className }} />
}

/** A table wider than the page scrolls in a frame of its own; the keyboard can reach and scroll it. */
function Table({ node: _node, ...attributes }: ElementProps<'table'>) {
  const texts = useTexts()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, not a landmark: a page has many tables
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <div className="table-scroll" role="group" tabIndex={0} aria-label={texts.article.table}>
      <table {...attributes} />
    </div>
  )
}

/** A heading with a link to itself behind its words. */
function Heading({ node, children, id, ...attributes }: ElementProps<'h2'>) {
  const { address } = useCurrentPage()
  const texts = useTexts()
  const Tag = (node?.tagName ?? 'h2') as 'h2'
  if (!id) return <Tag {...attributes}>{children}</Tag>
  const label = fill(texts.article.linkToHeading, { heading: textOf(node) })
  const target = { kind: 'page' as const, address, search: '', hash: `#${encodeURIComponent(id)}` }
  return (
    <Tag id={id} {...attributes}>
      {children}
      <SiteLink to={target} className="heading-anchor" aria-label={label}>
        <span aria-hidden>#</span>
      </SiteLink>
    </Tag>
  )
}

/** What each element of a page becomes. Elements that are not named here stay as they are. */
export const elements: Components = {
  a: Anchor,
  img: Image,
  input: TaskBox,
  table: Table,
  aside: Callout,
  details: Callout,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  div: MaybeBlock,
  span: MaybeBlock as Components['span'],
  pre: Fence,
}
