import { locales } from '../../src/config/locales/locale.ts'
import { isIpv4 } from '../../src/content/api-server.ts'
import { contentRepository } from '../../src/content/code-host.ts'
import { iconSheetsOf } from '../../src/content/icon-sheets.ts'
import { hostedOrigin, hostedServiceOf } from '../../src/content/search-config.ts'
import type { SiteConfig } from '../../src/content/site-config.ts'
import { giscusOrigin, localApiOrigin } from './outside-origins.ts'

/** Directives under which a configuration can add origins. */
export type OpenDirective = 'style-src' | 'img-src' | 'font-src' | 'media-src' | 'connect-src' | 'frame-src'

/** An origin outside the site that `site.json` makes the page connect to. */
export interface ConfiguredOrigin {
  readonly directive: OpenDirective
  readonly origin: string
  /** The field that contains it, for messages. */
  readonly field: string
}

/**
 * Returns the origins that a configuration needs in addition to the site's own. Invalid addresses need none,
 * because they cannot be loaded.
 */
export function configuredOrigins(site: SiteConfig): readonly ConfiguredOrigin[] {
  const named = (directive: OpenDirective, address: string, field: string): readonly ConfiguredOrigin[] => {
    const origin = originOf(address)
    return origin === undefined ? [] : [{ directive, origin, field }]
  }
  const servers = Object.entries(site.apiServers ?? {}).flatMap(([key, address]) =>
    named('connect-src', address ?? '', `apiServers.${key}`),
  )
  const icons = (site.head ?? []).flatMap(([tag, { rel, href }]) =>
    tag === 'link' && rel === 'icon' ? named('img-src', href ?? '', 'head') : [],
  )
  const sheets = iconSheetsOf(site).flatMap((address) => [
    ...named('style-src', address, 'iconStylesheets'),
    ...named('font-src', address, 'iconStylesheets'),
  ])
  const hasComments = site.comment?.provider === 'giscus' && (site.comment.repo ?? '') !== ''
  const comments = hasComments ? named('frame-src', giscusOrigin, 'comment') : []
  const media = (site.mediaOrigins ?? []).flatMap((address) => named('media-src', address, 'mediaOrigins'))
  const services = locales.flatMap(({ id }) => hostedServiceOf(site.search, id) ?? [])
  const search = [...new Set(services.map(hostedOrigin))].flatMap((origin) =>
    named('connect-src', origin, 'search'),
  )
  const repository = contentRepository(site)
  const codeHost = repository ? named('connect-src', repository.api, 'pullRequests') : []
  const ownHost = ipv4HostOf(site.siteUrl)
  const local = ownHost === undefined ? [] : named('connect-src', localApiOrigin(ownHost), 'siteUrl')
  return [...servers, ...local, ...icons, ...sheets, ...comments, ...media, ...search, ...codeHost]
}

/** Returns the host of an address if it is an IPv4 address; a policy cannot contain IPv6 addresses. */
function ipv4HostOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const { hostname } = new URL(address)
  return isIpv4(hostname) ? hostname : undefined
}

function originOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin } = new URL(address)
  // URLs allow characters in hosts that end a source or a policy: commas, semicolons, and asterisks.
  const isPlain = /^https?:\/\/(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d+)?$/.test(origin)
  return isPlain ? origin : undefined
}
