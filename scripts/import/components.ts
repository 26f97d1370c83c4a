import { lineAt } from '../../src/content/json-positions.ts'
import { componentConversions, type Piece, readableParts } from './component-rows.ts'
import { dedent, type Edit, indent, withEdits } from './edits.ts'
import { fenceScanner } from './fence-scanner.ts'
import type { Icons } from './icons.ts'
import { htmlTag } from './jsx-html.ts'
import type { Notes } from './page-report.ts'
import { type Element, type Tag, tagElements, tagsIn } from './tags.ts'

export interface ComponentContext {
  readonly notes: Notes
  /** Line of the text's first line in its file. */
  readonly firstLine: number
  readonly icons: Icons
  /** Returns the file that the page imports by a name. */
  readonly imported: (name: string) => string | undefined
  /** Returns the text that the page defines by a name. */
  readonly constantOf: (name: string) => string | undefined
}

const isComponent = (name: string) => name === '' || /^[A-Z]/.test(name)

/** Replaces components by the dialect's containers, lists, and links, and JSX attributes of HTML by those of HTML. */
export function convertComponents(text: string, context: ComponentContext): string {
  const tags = tagsIn(text, (name) => isComponent(name) || /^[a-z]/.test(name))
  const html = tags
    .filter(({ name, kind }) => !isComponent(name) && kind !== 'close')
    .flatMap((tag): readonly Edit[] => {
      const written = tag.name === 'iframe' ? frameLink(tag, text, context) : htmlTag(tag)
      return written === undefined ? [] : [{ start: tag.start, end: tag.end, text: written }]
    })
  const elements = tagElements(tags.filter(({ name }) => isComponent(name)))
  if (elements.length === 0) return withEdits(text, html)
  return replaced(text, { from: 0, to: text.length }, { elements, html, context }).text
}

/** Players that the site keeps. */
const players =
  /^(?:https?:)?\/\/(?:www\.)?(?:player\.bilibili\.com|youtube(?:-nocookie)?\.com|player\.vimeo\.com)\//

/** Returns a link for a frame of another site, which the site doesn't show; `undefined` for a player. */
function frameLink(tag: Tag, text: string, { notes, firstLine }: ComponentContext): string | undefined {
  const { src = '', title } = tag.attributes
  if (players.test(src) || src === '' || src.startsWith('{')) return htmlTag(tag)
  notes.warn(firstLine + lineAt(text, tag.start) - 1, `The frame of ${src} becomes a link.`)
  // An address as the text would become a link in the link.
  return `<a href="${src}">${title ?? src.replace(/^(?:https?:)?\/\/(?:www\.)?([^/?#]+).*/, '$1')}</a>`
}

interface Job {
  readonly elements: readonly Element[]
  readonly html: readonly Edit[]
  readonly context: ComponentContext
}

/** Returns a part of a text with its components replaced, and these as pieces. */
function replaced(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  { elements, html, context }: Job,
): { readonly text: string; readonly pieces: readonly Piece[] } {
  const done = elements.map((element) => ({ element, ...convert(text, element, html, context) }))
  const own = html.filter(({ start, end }) => start >= from && end <= to)
  const edits = [
    ...done.map(({ element, written }) => ({ start: element.tag.start, end: element.end, text: written })),
    ...own.filter(({ start }) => !elements.some(({ tag, end }) => start >= tag.start && start < end)),
  ].map(({ start, end, text }) => ({ start: start - from, end: end - from, text }))
  return { text: withEdits(text.slice(from, to), edits), pieces: done.map(({ piece }) => piece) }
}

function convert(
  text: string,
  element: Element,
  html: readonly Edit[],
  context: ComponentContext,
): { readonly piece: Piece; readonly written: string } {
  const { tag, from, to, end, children } = element
  const inner = replaced(text, { from, to }, { elements: children, html, context })
  const lineStart = text.lastIndexOf('\n', tag.start - 1) + 1
  const before = text.slice(lineStart, tag.start)
  const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
  const isBlock = /^[\s>]*$/.test(before) && text.slice(end, lineEnd).trim() === ''
  const body = text.slice(from, to).includes('\n') ? dedent(inner.text) : inner.text.trim()
  const attributes = Object.fromEntries(
    Object.entries(tag.attributes).map(([key, value]) => {
      const [, constant = ''] = /^\{(\w+)\}$/.exec(value) ?? []
      return [key, context.constantOf(constant) ?? value]
    }),
  )
  const piece: Piece = {
    ...{ name: tag.name, attributes, body, isBlock },
    ...{ children: inner.pieces, imported: context.imported },
  }
  const row = componentConversions.get(tag.name)
  const { icon = tag.name === 'Icon' ? attributes.name : undefined } = attributes
  if (icon !== undefined) context.icons.add(icon, context.firstLine + lineAt(text, tag.start) - 1)
  const part = /\.mdx?$/.test(context.imported(tag.name) ?? '') ? context.imported(tag.name) : undefined
  if (part !== undefined) {
    const written = `<!-- @include: ${part.replace(/\.mdx$/, '.md')} -->`
    return { piece, written: block(written, before) }
  }
  if (!row) {
    const line = context.firstLine + lineAt(text, tag.start) - 1
    const kept =
      readableParts(piece) === '' ? 'It has no text, so nothing of it is shown.' : 'Its text is kept.'
    context.notes.warn(line, `The component <${tag.name}> has no counterpart. ${kept}`)
  }
  const markdown = (row ?? readableParts)(piece)
  return { piece, written: isBlock ? block(markdown, before) : markdown }
}

/** Returns Markdown as a block of its own, in a line that has an indentation or quotation marks in front. */
function block(markdown: string, before: string): string {
  return markdown === '' ? '' : `\n${indent(markdown, before)}\n`
}

/** Puts an empty line around containers, and leaves at most one elsewhere. Code stays as it is. */
export function tidy(text: string): string {
  const result: string[] = []
  const scan = fenceScanner()
  const isMark = (line: string | undefined) => line !== undefined && /^\s*(?::{3,}|@tab\b|<Card )/.test(line)
  for (const line of text.split('\n')) {
    const state = scan(line)
    if (state === 'outside') {
      const previous = result.at(-1)
      const isEmpty = line.trim() === ''
      if (isEmpty && previous?.trim() === '') continue
      if (!isEmpty && previous !== undefined && previous.trim() !== '' && (isMark(line) || isMark(previous)))
        result.push('')
    }
    result.push(line)
  }
  return result.join('\n')
}
