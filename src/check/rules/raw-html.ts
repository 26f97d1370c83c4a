import { rawElement } from '../../dialect/raw-html/raw-element.ts'
import { componentTags } from '../component-tags.ts'
import { type HtmlTag, htmlTags } from '../html-tags.ts'
import { nodesOfType } from '../nodes-of.ts'
import type { Fault, PageRule, Verdict } from '../page-rule.ts'

/** Reports raw HTML that the site's sanitizer would remove silently. */
export const rawHtml: PageRule = {
  id: 'raw-html',
  severity: 'error',
  ofPage: (open) => {
    const faults: Fault[] = []
    for (const node of nodesOfType(open.nodes, 'html')) {
      const components = new Set(componentTags(node.value).map(({ name }) => name.toLowerCase()))
      for (const tag of htmlTags(node.value)) {
        // Tags that were meant as components belong to the rule `components`.
        const fault = components.has(tag.name) ? undefined : faultOf(tag)
        if (fault) faults.push({ ...fault, line: open.lineOf(node) + tag.below })
      }
    }
    return faults
  },
}

function faultOf({ name, attributes }: HtmlTag): Verdict | undefined {
  const element = rawElement(name, attributes)
  if (!element) return { kind: 'html-tag', values: { name } }
  const shown = new Set(Object.keys(element.properties).map((property) => property.toLowerCase()))
  const lost = [...attributes.keys()].filter((attribute) => !shown.has(propertyOf(attribute)))
  if (lost.length === 0) return undefined
  return { kind: 'html-attribute', values: { name, attributes: lost.join(', ') } }
}

/** Returns an attribute's property name in lowercase. */
function propertyOf(attribute: string): string {
  if (attribute === 'class') return 'classname'
  if (attribute === 'name') return 'id'
  return attribute.replaceAll('-', '')
}
