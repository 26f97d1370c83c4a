import { repositoryUrl } from './repository.ts'
import type { SiteConfig } from './site-config.ts'

/** Spec §9 "Default edit branch". */
export const defaultDocsBranch = 'main'

/** How each code-hosting service addresses a file's editor (Spec §3 "Edit-link settings"). */
const patterns: readonly { readonly host: RegExp; readonly pattern: string }[] = [
  { host: /(^|\.)github\.com$/, pattern: ':repo/edit/:branch/:path' },
  { host: /(^|\.)gitlab\./, pattern: ':repo/-/edit/:branch/:path' },
  { host: /(^|\.)gitee\.com$/, pattern: ':repo/edit/:branch/:path' },
  {
    host: /(^|\.)bitbucket\.org$/,
    pattern: ':repo/src/:branch/:path?mode=edit&spa=0&at=:branch&fileviewer=file-view-default',
  },
]

/** Where a reader may change a content file; `undefined` where no repository is configured or its service has no known form. */
export function editLinkOf(file: string, config: SiteConfig): string | undefined {
  const repository = repositoryUrl(config.docsRepo ?? config.repo)
  if (!repository) return undefined
  const { hostname } = new URL(repository)
  const pattern = config.editLinkPattern ?? patterns.find(({ host }) => host.test(hostname))?.pattern
  if (!pattern) return undefined
  const directory = (config.docsDir ?? 'public/content').replace(/^\/+|\/+$/g, '')
  const path = [...directory.split('/').filter(Boolean), ...file.split('/')].map(encodeURIComponent).join('/')
  const branch = encodeURIComponent(config.docsBranch ?? defaultDocsBranch)
  const url = pattern.replaceAll(':repo', repository).replaceAll(':branch', branch).replaceAll(':path', path)
  return /^https?:\/\//i.test(url) && URL.canParse(url) ? url : undefined
}
