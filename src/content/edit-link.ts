import { encodeParts } from './page-path.ts'
import { contentFolderOf, defaultDocsBranch, docsRepositoryUrl } from './repository.ts'
import { isWebAddress } from './safe-url.ts'
import type { SiteConfig } from './site-config.ts'

/** How each code hosting service addresses its editor for a file (Spec §3 "Edit-link settings"). */
const patterns: readonly { readonly host: RegExp; readonly pattern: string }[] = [
  { host: /(^|\.)github\.com$/, pattern: ':repo/edit/:branch/:path' },
  { host: /(^|\.)gitlab\./, pattern: ':repo/-/edit/:branch/:path' },
  { host: /(^|\.)gitee\.com$/, pattern: ':repo/edit/:branch/:path' },
  {
    host: /(^|\.)bitbucket\.org$/,
    pattern: ':repo/src/:branch/:path?mode=edit&spa=0&at=:branch&fileviewer=file-view-default',
  },
]

/**
 * Returns the address for editing a content file; `undefined` if no repository is configured or the service
 * is not known.
 */
export function editLinkOf(file: string, config: SiteConfig): string | undefined {
  const repository = docsRepositoryUrl(config)
  if (!repository) return undefined
  const { hostname } = new URL(repository)
  const pattern = config.editLinkPattern ?? patterns.find(({ host }) => host.test(hostname))?.pattern
  if (!pattern) return undefined
  const path = encodeParts([...contentFolderOf(config).split('/').filter(Boolean), file].join('/'))
  const branch = encodeURIComponent(config.docsBranch ?? defaultDocsBranch)
  const url = pattern.replaceAll(':repo', repository).replaceAll(':branch', branch).replaceAll(':path', path)
  return isWebAddress(url) ? url : undefined
}
