import { decodeNumericCharacterReference } from 'micromark-util-decode-numeric-character-reference'
import { decodeReferences } from '../../src/dialect/raw-html/character-references.ts'
import { endOf } from '../../src/dialect/raw-html/html-fragment.ts'

/** A part of an SVG image that can run or load something. */
export interface ActivePart {
  /** 1-based. */
  readonly line: number
  /** As written, shortened. */
  readonly part: string
}

/** Elements that run scripts, embed documents, or are forms, in any namespace. */
const activeElements = new Set([
  ...['script', 'handler', 'listener', 'foreignobject', 'iframe', 'frame', 'frameset', 'embed', 'object'],
  ...['applet', 'audio', 'video', 'canvas', 'portal', 'fencedframe', 'template', 'meta', 'base', 'link'],
  ...['form', 'input', 'button', 'textarea', 'select'],
])

/** Attributes with an address that is loaded or opened. */
const addresses = new Set([
  ...['href', 'src', 'srcset', 'data', 'action', 'formaction', 'poster', 'background', 'base', 'ping'],
])

const encodings = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii', 'iso-8859-1'])

/**
 * Returns the first part of an SVG image that can run a script, load a file from elsewhere, or hide such a part from
 * this reader; `undefined` if there is none. Takes linear time.
 */
export function activePartOf(source: string): ActivePart | undefined {
  let position = source.indexOf('<')
  while (position >= 0) {
    const { end, part } = constructAt(source, position)
    if (part !== undefined) return activePart(source, position, part)
    position = source.indexOf('<', end)
  }
  return activeStyleOf(source)
}

/** Checks everything between the first and the last style sheet as one, which is simpler and stricter than one by one. */
function activeStyleOf(source: string): ActivePart | undefined {
  const start = source.search(/<(?:[\w-]{1,40}:)?style\b/i)
  if (start < 0) return undefined
  const end = source.lastIndexOf('</')
  const rule = loadingStyle(decodeReferences(source.slice(start, end < start ? source.length : end)))
  return rule === undefined ? undefined : activePart(source, start, `<style> ${rule}`)
}

const activePart = (source: string, position: number, part: string): ActivePart => ({
  line: source.slice(0, position).split('\n').length,
  part: part.replaceAll(/\s+/g, ' ').slice(0, 60),
})

interface Construct {
  /** The position after it. */
  readonly end: number
  /** Set if it is active. */
  readonly part?: string | undefined
}

function constructAt(source: string, start: number): Construct {
  if (source.startsWith('<!--', start)) return { end: endOf(source, '-->', start + 4) }
  if (source.startsWith('<![CDATA[', start)) return { end: endOf(source, ']]>', start) }
  if (source.startsWith('<?', start)) return instructionAt(source, start)
  if (source.startsWith('<!', start)) return declarationAt(source, start)
  return tagAt(source, start)
}

function instructionAt(source: string, start: number): Construct {
  const end = endOf(source, '?>', start)
  const text = source.slice(start, Math.min(end, start + 400))
  const name = /^<\?([^\s?]+)/.exec(text)?.[1]?.toLowerCase()
  if (name === 'xml-stylesheet') return { end, part: text }
  const encoding = /encoding\s*=\s*["']([^"']*)/i.exec(text)?.[1]
  const isKnown = name !== 'xml' || encoding === undefined || encodings.has(encoding.toLowerCase())
  return isKnown ? { end } : { end, part: `encoding="${encoding}"` }
}

/** A document type is allowed only without declarations of its own: entities can contain anything. */
function declarationAt(source: string, start: number): Construct {
  const end = endOf(source, '>', start)
  const text = source.slice(start, end)
  return /^<!doctype\s/i.test(text) && !text.includes('[') ? { end } : { end, part: text }
}

const tagName = /<\/?([^\s/>]+)/y
const attribute = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y

function tagAt(source: string, start: number): Construct {
  tagName.lastIndex = start
  const [opening = '<', name = ''] = tagName.exec(source) ?? []
  const element = localName(name)
  if (activeElements.has(element)) return { end: start + 1, part: opening }
  let position = start + opening.length
  while (position < source.length && source[position] !== '>') {
    attribute.lastIndex = position
    const match = attribute.exec(source)
    if (match === null) {
      position += 1
      continue
    }
    const [all, key = '', double, single, bare] = match
    if (isActive(element, localName(key), decodeReferences(double ?? single ?? bare ?? ''))) {
      return { end: position + all.length, part: all.trim() }
    }
    position += all.length
  }
  return { end: position }
}

function isActive(element: string, name: string, value: string): boolean {
  if (name.startsWith('on')) return true
  // XML parsers of browsers drop these, and so do their address parsers.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: see above
  const bare = value.replaceAll(/[\u0000-\u0020]/g, '').toLowerCase()
  if (/(?:^|[;,])(?:javascript|vbscript):/.test(bare)) return true
  if (name === 'attributename') return addresses.has(localName(bare)) || localName(bare).startsWith('on')
  if (addresses.has(name)) return !isHarmless(element, bare)
  return loadingStyle(value) !== undefined
}

/** Images and fonts inside a file. Drawing programs embed the fonts of their texts. */
const embedded =
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif)|font\/[\w-]+|application\/(?:x-)?font-[\w-]+)[;,]/

/** Returns whether an address stays on the site, is an image or a font inside the file, or is a link to follow. */
function isHarmless(element: string, address: string): boolean {
  if (embedded.test(address)) return true
  if (/^https?:\/\//.test(address)) return element === 'a'
  return !/^(?:[/\\]{2}|[a-z][a-z\d+.-]*:)/.test(address)
}

/** Returns the rule of a style that loads something from elsewhere or runs something. */
function loadingStyle(value: string): string | undefined {
  if (!/[(@\\]|behavior|binding/i.test(value)) return undefined
  const style = unescaped(value)
  const [active] =
    /@import|@namespace|expression\s*\(|-moz-binding|behavior\s*:|image-set\s*\(/i.exec(style) ?? []
  if (active !== undefined) return active
  for (const [all, address = ''] of style.matchAll(/(?:url|src)\(\s*["']?([^)"']*)/gi)) {
    if (!isHarmless('', address.trim().toLowerCase())) return all
  }
  return undefined
}

/** Returns a style without escapes, in which `url(` can hide. */
const unescaped = (style: string) =>
  style.replaceAll(/\\(?:([\da-f]{1,6})\s?|([^\n]))/gi, (_all, code?: string, character?: string) =>
    code === undefined ? (character ?? '') : decodeNumericCharacterReference(code, 16),
  )

/** Returns a name in lowercase without its namespace prefix. */
const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1).toLowerCase()
