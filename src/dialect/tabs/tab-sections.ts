import { fenceTabTitle } from '../fence/fence-shape.ts'
import type { Container, Fence, TabSection } from '../flow-nodes.ts'
import { hastProperties } from '../open-tag.ts'
import { type TabHead, tabShape } from './tab-line.ts'

/**
 * The children of tabs, put into their sections. An `@tab` line has become an empty section, which takes what follows it;
 * in code tabs every fence before the first such line begins a section too. What stands before all of them stays there.
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

/** A section without its content. */
export function newTabSection(head: TabHead): TabSection {
  const { tagName, properties } = tabShape(head)
  return {
    type: 'tabSection',
    head,
    children: [],
    data: { hName: tagName, hProperties: hastProperties(properties) },
  }
}

/** The head of the section that a fence makes of itself. */
export function fenceTabHead(info: Fence['info']): TabHead {
  return { title: fenceTabTitle(info), active: info.active === true }
}

function fenceSection(fence: Fence): TabSection {
  const section = newTabSection(fenceTabHead(fence.info))
  if (fence.position)
    section.position = { start: { ...fence.position.start }, end: { ...fence.position.end } }
  return section
}
