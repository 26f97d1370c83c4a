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

/** Characters that are read in one step. */
const stepLength = 3_000

/**
 * A page's text as safe HTML, with the same elements, classes and ids as the tree gives: the first paint shows it before the
 * application is there. Raw HTML is left out (only `<br>` is kept); blocks show their source or content.
 *
 * @param body the page without its front matter; anything is a document, nothing throws
 */
export function markdownToHtml(body: string, options: HtmlOptions = {}): string {
  const steps = htmlInSteps(body, options)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same in short steps, for a caller with a window that has to stay alive between them. */
export function* htmlInSteps(body: string, options: HtmlOptions = {}): Generator<void, string> {
  const begin = options.blocks === undefined ? whole(body) : firstSource(body)
  const document = parse({ extensions: dialectSyntax(options) }).document()
  const chunks = preprocess()
  for (let at = 0; at < begin.source.length; at += stepLength) {
    document.write(chunks(begin.source.slice(at, at + stepLength), undefined, false))
    yield
  }
  const first = firstBlocks(document.write(chunks('', undefined, true)), options.blocks)
  const events = postprocess(first.events)
  yield
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
