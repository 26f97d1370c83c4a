import { isWebAddress } from './safe-url.ts'
import { withoutEnd } from './text-ends.ts'

/**
 * Returns the address of a repository; `owner/name` means GitHub. `undefined` if it is neither that nor an
 * http(s) address.
 */
export function repositoryUrl(repo: string | undefined): string | undefined {
  if (!repo) return undefined
  if (/^[\w.-]+\/[\w.-]+$/.test(repo)) return `https://github.com/${repo}`
  return isWebAddress(repo) ? withoutEnd(repo, '/') : undefined
}
