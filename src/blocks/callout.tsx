import type { ComponentProps } from 'react'
import type { ExtraProps } from 'react-markdown'
import { useTexts } from '../page/current-page.tsx'

type CalloutProps = ComponentProps<'aside'> & ExtraProps

/** A callout; one without a title of its own gets its kind's name in the reader's language. Any other `aside` or `details` stays plain. */
export function Callout({ node, children, ...attributes }: CalloutProps) {
  const texts = useTexts().callout
  const kind = node?.properties.dataCallout
  const Tag = (node?.tagName === 'details' ? 'details' : 'aside') as 'aside'
  const isNamed = typeof kind === 'string' && Object.hasOwn(texts, kind)
  if (!isNamed || hasTitle(node)) return <Tag {...attributes}>{children}</Tag>
  const title = texts[kind as keyof typeof texts]
  return (
    <Tag {...attributes}>
      {Tag === ('details' as string) ? <summary>{title}</summary> : <p className="callout-title">{title}</p>}
      {children}
    </Tag>
  )
}

function hasTitle(node: CalloutProps['node']): boolean {
  const first = node?.children.find((child) => child.type === 'element')
  if (first?.type !== 'element') return false
  const classes = first.properties.className
  return first.tagName === 'summary' || (Array.isArray(classes) && classes.includes('callout-title'))
}
