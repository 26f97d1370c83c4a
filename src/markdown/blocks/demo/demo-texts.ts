import type { ElementContent } from 'hast'
import type { DemoTexts } from '../../../config/playgrounds.ts'
import { textOf } from '../../../prepare/text-of.ts'
import { type BlockElement, optionOf, sourceOf } from '../block.ts'

const panels: ReadonlyMap<string, 'html' | 'css' | 'js'> = new Map([
  ['html', 'html'],
  ['css', 'css'],
  ['js', 'js'],
  ['javascript', 'js'],
])

/** Returns the texts of a demo: its code blocks joined by language; a single `demo` block is HTML (Spec D5). */
export function demoTextsOf(element: BlockElement): DemoTexts {
  const title = (optionOf(element, 'dataTitle') ?? '').replace(/^\[[\w-]+\]\s*/, '')
  if (element.tagName === 'pre') return { title, html: sourceOf(element), css: '', js: '' }
  const texts = { html: '', css: '', js: '' }
  for (const fence of fencesIn(element.children)) {
    const panel = panels.get(String(fence.properties.dataLanguage ?? ''))
    if (panel) texts[panel] += `${texts[panel] === '' ? '' : '\n'}${textOf(fence).replace(/\n$/, '')}`
  }
  return { title, ...texts }
}

function fencesIn(nodes: readonly ElementContent[]): readonly BlockElement[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return []
    return node.properties.dataBlock === 'code' ? [node] : fencesIn(node.children)
  })
}
