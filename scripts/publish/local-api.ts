import { isIpv4 } from '../../src/content/api-server.ts'
import { localApiOrigin, localApiOrigins } from './outside-origins.ts'

/**
 * The API server next to a site that is opened at an unknown IP address (Spec §9 "local API port"). A policy
 * cannot say “this host on another port”, so the table contains a wildcard; hosts that know the requested
 * address replace it.
 */
export const anyLocalApi = localApiOrigin('*')

/** Returns whether headers contain that wildcard. */
export function needsLocalApi(headers: Readonly<Record<string, string>>): boolean {
  return Object.values(headers).some((value) => value.includes(anyLocalApi))
}

/** Replaces the wildcard in a policy, or removes it; the replacement includes its leading space. */
export function withLocalApi(policy: string, instead: string): string {
  return policy.replace(` ${anyLocalApi}`, instead)
}

/**
 * Returns the source that a site opened at this host needs in addition to its policy; `undefined` for a name,
 * and for hosts that every policy contains.
 */
export function ownLocalApi(hostname: string): string | undefined {
  if (hostname.startsWith('[')) return anyLocalApi
  const origin = localApiOrigin(hostname)
  return isIpv4(hostname) && !localApiOrigins.includes(origin) ? origin : undefined
}
