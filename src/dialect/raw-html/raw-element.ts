import type { Element, Properties } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { isSafeUrl, safeSourceSet } from '../safe-url.ts'
import { isReservedId } from '../slug.ts'
import { sanitiseSchema } from './sanitise-schema.ts'
import { safeStyle } from './style-rule.ts'

// Attributes whose property has another name; every other one that is allowed is called the same in both.
const propertyNames: ReadonlyMap<string, string> = new Map(
  'colSpan rowSpan dateTime hrefLang srcSet allowFullScreen playsInline vAlign'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
)
const renamed: ReadonlyMap<string, string> = new Map([
  ...propertyNames,
  ['class', 'className'],
  ['aria-label', 'ariaLabel'],
  ['aria-hidden', 'ariaHidden'],
])
const booleans = new Set(['open', 'controls', 'loop', 'muted', 'reversed', 'allowFullScreen', 'playsInline'])

// Names that scripts read from `document` or from an element: an id must not stand in their place.
const domNames = new Set(
  `attributes body childnodes children classlist cookie currentscript defaultview documentelement domain firstchild
  forms getelementbyid head id images innerhtml lastchild links location name nodename nodetype ownerdocument
  parentnode queryselector referrer scripts style tagname textcontent title url`.split(/\s+/),
)
const identifier = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,120}$/u
const className = /^[a-z][\w-]{0,60}$/i

/** Hosts and paths whose frames may stand in a page: players, nothing else. */
const players: readonly RegExp[] = [
  /^https:\/\/player\.bilibili\.com\/player\.html\?[\w=&.%-]*$/,
  /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/[\w-]+(?:\?[\w=&.%-]*)?$/,
  /^https:\/\/player\.vimeo\.com\/video\/\d+(?:\?[\w=&.%-]*)?$/,
]

/**
 * Whether an id that raw HTML brings may stay: of a plain form, not the application's, not one that shadows a name of the DOM,
 * not one of the footnotes'.
 */
export function isSafeRawId(id: string): boolean {
  if (!identifier.test(id) || isReservedId(id) || domNames.has(id.toLowerCase())) return false
  return !id.startsWith('user-content-') && id !== 'footnote-label'
}

/**
 * An element for a tag of raw HTML, with those attributes that may stay.
 *
 * @param attributes names in lower case, values decoded
 * @returns `undefined` when the tag may not become an element
 */
export function rawElement(tagName: string, attributes: ReadonlyMap<string, string>): Element | undefined {
  const source: Element = { type: 'element', tagName, properties: toProperties(attributes), children: [] }
  const result = sanitize(source, sanitiseSchema)
  if (result.type !== 'element') return undefined
  return narrow(result)
}

function toProperties(attributes: ReadonlyMap<string, string>): Properties {
  const properties: Properties = {}
  for (const [name, value] of attributes) {
    const property = renamed.get(name) ?? name
    if (property === 'className') properties.className = value.split(/\s+/)
    else properties[property] = booleans.has(property) ? true : value
  }
  // Anchors of old pages are written with a name.
  const name = attributes.get('name')
  if (name !== undefined && !attributes.has('id')) properties.id = name
  return properties
}

function narrow(element: Element): Element | undefined {
  const { properties, tagName } = element
  const keep = (name: string, value: Properties[string]): void => {
    if (value) properties[name] = value
    else delete properties[name]
  }
  if (typeof properties.id === 'string' && !isSafeRawId(properties.id)) delete properties.id
  if (typeof properties.style === 'string') keep('style', safeStyle(properties.style))
  if (Array.isArray(properties.className)) {
    const names = properties.className.filter((name) => className.test(String(name)))
    keep('className', names.length > 0 ? names : undefined)
  }
  for (const name of ['src', 'poster', 'cite'] as const) {
    if (!isSafeUrl(String(properties[name] ?? ''), 'source')) delete properties[name]
  }
  if (typeof properties.srcSet === 'string') keep('srcSet', safeSourceSet(properties.srcSet))
  if (tagName === 'iframe') return player(element)
  if (tagName === 'img') return properties.src ? lazy(element) : undefined
  if (tagName === 'video' || tagName === 'audio')
    Object.assign(properties, { controls: true, preload: 'none' })
  if (tagName === 'a' && properties.target === '_blank') properties.rel = ['noopener', 'noreferrer']
  return element
}

function lazy(element: Element): Element {
  element.properties.loading = 'lazy'
  return element
}

function player(element: Element): Element | undefined {
  const source = String(element.properties.src ?? '').replace(/^\/\//, 'https://')
  if (!players.some((pattern) => pattern.test(source))) return undefined
  Object.assign(element.properties, {
    src: source,
    sandbox: ['allow-scripts', 'allow-same-origin', 'allow-presentation', 'allow-popups'],
    referrerPolicy: 'strict-origin-when-cross-origin',
  })
  return lazy(element)
}
