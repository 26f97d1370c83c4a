/** A parsed OneDrive or SharePoint address, or its fault. */
export type SharePointAddress =
  | {
      readonly kind: 'site'
      readonly host: string
      /** At most the first two parts of the path, as in the address: `sites`, `team`. */
      readonly parts: readonly string[]
    }
  | { readonly kind: 'fault'; readonly fault: 'noAddress' | 'personal' | 'otherHost' | 'shareLink' }

/** Hosts of tenants in Microsoft's four clouds. */
const tenantHost = /^[a-z0-9-]+\.sharepoint\.(?:com|cn|us|de)$|^[a-z0-9-]+\.sharepoint-mil\.us$/

/** Parses what a visitor copied from the address bar. */
export function readSharePointAddress(text: string): SharePointAddress {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (/\s/.test(text) || !URL.canParse(address)) return { kind: 'fault', fault: 'noAddress' }
  const { protocol, hostname, port, pathname, username } = new URL(address)
  if (protocol !== 'https:' || port !== '' || username !== '') return { kind: 'fault', fault: 'noAddress' }
  if (/(?:^|\.)(?:onedrive\.live\.com|1drv\.ms|d\.docs\.live\.net)$/.test(hostname))
    return { kind: 'fault', fault: 'personal' }
  if (!tenantHost.test(hostname)) return { kind: 'fault', fault: 'otherHost' }
  const parts = pathname.split('/').filter((part) => part !== '')
  if (/^:\w:$/.test(parts[0] ?? '')) return { kind: 'fault', fault: 'shareLink' }
  // A system page of the root site is not part of a site's address.
  const own = parts[0]?.startsWith('_') ? [] : parts
  return { kind: 'site', host: hostname, parts: own.slice(0, 2) }
}
