import type { SiteConfig } from '../../src/content/site-config.ts'
import { configuredOrigins } from './configured-origins.ts'
import type { InlineHashes } from './inline-hashes.ts'
import { anyLocalApi } from './local-api.ts'
import { localApiOrigins, playerOrigins, playgroundOrigins, providerOrigins } from './outside-origins.ts'

/**
 * The policy of the page, directive by directive: the one table from which every host file is written (docs/decisions/0013). No inline
 * script but those of index.html, by their hashes; no eval anywhere; nothing from an origin that code or configuration does not name.
 */
const table = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  // React sets styles through the object model, which no policy restricts; diagrams draw in a document with a policy of its own.
  'style-src': ["'self'"],
  // Diagrams are shown as pictures with data: addresses (docs/decisions/0005).
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'", ...localApiOrigins, ...providerOrigins],
  'frame-src': ["'self'", ...playerOrigins],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'", ...playgroundOrigins],
  // Not 'none': the site moves below a path by its own <base> (docs/decisions/0003).
  'base-uri': ["'self'"],
  'object-src': ["'none'"],
  // Not 'none': the frames of diagrams and demos are framed by the page.
  'frame-ancestors': ["'self'"],
} as const satisfies Record<string, readonly string[]>

/** Sources by directive, in the order of the table. */
export type SecurityPolicy = ReadonlyMap<string, readonly string[]>

/** The policy of a site with this configuration and these inline scripts and styles. */
export function securityPolicyOf(site: SiteConfig, { scripts, styles }: InlineHashes): SecurityPolicy {
  const more = new Map<string, string[]>([
    ['script-src', [...scripts]],
    ['style-src', [...styles]],
    ['connect-src', hasKnownAddress(site) ? [] : [anyLocalApi]],
  ])
  for (const { directive, origin } of configuredOrigins(site)) {
    more.set(directive, [...(more.get(directive) ?? []), origin])
  }
  return new Map(
    Object.entries(table).map(([directive, sources]) => [
      directive,
      [...new Set([...sources, ...(more.get(directive) ?? [])])],
    ]),
  )
}

/** Whether the configuration says where the site is opened, in a form that a policy can name. */
const hasKnownAddress = ({ siteUrl = '' }: SiteConfig): boolean =>
  URL.canParse(siteUrl) && !new URL(siteUrl).hostname.startsWith('[')

/** A policy as headers and meta elements carry it. */
export function policyText(policy: SecurityPolicy): string {
  return [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ')
}

/** Reads a delivered policy. A directive that stands twice counts as browsers count it: the first. */
export function readPolicy(text: string): SecurityPolicy {
  const policy = new Map<string, readonly string[]>()
  for (const part of text.split(';')) {
    const [directive = '', ...sources] = part.trim().split(/\s+/)
    if (directive !== '' && !policy.has(directive.toLowerCase())) policy.set(directive.toLowerCase(), sources)
  }
  return policy
}

/** The policy for a meta element, where browsers ignore who may frame the page. */
export function metaPolicyText(policy: SecurityPolicy): string {
  return policyText(new Map([...policy].filter(([directive]) => directive !== 'frame-ancestors')))
}
