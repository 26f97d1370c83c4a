import { toHtml } from 'hast-util-to-html'
import { parseMarkdown } from '../../src/dialect/parse-markdown.ts'
import { toElements } from '../../src/dialect/to-elements.ts'

/** Returns a text as HTML, without what is added for the views. */
export const treeHtml = (markdown: string): string => toHtml(toElements(parseMarkdown(markdown)))
