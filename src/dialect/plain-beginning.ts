import type { Element, ElementContent, Properties, RootContent, Text } from 'hast'
import { isReservedId, slugify } from './slug.ts'

/*
 * Each pattern accepts less than markdown does; everything else is left to the tokenizer. Line ends,
 * punctuation, and letters are literal everywhere except before the characters that the patterns of links and
 * code have already consumed.
 */
const words = /(?:[\p{L}\p{N} ,.;()'"?/+%>，。、；（）《》「」“”‘’！？…—·-]|:(?= |$)|：|\n(?=[\p{L}`[]))+/uy
const code = /`([^`\n\\ ](?:[^`\n\\]*[^`\n\\ ])?)`(?!`)/y
const strong = /\*\*([\p{L}\p{N}](?:[\p{L}\p{N} .>-]*[\p{L}\p{N}])?)\*\*(?!\*)/uy
const emphasis = /\*([\p{L}\p{N}](?:[\p{L}\p{N} -]*[\p{L}\p{N}])?)\*(?!\*)/uy
const link =
  /\[((?:[\p{L}\p{N} .,/()-]|`[^`\n\\ \]]+`)+)\]\(((?:https?:\/\/[\w.-]+(?![\w.-]))?[\w./#?=-]*)\)/uy

/** Characters that fill the first screens, even of a large window. Parsing more would only delay them. */
const enough = 12_000

/** A host or address that becomes a link automatically, and a meaningful space at the end of a line. */
const speaks = /www\.|https?:|(?: |\\)\n| $/i

/**
 * Returns the plain blocks at the very start of a page as the dialect's elements: paragraphs, headings, and
 * short lists with words, code, bold text, and links. They can be painted while the tokenizer is still
 * loading (docs/decisions/0009). Ends before the first block that is anything else; empty if that is the
 * first one.
 *
 * @param body the page without its front matter and title
 */
export function plainBeginning(body: string): RootContent[] {
  const blocks = body.replace(/^\n+/, '').split(/\n{2,}/)
  const ids = new Set<string>()
  const made: RootContent[] = []
  let length = 0
  for (const [index, block] of blocks.entries()) {
    length += block.length
    if (length > enough) break
    const next = blocks[index + 1]
    const text = block.replace(/\n$/, '')
    const element = heading(text, ids, body) ?? list(text, next) ?? paragraph(text)
    // The last block may continue with lines that are not there yet.
    if (element === undefined || /^\s/.test(next ?? '')) break
    if (made.length > 0) made.push(textNode('\n'))
    made.push(element)
  }
  return made
}

const textNode = (value: string): Text => ({ type: 'text', value })

const element = (tagName: string, children: ElementContent[], properties: Properties = {}): Element => {
  return { type: 'element', tagName, properties, children }
}

function paragraph(block: string): Element | undefined {
  const words = /^(?:[\p{L}`[*]|\d+(?![\d.)]))/u.test(block) ? inline(block) : undefined
  return words && element('p', words)
}

function heading(block: string, ids: Set<string>, body: string): Element | undefined {
  const [, marks, text = '', authored] =
    /^(#{2,3}) (\p{L}[^\n{]*?)(?: \{#([a-z][\w-]*)\})?$/u.exec(block) ?? []
  const words = marks && /^[\p{L}\p{N} ,.:()?：，（）？-]+$/u.test(text) ? inline(text) : undefined
  const id = authored ?? slugify(text)
  const claims = body.split(`{#${id}}`).length - (authored === undefined ? 1 : 2)
  if (!words || id === '' || ids.has(id) || isReservedId(id) || claims > 0) return undefined
  ids.add(id)
  return element(`h${marks?.length}`, words, { id })
}

/** Parses a list with one line per item. The next block must not be part of it. */
function list(block: string, next: string | undefined): Element | undefined {
  if (!block.startsWith('- ') || /^[-*+\s]/.test(next ?? '')) return undefined
  const entries: ElementContent[] = [textNode('\n')]
  for (const line of block.split('\n')) {
    const entry = /^- ([\p{L}`*[].*)$/u.exec(line)?.[1]
    const words = entry === undefined ? undefined : inline(entry)
    if (!words) return undefined
    entries.push(element('li', words), textNode('\n'))
  }
  return element('ul', entries)
}

/** Parses text with code, bold text, and links; `undefined` if there is anything else. */
function inline(text: string): ElementContent[] | undefined {
  if (speaks.test(text.replace(/`[^`\n]*`|\]\([^)\s]*\)/g, ''))) return undefined
  const nodes: ElementContent[] = []
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }
  while (at < text.length) {
    const found = take(words)
    const node = found ? textNode(found[0]) : marked(take)
    if (!node) return undefined
    nodes.push(node)
  }
  return nodes
}

function marked(take: (pattern: RegExp) => RegExpExecArray | null): Element | undefined {
  const coded = take(code)?.[1]
  if (coded !== undefined) return element('code', [textNode(coded)])
  const bold = take(strong)?.[1]
  if (bold !== undefined) return element('strong', [textNode(bold)])
  const stressed = take(emphasis)?.[1]
  if (stressed !== undefined) return element('em', [textNode(stressed)])
  const [, label, href] = take(link) ?? []
  if (label === undefined) return undefined
  const parts = label.split(/`([^`]+)`/).map((part, index) => {
    return index % 2 === 1 ? element('code', [textNode(part)]) : textNode(part)
  })
  const shown = parts.filter((part) => part.type === 'element' || part.value !== '')
  return element('a', shown, { href })
}
