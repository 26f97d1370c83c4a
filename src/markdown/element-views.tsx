import type { ComponentProps, JSX } from 'react'
import type { ExtraProps } from 'react-markdown'
import { scrollsByKeyboard } from '../browser/scrolls-by-keyboard.ts'
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
import { wordViews } from './word-views.tsx'

/** Props of an element's view: its attributes, its node in the tree, and its context. */
export type ElementProps<Tag extends keyof JSX.IntrinsicElements> = ComponentProps<Tag> &
  ExtraProps & { readonly context: ViewContext }

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
  ...wordViews,
  img: Image,
  input: Task,
  table: Table,
  aside: CalloutView,
  details: CalloutView,
  div: Block,
  span: Block,
  pre: Fence,
}
