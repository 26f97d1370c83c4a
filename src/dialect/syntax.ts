import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough'
import { codes } from 'micromark-util-symbol'
import type { Extension } from 'micromark-util-types'
import { attributesLineConstruct, attributesTextConstruct } from './attributes/attribute-syntax.ts'
import { flowSyntax } from './flow-constructs.ts'
import { legacyImageConstruct } from './image/legacy-image.ts'
import { emojiConstruct } from './inline/emoji.ts'
import { mathFlowConstruct } from './inline/math-flow.ts'
import { mathTextConstruct } from './inline/math-text.ts'
import { markSpan, pairConstruct, spoilerSpan } from './inline/pair-span.ts'
import { subscriptSpan, superscriptSpan, tightConstruct } from './inline/tight-span.ts'
import {
  countedEmphasis,
  countedLinks,
  countedMarks,
  shallowContainers,
  underlinedHeadings,
  withoutUncounted,
} from './limits.ts'

/** Options for `remark-gfm`: one tilde is a subscript (`H~2~O`), two are a deletion. */
export const gfmOptions = { singleTilde: false } as const

const mark = pairConstruct(markSpan)
const spoiler = pairConstruct(spoilerSpan)
const superscript = tightConstruct(superscriptSpan)
const subscript = tightConstruct(subscriptSpan)

/** The inline constructs of the dialect. */
const inlineSyntax: Extension = {
  text: {
    [codes.equalsTo]: mark,
    [codes.exclamationMark]: [legacyImageConstruct, spoiler],
    [codes.caret]: superscript,
    [codes.tilde]: subscript,
    [codes.colon]: emojiConstruct,
    [codes.dollarSign]: mathTextConstruct,
    [codes.leftCurlyBrace]: attributesTextConstruct,
  },
  flow: {
    [codes.dollarSign]: mathFlowConstruct,
    [codes.leftCurlyBrace]: attributesLineConstruct,
  },
  insideSpan: { null: [mark, spoiler] },
}

/** The dialect as micromark extensions, in addition to GFM: emphasis that works between Chinese characters, and our constructs. */
export const dialectSyntax: readonly Extension[] = [
  countedEmphasis(cjkFriendlyExtension()),
  gfmStrikethroughCjkFriendly(gfmOptions),
  shallowContainers(flowSyntax),
  inlineSyntax,
  countedLinks,
  underlinedHeadings,
  withoutUncounted,
  countedMarks,
]
