import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough'
import { gfm } from 'micromark-extension-gfm'
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
  limitedGfm,
  shallowContainers,
  underlinedHeadings,
  withoutUncounted,
} from './limits.ts'

/** Options that change how a page's text is parsed. Both compilers of one page need the same ones. */
export type DialectOptions = {
  /** `'on'` makes `$x$` a formula. Default `'off'`, because documentation uses `$HOME` and prices. */
  readonly singleDollarMath?: 'on' | 'off'
}

/** Options for `remark-gfm` and `micromark-extension-gfm`: one tilde is a subscript (`H~2~O`), two are a deletion. */
export const gfmOptions = { singleTilde: false } as const

const mark = pairConstruct(markSpan)
const spoiler = pairConstruct(spoilerSpan)
const superscript = tightConstruct(superscriptSpan)
const subscript = tightConstruct(subscriptSpan)

/** Returns the inline constructs of the dialect: everything except GFM and the containers. */
function inlineSyntax(options: DialectOptions): Extension {
  return {
    text: {
      [codes.equalsTo]: mark,
      [codes.exclamationMark]: [legacyImageConstruct, spoiler],
      [codes.caret]: superscript,
      [codes.tilde]: subscript,
      [codes.colon]: emojiConstruct,
      [codes.dollarSign]: mathTextConstruct(options.singleDollarMath),
      [codes.leftCurlyBrace]: attributesTextConstruct,
    },
    flow: {
      [codes.dollarSign]: mathFlowConstruct,
      [codes.leftCurlyBrace]: attributesLineConstruct,
    },
    insideSpan: { null: [mark, spoiler] },
  }
}

/** Returns the dialect without GFM, for a pipeline that already uses `remark-gfm`. */
export function syntaxBesideGfm(options: DialectOptions = {}): Extension[] {
  return [
    countedEmphasis(cjkFriendlyExtension()),
    gfmStrikethroughCjkFriendly(gfmOptions),
    shallowContainers(flowSyntax),
    inlineSyntax(options),
    countedLinks,
    underlinedHeadings,
    withoutUncounted,
    countedMarks,
  ]
}

/**
 * Returns the whole language as micromark extensions: GFM, emphasis that works between Chinese characters,
 * and our constructs.
 */
export function dialectSyntax(options: DialectOptions = {}): Extension[] {
  return [limitedGfm(gfm(gfmOptions)), ...syntaxBesideGfm(options)]
}
