import { hastProperties } from '../element-shape.ts'
import { fenceTabTitle } from '../fence/fence-shape.ts'
import type { Container, Fence, TabSection } from '../flow-nodes.ts'
import { type TabHead, tabShape } from './tab-line.ts'

/**
 * Groups the children of tabs into sections. An `@tab` line is an empty section that takes the nodes after
 * it; in code tabs, every code block before the first such line also starts a section. Content before the
 * first section stays there.
 */
export function tabSections(children: Container['children'], kind: 'tabs' | 'code'): Container['children'] {
  const result: Container['children'] = []
  let fencesPart = kind === 'code'
  let section: TabSection | undefined
  for (const child of children) {
    if (child.type === 'tabSection') {
      fencesPart = false
      section = child
      result.push(section)
      continue
    }
    if (child.type === 'fence' && fencesPart) {
      section = fenceSection(child)
      result.push(section)
    }
    if (section) {
      section.children.push(child)
      if (section.position && child.position) section.position.end = { ...child.position.end }
    } else result.push(child)
  }
  return result
}

/** Returns a section without content. */
export function newTabSection(head: TabHead): TabSection {
  const { tagName, properties } = tabShape(head)
  return {
    type: 'tabSection',
    head,
    children: [],
    data: { hName: tagName, hProperties: hastProperties(properties) },
  }
}

/** Returns the head of the section that a code block becomes. */
export function fenceTabHead(info: Fence['info']): TabHead {
  return { title: fenceTabTitle(info), active: info.active === true }
}

function fenceSection(fence: Fence): TabSection {
  const section = newTabSection(fenceTabHead(fence.info))
  if (fence.position)
    section.position = { start: { ...fence.position.start }, end: { ...fence.position.end } }
  return section
}
