import type { Data, Literal, Parent, PhrasingContent } from 'mdast'
import type { Attributes } from './attribute-list.ts'
import type { ImageFacts } from './image/image-facts.ts'

/** An inline span of the dialect: `==mark==`, `!!spoiler!!`, `^sup^`, `~sub~`. */
export interface Span extends Parent {
  type: 'mark' | 'spoiler' | 'superscript' | 'subscript'
  children: PhrasingContent[]
}

/** The source of a formula: `math` for a block, `inlineMath` within a line. */
export interface Math extends Literal {
  type: 'math'
}

/** @see Math */
export interface InlineMath extends Literal {
  type: 'inlineMath'
}

/** A line with an attribute list, until it is known whether it follows a list or table. */
export interface AttributesLine extends Literal {
  type: 'attributesLine'
  data: Data & { attributes: Attributes }
}

declare module 'mdast' {
  interface Data {
    /** The attributes from `{…}`; converted to properties by the tree's own pass. */
    attributes?: Attributes
    /** The size between the brackets in the old form of an image. */
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
