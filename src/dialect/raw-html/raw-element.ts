import type { Element, Properties } from 'hast'
import { sanitize } from 'hast-util-sanitize'
import { isAuthorClass } from '../../content/author-class.ts'
import { isOutside, safeSourceSet } from '../../content/safe-url.ts'
import { isReservedId } from '../slug.ts'
import { dropUnsafeUrls } from './drop-unsafe-urls.ts'
import { playerOf } from './player.ts'
import { sanitiseSchema } from './sanitise-schema.ts'
import { safeStyle } from './style-rule.ts'

// Attributes whose property has another name; all other allowed ones have the same name.
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

// Names that scripts read from `document` or an element; an ID must not shadow them.
const domNames = new Set(
  `attributes body childnodes children classlist cookie currentscript defaultview documentelement domain firstchild
  forms getelementbyid head id images innerhtml lastchild links location name nodename nodetype ownerdocument
  parentnode queryselector referrer scripts style tagname textcontent title url`.split(/\s+/),
)
const identifier = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]{0,120}$/u

/**
 * Returns whether an ID in raw HTML is allowed: in a simple form, not used by the application or by
 * footnotes, and not shadowing a DOM name.
 */
export function isSafeRawId(id: string): boolean {
  if (!identifier.test(id) || isReservedId(id) || domNames.has(id.toLowerCase())) return false
  return !id.startsWith('user-content-') && id !== 'footnote-label'
}

/**
 * Returns an element for a tag of raw HTML, with its allowed attributes.
 *
 * @param attributes lowercase names, decoded values
 * @returns `undefined` if the tag is not allowed
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
  // Anchors in old pages use `name`.
  const name = attributes.get('name')
  if (name !== undefined && !attributes.has('id')) properties.id = name
  return properties
}

function narrow(element: Element): Element | undefined {
  const { properties, tagName } = element
  const set = (name: string, value: Properties[string]): void => {
    if (value) properties[name] = value
    else delete properties[name]
  }
  if (typeof properties.id === 'string' && !isSafeRawId(properties.id)) delete properties.id
  if (typeof properties.style === 'string') set('style', safeStyle(properties.style, tagName))
  if (Array.isArray(properties.className)) {
    const names = properties.className.filter((name) => isAuthorClass(String(name)))
    set('className', names.length > 0 ? names : undefined)
  }
  dropUnsafeUrls(properties)
  if (isOutside(String(properties.poster ?? ''))) delete properties.poster
  if (typeof properties.srcSet === 'string') set('srcSet', safeSourceSet(properties.srcSet))
  if (tagName === 'iframe') return playerOf(properties)
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
