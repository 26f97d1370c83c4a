import { toHtml } from 'hast-util-to-html'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { gfm } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import { flowSyntax } from '../../src/dialect/flow-constructs.ts'
import { flowFromMarkdown } from '../../src/dialect/flow-from-markdown.ts'
import { canonicalHtml } from './canonical-html.ts'

/** A piece of markdown and its HTML, with a name. */
export type GoldenCase = readonly [name: string, markdown: string, html: string]

// Raw HTML is unchanged on both sides: sanitizing it is another part of the dialect.
const raw = { allowDangerousHtml: true } as const

/** Returns the HTML for block constructs with GFM only. */
export function flowTreeHtml(markdown: string): string {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm(), flowSyntax],
    mdastExtensions: [gfmFromMarkdown(), flowFromMarkdown],
  })
  return toHtml(toHast(tree, raw), raw)
}

/** Defines one test per case: the dialect returns the expected document. */
export function testGolden(rows: string, cases: readonly GoldenCase[]): void {
  for (const [name, markdown, html] of cases) {
    test(`${rows} ${name}`, () => {
      expect(canonicalHtml(flowTreeHtml(markdown))).toEqual(canonicalHtml(html))
    })
  }
}
