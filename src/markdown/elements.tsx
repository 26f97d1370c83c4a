import { type ComponentProps, type ComponentType, useMemo } from 'react'
import type { Components, ExtraProps } from 'react-markdown'
import { useViewContext } from '../ui/page/use-view-context.ts'
import type { ViewContext } from '../ui/page/view-context.ts'
import type { BlockElement } from './blocks/block.ts'
import { CodeBlock } from './blocks/code/code-block.tsx'
import { InsideLink } from './blocks/media/inside-link.ts'
import { PageImage } from './blocks/media/page-image.tsx'
import { TaskBox } from './blocks/task-box.tsx'
import { elementViews } from './element-views.tsx'
import { markedLines } from './fence-lines.ts'
import { MaybeBlock } from './maybe-block.tsx'

/** Converts a view to a component of react-markdown that finds its own context. */
function connected(View: ComponentType<{ readonly context: ViewContext }>) {
  return function Connected(props: object) {
    return <View {...props} context={useViewContext()} />
  }
}

function Anchor({ children, ...attributes }: ComponentProps<'a'> & ExtraProps) {
  return (
    <elementViews.a {...attributes} context={useViewContext()}>
      <InsideLink value={true}>{children}</InsideLink>
    </elementViews.a>
  )
}

function Image({
  node: _node,
  src,
  alt,
  title,
  width,
  height,
  className,
}: ComponentProps<'img'> & ExtraProps) {
  return <PageImage {...{ src, alt, title, width, height, className }} />
}

/** A code block: source code, whose line marks the dialect parses, or a block of another kind. */
function FencedCode({ node, ...attributes }: ComponentProps<'pre'> & ExtraProps) {
  const isCode = node?.properties.dataBlock === 'code'
  const element = node as BlockElement
  const lines = useMemo(() => (isCode ? markedLines(element) : []), [isCode, element])
  if (isCode) return <CodeBlock element={element} lines={lines} />
  return <MaybeBlock node={node} {...(attributes as ComponentProps<'div'>)} />
}

const views = Object.fromEntries(
  Object.entries(elementViews).map(([name, View]) => [
    name,
    connected(View as ComponentType<{ readonly context: ViewContext }>),
  ]),
)

/** The component for each element of a page: its view (element-views.tsx), or an interactive component. */
export const elements: Components = {
  ...views,
  a: Anchor,
  img: Image,
  input: TaskBox,
  div: MaybeBlock,
  span: MaybeBlock as Components['span'],
  pre: FencedCode,
}
