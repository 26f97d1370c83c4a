import type { BlockContent, Data, DefinitionContent, Literal, Parent, PhrasingContent } from 'mdast'
import type { FenceInfo } from './fence/fence-info.ts'
import type { TabHead } from './tabs/tab-line.ts'

/** `::: name` or a GitHub alert. `container/names.ts` defines the meaning of the names. */
export interface Container extends Parent {
  type: 'container'
  name: string
  /** The title if it is plain text (`titleKind`). */
  label?: string
  children: (BlockContent | DefinitionContent)[]
}

/** The title of a callout, a collapsible box, or an unknown container; its first child. */
export interface ContainerTitle extends Parent {
  type: 'containerTitle'
  children: PhrasingContent[]
}

/** One section of tabs. */
export interface TabSection extends Parent {
  type: 'tabSection'
  head: TabHead
  children: (BlockContent | DefinitionContent)[]
}

/** Fenced code, drawn or shown; indented code stays `code`. `value` is the source, `info` the parsed info string. */
export interface Fence extends Literal {
  type: 'fence'
  info: FenceInfo
}

/** A component tag with the content between its tags. `attributes` are named as in `data-*`. */
export interface Component extends Parent {
  type: 'component'
  name: string
  attributes: Readonly<Record<string, string>>
  children: (BlockContent | DefinitionContent | PhrasingContent)[]
  data: Data
}

declare module 'mdast' {
  interface BlockContentMap {
    container: Container
    containerTitle: ContainerTitle
    tabSection: TabSection
    fence: Fence
    component: Component
  }
  interface PhrasingContentMap {
    component: Component
  }
  interface RootContentMap {
    container: Container
    containerTitle: ContainerTitle
    tabSection: TabSection
    fence: Fence
    component: Component
  }
}
