import type { Data, Literal, Parent, PhrasingContent } from 'mdast'
import type { Attributes } from './attribute-list.ts'
import type { ImageFacts } from './image/image-facts.ts'

/** An inline span of the dialect: `==mark==`, `!!spoiler!!`, `^sup^`, `~sub~`. */
export interface Span extends Parent {
  type: 'mark' | 'spoiler' | 'superscript' | 'subscript'
  children: PhrasingContent[]
}

/** The source of a formula: `math` as a block, `inlineMath` inside a line. */
export interface Math extends Literal {
  type: 'math'
}

/** @see Math */
export interface InlineMath extends Literal {
  type: 'inlineMath'
}

/** A line with an attribute list, until the tree knows whether a list or table stands above it. */
export interface AttributesLine extends Literal {
  type: 'attributesLine'
  data: Data & { attributes: Attributes }
}

declare module 'mdast' {
  interface Data {
    /** What `{…}` said about this node; turned into properties by the tree's own pass. */
    attributes?: Attributes
    /** The size that the old form of an image wrote between its brackets. */
    imageSize?: Pick<ImageFacts, 'width' | 'height'>
  }
  interface PhrasingContentMap {
    mark: Span
    inlineMath: InlineMath
  }
  interface RootContentMap {
    mark: Span
    inlineMath: InlineMath
    math: Math
    attributesLine: AttributesLine
  }
  interface BlockContentMap {
    math: Math
    attributesLine: AttributesLine
  }
}
