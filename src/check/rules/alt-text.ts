import { htmlTags } from '../html-tags.ts'
import type { Fault, PageRule } from '../page-rule.ts'

/** Requires alternative text for every image. */
export const altText: PageRule = {
  id: 'alt-text',
  severity: 'error',
  ofPage: (open) => {
    const faults: Fault[] = []
    const report = (line: number, url: string) => {
      faults.push({ line, kind: 'image-alt', values: { url } })
    }
    for (const node of open.nodes) {
      if (node.type === 'image' && !node.alt?.trim()) report(open.lineOf(node), node.url)
      if (node.type === 'imageReference' && !node.alt?.trim()) report(open.lineOf(node), node.identifier)
      if (node.type !== 'html') continue
      for (const { name, attributes, below } of htmlTags(node.value)) {
        const isBare = name === 'img' && !attributes.get('alt')?.trim()
        if (isBare) report(open.lineOf(node) + below, attributes.get('src') ?? '')
      }
    }
    return faults
  },
}
