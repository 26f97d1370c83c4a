import { isSafeUrl } from './safe-url.ts'

/** An element that a configuration adds to the head. */
export interface SiteTag {
  readonly tag: 'meta' | 'link'
  readonly attributes: Readonly<Record<string, string>>
}

const allowed = {
  meta: new Set(['name', 'property', 'content', 'media', 'lang', 'itemprop']),
  link: new Set(['rel', 'href', 'type', 'sizes', 'title', 'hreflang', 'media', 'color']),
} as const

/** Allowed link relations: none that load a style or a script, open a connection, or define the page's address. */
const relations = new Set([
  'icon',
  'apple-touch-icon',
  'mask-icon',
  'me',
  'license',
  'author',
  'help',
  'search',
])

/**
 * `meta` names that describe the site. Others can change how browsers treat the page, or are set by the
 * application: `referrer`, `viewport`, `color-scheme`, `robots`, `description`.
 */
const metaNames = new Set([
  ...[
    'application-name',
    'author',
    'copyright',
    'creator',
    'generator',
    'geo.placename',
    'geo.region',
    'keywords',
  ],
  ...[
    'msapplication-tilecolor',
    'publisher',
    'rating',
    'theme-color',
    'apple-mobile-web-app-title',
    'msvalidate.01',
  ],
])
const metaForms =
  /^(?:(?:og|twitter|article|fb|al|dc|dcterms|citation)[:._][\w:.-]{1,60}|[\w.-]{1,60}-verification)$/
const isMetaName = (name: string) => metaNames.has(name) || metaForms.test(name)

/**
 * Returns a configured head element with lowercase names; `undefined` if it is not allowed. A configuration
 * describes the site: it cannot load, redirect, or relax anything.
 */
export function harmlessTag({ tag, attributes }: SiteTag): SiteTag | undefined {
  const entries = Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value] as const)
  const lower = Object.fromEntries(entries)
  if (entries.some(([name]) => !allowed[tag].has(name)) || Object.keys(lower).length < entries.length)
    return undefined
  if (tag === 'meta')
    return [lower.name, lower.property].every(
      (name) => name === undefined || isMetaName(name.trim().toLowerCase()),
    )
      ? { tag, attributes: lower }
      : undefined
  const rel = (lower.rel ?? '').trim().toLowerCase()
  const href = lower.href ?? ''
  const isAllowed =
    relations.has(rel) && URL.canParse(href, 'https://site.invalid') && isSafeUrl(href, 'link')
  return isAllowed ? { tag, attributes: { ...lower, rel } } : undefined
}
