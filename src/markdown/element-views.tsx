import type { ComponentProps, JSX } from 'react'
import type { ExtraProps } from 'react-markdown'
import { hashTo } from '../browser/hash-id.ts'
import { scrollsByKeyboard } from '../browser/scrolls-by-keyboard.ts'
import { fill } from '../config/locales/text-forms.ts'
import { resolveLink } from '../content/link.ts'
import { textOf } from '../prepare/text-of.ts'
import type { ViewContext } from '../ui/page/view-context.ts'
import { type BlockElement, optionOf } from './blocks/block.ts'
import { BlockPlaceholder } from './blocks/block-placeholder.tsx'
import { CalloutView } from './blocks/callout-view.tsx'
import { CodeFrame } from './blocks/code/code-frame.tsx'
import { CodeText } from './blocks/code/code-text.tsx'
import { numbersOf } from './blocks/code/display.ts'
import { drawnBlocks } from './blocks/drawn-blocks.ts'
import { FilterListView } from './blocks/filter-list/filter-list-view.tsx'
import { ImageView } from './blocks/media/image-view.tsx'
import { PlainBlock } from './blocks/plain-block.tsx'
import { RouteView, routeFactsOf } from './blocks/route-view.tsx'
import { TaskBoxView } from './blocks/task-box-view.tsx'
import { markedLines } from './fence-lines.ts'

/** Props of an element's view: its attributes, its node in the tree, and its context. */
export type ElementProps<Tag extends keyof JSX.IntrinsicElements> = ComponentProps<Tag> &
  ExtraProps & { readonly context: ViewContext }

/** A link of a page, resolved from the page's own path. A link with a refused address is plain text. */
function Anchor({ node: _node, href, context, children, ...attributes }: ElementProps<'a'>) {
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
function Heading({ node, children, id, context, ...attributes }: ElementProps<'h2'>) {
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

/** An image of a page. Its address is checked with the page at hand. */
function Image({ src, alt, title, width, height, className, context }: ElementProps<'img'>) {
  return <ImageView {...{ src, alt, title, width, height, className, context }} />
}

function Task({ node: _node, context, ...attributes }: ElementProps<'input'>) {
  return <TaskBoxView {...attributes} texts={context.texts.article} />
}

/** A table. If it is wider than the page, it scrolls in its own frame, also with the keyboard. */
function Table({ node: _node, context, ...attributes }: ElementProps<'table'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group, not a landmark: a page has many tables
    <div
      ref={scrollsByKeyboard}
      className="table-scroll"
      role="group"
      aria-label={context.texts.article.table}
    >
      <table {...attributes} />
    </div>
  )
}

/** A code block: source code, or a block of another kind. */
function Fence(props: ElementProps<'pre'>) {
  const element = props.node as BlockElement
  if (element.properties.dataBlock !== 'code') return <Block {...(props as ElementProps<'div'>)} />
  const lines = markedLines(element)
  return (
    <CodeFrame element={element} lines={lines} texts={props.context.texts.code}>
      <CodeText
        lines={lines}
        colored={undefined}
        language={optionOf(element, 'dataLanguage')}
        firstNumber={numbersOf(element, lines.length)}
      />
    </CodeFrame>
  )
}

const heights: Readonly<Record<string, (element: BlockElement) => number>> = drawnBlocks

/** An element that may be a block (docs/decisions/0001): the placeholder of a drawn one, the author's text of any other. */
function Block({ node, context, children, ...attributes }: ElementProps<'div'>) {
  const element = node as BlockElement
  const name = optionOf(element, 'dataBlock')
  if (name === 'route') return <RouteView {...routeFactsOf(element)} texts={context.texts.api} />
  const label = name === 'filter-list' ? optionOf(element, 'dataLabel') : undefined
  if (label !== undefined) {
    return (
      <FilterListView label={label} typed="" status="" hasMatches>
        {children}
      </FilterListView>
    )
  }
  const height = name !== undefined && Object.hasOwn(heights, name) ? heights[name] : undefined
  if (height) return <BlockPlaceholder height={height(element)} />
  if (name !== undefined) return <PlainBlock element={element}>{children}</PlainBlock>
  const Tag = element.tagName as 'div'
  return <Tag {...attributes}>{children}</Tag>
}

/**
 * How each element of a page looks before any interaction; other elements stay as they are. Used by the first
 * paint and by the application (elements.tsx), which adds interactive components.
 */
export const elementViews = {
  a: Anchor,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  img: Image,
  input: Task,
  table: Table,
  aside: CalloutView,
  details: CalloutView,
  div: Block,
  span: Block,
  pre: Fence,
}
