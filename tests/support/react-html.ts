import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import { parseMarkdown } from '../../src/dialect/parse-markdown.ts'
import { toElements } from '../../src/dialect/to-elements.ts'

/** Returns a text as HTML, rendered by react-markdown as on the site, but without the site's components. */
export function reactHtml(markdown: string): string {
  const root = toElements(parseMarkdown(markdown))
  return renderToStaticMarkup(
    createElement(Markdown, { rehypePlugins: [() => () => root], urlTransform: (url: string) => url }),
  )
}
