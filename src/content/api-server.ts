import { defaultApiServer, localApiPort } from '../config/api-server.ts'
import type { SiteConfig } from './site-config.ts'

/** The API servers that the specification names (Spec §3 "API base address list"). No other key ever chooses a host. */
export const apiServerKeys = ['cf', 'cn', 'de', 'local'] as const
export type ApiServerKey = (typeof apiServerKeys)[number]

export interface ApiServer {
  readonly key: ApiServerKey
  /** Without a slash at its end; absent where the configuration gives none that may be used. */
  readonly address: string | undefined
}

/**
 * The API servers of a site, in the order of the specification. `local` is among them only where the site itself is opened at
 * localhost or at an IP address: there a server on the same machine is likely, elsewhere the name would mean the reader's own.
 */
export function apiServersOf(site: SiteConfig, origin: string): readonly ApiServer[] {
  const { hostname } = new URL(origin)
  const configured = (['cf', 'cn', 'de'] as const).map((key) => ({
    key,
    address: usableAddress(site.apiServers?.[key]),
  }))
  if (!isOwnMachine(hostname)) return configured
  return [...configured, { key: 'local', address: `http://${hostname}:${localApiPort}` }]
}

/** The server a reader's choice means: the chosen one, else the default, else any that has an address. */
export function chosenApiServer(servers: readonly ApiServer[], key: ApiServerKey): ApiServer | undefined {
  const usable = servers.filter(({ address }) => address !== undefined)
  return (
    usable.find((server) => server.key === key) ??
    usable.find((server) => server.key === defaultApiServer) ??
    usable[0]
  )
}

/** An address at an API server: its base and, where given, a path that begins with a slash (Spec §7). */
export function apiAddress(base: string, path = ''): string {
  return base.replace(/\/+$/, '') + path
}

/** Secrets travel to this address, so it is https, or a machine that needs no name server. */
function usableAddress(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined
  const { protocol, hostname, username, search, hash } = new URL(address)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isOwnMachine(hostname))
  return isSafe && username === '' && search === '' && hash === '' ? apiAddress(address) : undefined
}

const isOwnMachine = (hostname: string) =>
  hostname === 'localhost' || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(hostname) || hostname.startsWith('[')
