import { compile, parse, postprocess, preprocess } from 'micromark'
import { gfmHtml } from 'micromark-extension-gfm'
import type { HtmlExtension } from 'micromark-util-types'
import { flowHtml } from './flow-html.ts'
import { blockHtml } from './html/block-html.ts'
import { noteEvents } from './html/event-notes.ts'
import { firstBlocks } from './html/first-blocks.ts'
import { type FirstSource, firstSource } from './html/first-source.ts'
import { mediaHtml } from './html/media-html.ts'
import { inlineHtml } from './inline/inline-html.ts'
import { type DialectOptions, dialectSyntax } from './syntax.ts'

/** Choices of the compiler to HTML. */
export type HtmlOptions = DialectOptions & {
  /** How many top-level blocks are wanted; the whole page when absent. What comes later costs no inline parsing. */
  readonly blocks?: number
  /** Heading over the footnotes, for screen readers. Default `Footnotes`. */
  readonly footnoteLabel?: string
}

/**
 * A page's text as safe HTML, with the same elements, classes and ids as the tree gives: the first paint shows it before the
 * application is there. Raw HTML is left out (only `<br>` is kept); blocks show their source or content.
 *
 * @param body the page without its front matter; anything is a document, nothing throws
 */
export function markdownToHtml(body: string, options: HtmlOptions = {}): string {
  const begin = options.blocks === undefined ? whole(body) : firstSource(body)
  const parser = parse({ extensions: dialectSyntax(options) })
  const all = parser.document().write(preprocess()(begin.source, undefined, true))
  const first = firstBlocks(all, options.blocks)
  const events = postprocess(first.events)
  const notes = noteEvents(events, [...first.laterIds, ...begin.laterIds])
  const extensions: HtmlExtension[] = [
    gfmHtml({ label: options.footnoteLabel }),
    flowHtml({ idOf: (container) => notes.ids.get(container) }),
    inlineHtml(notes),
    blockHtml(notes),
    mediaHtml(notes),
  ]
  if (!(begin.isWhole && first.isWhole)) extensions.push(withoutFootnotes)
  return compile({ htmlExtensions: extensions })(events)
}

const whole = (source: string): FirstSource => ({ source, laterIds: [], isWhole: true })

// Footnotes stand at the end of a page; of the first screens they are no part.
const withoutFootnotes: HtmlExtension = { exit: { null() {} } }
