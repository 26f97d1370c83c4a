import { defineLanguageFacet, HighlightStyle, Language, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { tags } from '@lezer/highlight'
import { type BlockParser, GFM, type MarkdownConfig, parser } from '@lezer/markdown'

const fence = /^---\s*$/
const container = /^(?:\s*:{3,}|@tab\b)/

/** The metadata between two lines `---` at the start of a page. Without a second line, there is none. */
const frontMatter: BlockParser = {
  name: 'FrontMatter',
  before: 'HorizontalRule',
  parse: (context, line) => {
    if (context.lineStart !== 0 || !fence.test(line.text)) return false
    while (context.nextLine()) {
      if (!fence.test(line.text)) continue
      context.addElement(context.elt('FrontMatter', 0, context.lineStart + line.text.length))
      context.nextLine()
      return true
    }
    context.addElement(context.elt('FrontMatter', 0, context.prevLineEnd()))
    return true
  },
}

/** A line that starts or ends a container, or starts a tab. */
const containerLine: BlockParser = {
  name: 'ContainerLine',
  before: 'HorizontalRule',
  parse: (context, line) => {
    if (!container.test(line.text)) return false
    const from = context.lineStart
    context.addElement(context.elt('ContainerLine', from, from + line.text.length))
    context.nextLine()
    return true
  },
  endLeaf: (_context, line) => container.test(line.text),
}

const dialect: MarkdownConfig = {
  defineNodes: [
    { name: 'FrontMatter', block: true, style: tags.meta },
    { name: 'ContainerLine', block: true, style: tags.keyword },
  ],
  parseBlock: [frontMatter, containerLine],
}

const markdown = new Language(defineLanguageFacet(), parser.configure([GFM, dialect]), [], 'markdown')

/** Colors of code blocks, which both color schemes define. */
const style = HighlightStyle.define([
  { tag: tags.heading, color: 'var(--code-name)', fontWeight: '650' },
  { tag: tags.strong, fontWeight: '650' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.strikethrough, textDecoration: 'line-through' },
  { tag: [tags.link, tags.url], color: 'var(--code-attribute)' },
  { tag: [tags.monospace, tags.string], color: 'var(--code-string)' },
  { tag: tags.keyword, color: 'var(--code-keyword)' },
  { tag: [tags.quote, tags.comment], color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.meta, tags.contentSeparator, tags.processingInstruction], color: 'var(--code-comment)' },
  { tag: tags.list, color: 'inherit' },
])

/** Reads Markdown, with the front matter and the containers of pages, and colors it. */
export const markdownHighlighting: Extension = [markdown, syntaxHighlighting(style)]
