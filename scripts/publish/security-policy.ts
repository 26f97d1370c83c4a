import type { SiteConfig } from '../../src/content/site-config.ts'
import { configuredOrigins } from './configured-origins.ts'
import type { InlineHashes } from './inline-hashes.ts'
import { anyLocalApi } from './local-api.ts'
import { localApiOrigins, playerOrigins, playgroundOrigins, providerOrigins } from './outside-origins.ts'

/**
 * The page's policy by directive: the table from which every host file is generated (docs/decisions/0013). No
 * inline scripts except those of index.html, by hash; no eval; nothing from an origin that neither code nor
 * configuration contains.
 */
const table = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  // React sets styles through the object model, which no policy restricts; diagrams are drawn in a document
  // with a separate policy.
  'style-src': ["'self'"],
  // Diagrams are shown as images with data: addresses (docs/decisions/0005).
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  // Not 'none', because the site can be moved below a path with its own <base> (docs/decisions/0003).
  'base-uri': ["'self'"],
  'object-src': ["'none'"],
  // Not 'none', because the page frames the documents of diagrams and demos.
  'frame-ancestors': ["'self'"],
  // Markup and the addresses of workers pass the page's own policy (src/browser/script-policy.ts).
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
} as const satisfies Record<string, readonly string[]>

/** What the pages of a site contain that needs other origins. */
export interface ContentUse {
  /** Token tools, which contact providers and the API server on the same machine. */
  readonly tools: boolean
  /** Players of video services. */
  readonly players: boolean
  /** Demos, whose code readers can open in a playground. */
  readonly demos: boolean
}

/** Returns what pages contain that needs other origins. Examples in code count too. */
export function contentUseOf(texts: ReadonlyMap<string, string>): ContentUse {
  const contains = (pattern: RegExp) => [...texts.values()].some((text) => pattern.test(text))
  return {
    tools: contains(/<Tool\b/),
    players: contains(/<(?:BiliBili|YouTube)\b|player\.bilibili|youtube/),
    demos: contains(/:::+ *(?:normal-)?demo\b/),
  }
}

/** All that pages can contain. */
export const everyUse: ContentUse = { tools: true, players: true, demos: true }

/** Sources by directive, in the order of the table. */
export type SecurityPolicy = ReadonlyMap<string, readonly string[]>

/**
 * Returns the policy of a site with this configuration and these inline scripts and styles.
 *
 * @param use what the pages contain
 */
export function securityPolicyOf(
  site: SiteConfig,
  { scripts, styles }: InlineHashes,
  { tools, players, demos }: ContentUse = everyUse,
): SecurityPolicy {
  const ofTools = [...localApiOrigins, ...providerOrigins, ...(hasKnownAddress(site) ? [] : [anyLocalApi])]
  const more = new Map<string, string[]>([
    ['script-src', [...scripts]],
    ['style-src', [...styles]],
    ['connect-src', tools ? ofTools : []],
    ['frame-src', players ? [...playerOrigins] : []],
    ['form-action', demos ? [...playgroundOrigins] : []],
  ])
  const origins = configuredOrigins(site)
  // The element of the comments is written with Lit, which has a policy of that name.
  if (origins.some(({ field }) => field === 'comment')) more.set('trusted-types', ['lit-html'])
  for (const { directive, origin } of origins) {
    more.set(directive, [...(more.get(directive) ?? []), origin])
  }
  return new Map(
    Object.entries(table).map(([directive, sources]) => [
      directive,
      [...new Set([...sources, ...(more.get(directive) ?? [])])],
    ]),
  )
}

/** Returns whether the configuration contains the site's address, in a form that a policy can use. */
const hasKnownAddress = ({ siteUrl = '' }: SiteConfig): boolean =>
  URL.canParse(siteUrl) && !new URL(siteUrl).hostname.startsWith('[')

/**
 * Returns a second policy for the same documents. Browsers apply both, so a script must come from this site and from
 * the folder of built files: scripts in content folders are blocked. Paths need a host, which the build doesn't know,
 * so any host is written here, and `'self'` in the first policy restricts it.
 *
 * @param base the base path of the site, with slashes at both ends
 */
export function builtScriptsPolicy(policy: SecurityPolicy, base: string): SecurityPolicy {
  const hashes = (policy.get('script-src') ?? []).filter((source) => source.startsWith("'sha256-"))
  const at = (path: string) => `*:*${encodeURI(base).replaceAll(';', '%3B').replaceAll(',', '%2C')}${path}`
  return new Map([
    ['script-src', [at('assets/'), ...hashes]],
    ['worker-src', [at('assets/'), at('sw.js')]],
  ])
}

/** Returns a policy as text for headers and meta elements. */
export function policyText(policy: SecurityPolicy): string {
  return [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ')
}

/**
 * Parses the first policy of a delivered header. If a directive occurs twice, the first one counts, as in
 * browsers.
 */
export function readPolicy(text: string): SecurityPolicy {
  const policy = new Map<string, readonly string[]>()
  const [first = ''] = text.split(',')
  for (const part of first.split(';')) {
    const [directive = '', ...sources] = part.trim().split(/\s+/)
    if (directive !== '' && !policy.has(directive.toLowerCase())) policy.set(directive.toLowerCase(), sources)
  }
  return policy
}

/** Returns the policy for a meta element, in which browsers ignore `frame-ancestors`. */
export function metaPolicyText(policy: SecurityPolicy): string {
  return policyText(new Map([...policy].filter(([directive]) => directive !== 'frame-ancestors')))
}
