import { type ApiServerKey, apiServerKeys, defaultApiServer, localApiPort } from '../config/api-server.ts'
import type { SiteConfig } from './site-config.ts'
import { withoutEnd } from './text-ends.ts'

export interface ApiServer {
  readonly key: ApiServerKey
  /** Without a trailing slash; absent if the configuration gives no usable address. */
  readonly address: string | undefined
}

/**
 * Returns the API servers of a site, in the order of the specification. `local` is included only if the site
 * is opened at localhost or an IP address. A server on the same machine is likely there; elsewhere, the name
 * would mean the reader's own machine.
 */
export function apiServersOf(site: SiteConfig, origin: string): readonly ApiServer[] {
  const { hostname } = new URL(origin)
  return apiServerKeys.flatMap((key): readonly ApiServer[] => {
    if (key !== 'local') return [{ key, address: usableAddress(site.apiServers?.[key]) }]
    return isOwnMachine(hostname) ? [{ key, address: `http://${hostname}:${localApiPort}` }] : []
  })
}

/** Returns the server for a reader's choice: the chosen one, or else the default, or else any that has an address. */
export function chosenApiServer(servers: readonly ApiServer[], key: ApiServerKey): ApiServer | undefined {
  const usable = servers.filter(({ address }) => address !== undefined)
  return (
    usable.find((server) => server.key === key) ??
    usable.find((server) => server.key === defaultApiServer) ??
    usable[0]
  )
}

/** Returns an address on an API server: its base and, if given, a path that starts with a slash (Spec §7). */
export function apiAddress(base: string, path = ''): string {
  return withoutEnd(base, '/') + path
}

/** Returns an address that may receive secrets: https, or a host that needs no name server. */
function usableAddress(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const { protocol, hostname, username, search, hash } = new URL(address)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isOwnMachine(hostname))
  return isSafe && username === '' && search === '' && hash === '' ? apiAddress(address) : undefined
}

/** Returns whether a host is an IPv4 address. */
export const isIpv4 = (hostname: string) => /^\d{1,3}(?:\.\d{1,3}){3}$/.test(hostname)

const isOwnMachine = (hostname: string) =>
  hostname === 'localhost' || isIpv4(hostname) || hostname.startsWith('[')
