import type { Root } from 'mdast'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { rehypeDialect } from '../../src/dialect/rehype-dialect.ts'
import { remarkDialect } from '../../src/dialect/remark-dialect.ts'
import { gfmOptions } from '../../src/dialect/syntax.ts'

/** Renders a page with react-markdown itself, with the plugins in the documented order. */
export function reactHtml(markdown: string): string {
  return render(markdown, () => undefined)
}

/** Returns react-markdown's tree after the dialect's plugin. */
export function reactTree(markdown: string): Root | undefined {
  let seen: Root | undefined
  render(markdown, (tree) => {
    seen = structuredClone(tree)
  })
  return seen
}

function render(markdown: string, look: (tree: Root) => void): string {
  return renderToStaticMarkup(
    createElement(
      Markdown,
      {
        remarkPlugins: [[remarkGfm, gfmOptions], remarkDialect, () => look],
        rehypePlugins: [rehypeDialect],
        // The dialect has its own rule for addresses, which both compilers apply.
        urlTransform: (url: string) => url,
      },
      markdown,
    ),
  )
}
