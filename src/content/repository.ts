import { isWebAddress } from './safe-url.ts'
import { withoutEnd, withoutEnds } from './text-ends.ts'

/**
 * Returns the address of a repository; `owner/name` means GitHub. `undefined` if it is neither that nor an
 * http(s) address.
 */
export function repositoryUrl(repo: string | undefined): string | undefined {
  if (!repo) return undefined
  if (/^[\w.-]+\/[\w.-]+$/.test(repo)) return `https://github.com/${repo}`
  return isWebAddress(repo) ? withoutEnd(repo, '/') : undefined
}

/** Where the pages are, in the configuration. */
export interface DocsSource {
  readonly repo?: string | undefined
  readonly docsRepo?: string | undefined
  readonly docsDir?: string | undefined
}

/** Returns the address of the repository of the pages; `undefined` if none is configured. */
export const docsRepositoryUrl = ({ docsRepo, repo }: DocsSource) => repositoryUrl(docsRepo ?? repo)

/** Spec §9 "Default edit branch". */
export const defaultDocsBranch = 'main'

/** Returns the folder of the content in the repository, without slashes at its ends. */
export const contentFolderOf = ({ docsDir = 'public/content' }: DocsSource): string =>
  withoutEnds(docsDir, '/')
