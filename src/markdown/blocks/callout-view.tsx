import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import { textOf } from '../../prepare/text-of.ts'
import type { ViewContext } from '../../ui/page/view-context.ts'

type CalloutProps = ComponentProps<'aside'> & ExtraProps & { readonly context: ViewContext }

/**
 * A callout. It shows the name of its kind in the reader's language: as the title, or before the author's own title. `details` with a title
 * show only the title. Any other `aside` or `details` stays plain.
 */
export function CalloutView({ node, context, children, ...attributes }: CalloutProps) {
  const texts = context.texts.callout
  const kind = node?.properties.dataCallout
  const Tag = (node?.tagName === 'details' ? 'details' : 'aside') as 'aside'
  const isNamed = typeof kind === 'string' && Object.hasOwn(texts, kind)
  if (!isNamed) return <Tag {...attributes}>{children}</Tag>
  const title = texts[kind as keyof typeof texts]
  const own = titleOf(node)
  if (own) {
    const saysMore = own.tagName !== 'summary' && textOf(own).trim().toLowerCase() !== title.toLowerCase()
    return (
      <Tag {...attributes}>
        {saysMore && <p className="callout-kind">{title}</p>}
        {children}
      </Tag>
    )
  }
  return (
    <Tag {...attributes}>
      {Tag === ('details' as string) ? <summary>{title}</summary> : <p className="callout-title">{title}</p>}
      {children}
    </Tag>
  )
}

/** The title its author gave it. */
function titleOf(node: CalloutProps['node']) {
  const first = node?.children.find((child) => child.type === 'element')
  if (first?.type !== 'element') return undefined
  const classes = first.properties.className
  const isTitle = first.tagName === 'summary' || (Array.isArray(classes) && classes.includes('callout-title'))
  return isTitle ? first : undefined
}
