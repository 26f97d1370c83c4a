import { readLoosely } from './edits.ts'
import { readLiteral } from './literal.ts'

/** A tag of HTML or JSX in a text. */
export interface Tag {
  readonly kind: 'open' | 'close' | 'alone'
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Offsets of the tag. */
  readonly start: number
  readonly end: number
}

/** An element: its tag and what is in it. */
export interface Element {
  readonly tag: Tag
  /** Offsets of the content; the same twice if there is none. */
  readonly from: number
  readonly to: number
  /** Offset after the closing tag. */
  readonly end: number
  readonly children: readonly Element[]
}

/** Returns the tags outside of code and comments that a test accepts, in order. */
export function tagsIn(text: string, isWanted: (name: string) => boolean): readonly Tag[] {
  if (!/<\/?[A-Za-z>]/.test(text)) return []
  const { isProtected } = readLoosely(text)
  const tags: Tag[] = []
  const start = /<(\/?)([A-Za-z][\w.-]*|(?=>))/g
  for (let match = start.exec(text); match; match = start.exec(text)) {
    const [whole, slash = '', name = ''] = match
    if (isProtected(match.index) || !isWanted(name) || text[match.index - 1] === '\\') continue
    const read = readAttributes(text, match.index + whole.length)
    if (!read) continue
    const opens = read.isAlone ? 'alone' : 'open'
    tags.push({
      kind: slash === '/' ? 'close' : opens,
      name,
      attributes: read.attributes,
      start: match.index,
      end: read.end,
    })
    start.lastIndex = read.end
  }
  return tags
}

/** Returns the elements of tags. A tag without its counterpart is an element without content. */
export function tagElements(tags: readonly Tag[]): readonly Element[] {
  const roots: Element[] = []
  const open: { readonly tag: Tag; readonly children: Element[] }[] = []
  const add = (element: Element) => (open.at(-1)?.children ?? roots).push(element)
  const leaf = (tag: Tag): Element => ({ tag, from: tag.end, to: tag.end, end: tag.end, children: [] })
  for (const tag of tags) {
    if (tag.kind === 'open') open.push({ tag, children: [] })
    else if (tag.kind === 'alone') add(leaf(tag))
    else if (open.some((one) => one.tag.name === tag.name)) {
      let last = open.pop()
      while (last && last.tag.name !== tag.name) {
        add(leaf(last.tag))
        for (const child of last.children) add(child)
        last = open.pop()
      }
      if (last)
        add({ tag: last.tag, from: last.tag.end, to: tag.start, end: tag.end, children: last.children })
    }
  }
  for (const { tag, children } of open) roots.push(leaf(tag), ...children)
  return roots.toSorted((one, other) => one.tag.start - other.tag.start)
}

function readAttributes(
  text: string,
  start: number,
):
  | { readonly attributes: Record<string, string>; readonly isAlone: boolean; readonly end: number }
  | undefined {
  const attributes: Record<string, string> = {}
  let at = start
  for (;;) {
    const [space = ''] = /^\s*/.exec(text.slice(at, at + 1000)) ?? []
    at += space.length
    if (text.startsWith('/>', at)) return { attributes, isAlone: true, end: at + 2 }
    if (text[at] === '>') return { attributes, isAlone: false, end: at + 1 }
    if (text[at] === '{') {
      const end = afterBraces(text, at)
      if (end === undefined) return undefined
      at = end
      continue
    }
    const [whole, name = ''] = /^([:@#A-Za-z_][\w:.@-]*)\s*/.exec(text.slice(at, at + 200)) ?? []
    if (whole === undefined) return undefined
    at += whole.length
    if (text[at] !== '=') {
      attributes[name] = 'true'
      continue
    }
    const value = readValue(text, at + 1)
    if (!value) return undefined
    attributes[name] = value.text
    at = value.end
  }
}

function readValue(text: string, start: number): { readonly text: string; readonly end: number } | undefined {
  const quote = text[start] ?? ''
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, start + 1)
    return end < 0 ? undefined : { text: text.slice(start + 1, end), end: end + 1 }
  }
  if (quote === '{') {
    const end = afterBraces(text, start)
    if (end === undefined) return undefined
    const inner = text.slice(start + 1, end - 1).trim()
    const literal = /^["'`]/.test(inner) ? readLiteral(inner, 0) : undefined
    return { text: typeof literal === 'string' ? literal : `{${inner}}`, end }
  }
  const [bare = ''] = /^[^\s>]+/.exec(text.slice(start, start + 500)) ?? []
  return { text: bare, end: start + bare.length }
}

/** Returns the offset after the brace that closes the one at an offset. Braces in texts don't count. */
export function afterBraces(text: string, start: number): number | undefined {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    if (depth === 0) return at + 1
    if (character === '"' || character === "'" || character === '`') {
      const end = text.indexOf(character, at + 1)
      // An apostrophe in a sentence isn't a text.
      if (end > 0 && !(character === "'" && text.slice(at, end).includes('\n'))) at = end
    }
  }
  return undefined
}
