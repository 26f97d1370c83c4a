import { localApiOrigin, localApiOrigins } from './outside-origins.ts'

/**
 * The API server beside a site that is opened at an IP address nobody has named (Spec §9 "local API port"). No policy can say “this host
 * on another port”, so this stands in the table for any; hosts that know the address asked for put it in its place.
 */
export const anyLocalApi = localApiOrigin('*')

/** A policy with something else in the place of any host, or with nothing; the text brings its own space before it. */
export function withLocalApi(policy: string, instead: string): string {
  return policy.replace(` ${anyLocalApi}`, instead)
}

const ipv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/

/** The source that a site opened at this host needs beyond its policy; `undefined` at a name, and where every policy has it. */
export function ownLocalApi(hostname: string): string | undefined {
  if (hostname.startsWith('[')) return anyLocalApi
  const origin = localApiOrigin(hostname)
  return ipv4.test(hostname) && !localApiOrigins.includes(origin) ? origin : undefined
}
