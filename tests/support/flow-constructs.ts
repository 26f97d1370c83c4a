import { toHtml } from 'hast-util-to-html'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { expect, test } from 'vitest'
import { flowSyntax } from '../../src/dialect/flow-constructs.ts'
import { flowFromMarkdown } from '../../src/dialect/flow-from-markdown.ts'
import { flowHtml } from '../../src/dialect/flow-html.ts'
import { canonicalHtml } from './canonical-html.ts'

/** A piece of markdown and the HTML that it means, under a name. */
export type GoldenCase = readonly [name: string, markdown: string, html: string]

// Raw HTML stays as it is on both sides: cleaning it is another part of the dialect.
const raw = { allowDangerousHtml: true } as const

/** The constructs of blocks beside GFM alone, through the compiler to a tree. */
export function flowTreeHtml(markdown: string): string {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm(), flowSyntax],
    mdastExtensions: [gfmFromMarkdown(), flowFromMarkdown],
  })
  return toHtml(toHast(tree, raw), raw)
}

/** The same through the compiler to HTML. */
export function flowDirectHtml(markdown: string): string {
  const htmlExtensions = [gfmHtml(), flowHtml()]
  return micromark(markdown, { ...raw, extensions: [gfm(), flowSyntax], htmlExtensions })
}

/** One test per case: both compilers give the document that the case says. */
export function testGolden(rows: string, cases: readonly GoldenCase[]): void {
  for (const [name, markdown, html] of cases) {
    test(`${rows} ${name}`, () => {
      expect(canonicalHtml(flowTreeHtml(markdown)), 'tree').toEqual(canonicalHtml(html))
      expect(canonicalHtml(flowDirectHtml(markdown)), 'HTML').toEqual(canonicalHtml(html))
    })
  }
}
