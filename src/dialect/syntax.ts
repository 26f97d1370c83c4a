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
import { countedEmphasis, shallowContainers, withoutUncounted } from './limits.ts'

/** Choices that change how a page's text is read; both compilers of one page need the same. */
export type DialectOptions = {
  /** `'on'` makes `$x$` a formula. Default `'off'`: pages of this kind write `$HOME` and prices. */
  readonly singleDollarMath?: 'on' | 'off'
}

/** How `remark-gfm` and `micromark-extension-gfm` have to be set: one tilde lowers (`H~2~O`), two delete. */
export const gfmOptions = { singleTilde: false } as const

const mark = pairConstruct(markSpan)
const spoiler = pairConstruct(spoilerSpan)
const superscript = tightConstruct(superscriptSpan)
const subscript = tightConstruct(subscriptSpan)

/** The inline and small constructs of the dialect: everything but GFM and the containers. */
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

/** The dialect without GFM (containers, inline and small constructs), for a pipeline in which `remark-gfm` has been used already. */
export function syntaxBesideGfm(options: DialectOptions = {}): Extension[] {
  return [
    countedEmphasis(cjkFriendlyExtension()),
    gfmStrikethroughCjkFriendly(gfmOptions),
    shallowContainers(flowSyntax),
    inlineSyntax(options),
    withoutUncounted,
  ]
}

/** The whole language as extensions of micromark: GFM, emphasis that works between Han characters, our constructs. */
export function dialectSyntax(options: DialectOptions = {}): Extension[] {
  return [shallowContainers(gfm(gfmOptions)), ...syntaxBesideGfm(options)]
}
