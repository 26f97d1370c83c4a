import { decodeReferences } from './character-references.ts'

/** A piece of raw HTML. Comments, declarations, and the content of elements without markup are left out. */
export type HtmlPiece =
  | { readonly kind: 'text'; readonly value: string }
  | {
      readonly kind: 'open'
      /** In lowercase. */
      readonly name: string
      /** Lowercase names and decoded values. If an attribute occurs twice, the first counts. */
      readonly attributes: ReadonlyMap<string, string>
      readonly selfClosing: boolean
    }
  | { readonly kind: 'close'; readonly name: string }

const unparsedContent = new Set(
  'script style textarea title xmp iframe noembed noframes noscript plaintext'.split(' '),
)

const tagName = /[a-z][^\s/>]*/iy
const attribute = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y

/**
 * Splits raw HTML into pieces. Follows the tokenizer of the HTML standard where authors can notice a
 * difference, needs no DOM, and takes linear time. The result is data: the sanitizer decides what may become
 * an element.
 *
 * @param source a tag or a whole block, as markdown provides it
 */
export function htmlPieces(source: string): HtmlPiece[] {
  const pieces: HtmlPiece[] = []
  let position = 0
  while (position < source.length) {
    const bracket = source.indexOf('<', position)
    const textEnd = bracket < 0 ? source.length : bracket
    if (textEnd > position)
      pieces.push({ kind: 'text', value: decodeReferences(source.slice(position, textEnd)) })
    if (bracket < 0) break
    position = readBracket(source, bracket, pieces)
  }
  return pieces
}

/** Reads a construct that starts with `<` and returns where the rest starts. */
function readBracket(source: string, start: number, pieces: HtmlPiece[]): number {
  if (source.startsWith('<!--', start)) return commentEnd(source, start)
  const next = source[start + 1] ?? ''
  if (next === '!' || next === '?') return endOf(source, '>', start)
  const isClose = next === '/'
  tagName.lastIndex = start + (isClose ? 2 : 1)
  const name = tagName.exec(source)?.[0].toLowerCase()
  if (name === undefined) {
    if (isClose) return endOf(source, '>', start)
    pieces.push({ kind: 'text', value: '<' })
    return start + 1
  }
  const attributes = new Map<string, string>()
  const end = readAttributes(source, start + (isClose ? 2 : 1) + name.length, attributes)
  // An unfinished tag is not a tag, and the text after it is part of it.
  if (end >= source.length) return source.length
  if (isClose) {
    pieces.push({ kind: 'close', name })
    return end + 1
  }
  pieces.push({ kind: 'open', name, attributes, selfClosing: source[end - 1] === '/' })
  return unparsedContent.has(name) ? contentEnd(source, name, end + 1) : end + 1
}

/** @returns the position of the closing `>`, or the length of the source */
function readAttributes(source: string, start: number, attributes: Map<string, string>): number {
  let position = start
  while (position < source.length) {
    attribute.lastIndex = position
    const match = attribute.exec(source)
    if (match) {
      const [all, name = '', double, single, bare] = match
      const key = name.toLowerCase()
      if (!attributes.has(key)) attributes.set(key, decodeReferences(double ?? single ?? bare ?? ''))
      position += all.length
    } else if (source[position] === '>') return position
    else position += 1
  }
  return source.length
}

/** Returns the end of the next mark in a source, or of the source. */
export function endOf(source: string, mark: string, start: number): number {
  const at = source.indexOf(mark, start)
  return at < 0 ? source.length : at + mark.length
}

function commentEnd(source: string, start: number): number {
  const short = /^<!--(?:-?>)/.exec(source.slice(start, start + 6))
  if (short) return start + short[0].length
  return endOf(source, '-->', start + 2)
}

function contentEnd(source: string, name: string, start: number): number {
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  close.lastIndex = start
  return close.exec(source)?.index ?? source.length
}
