import { contentFolderOf, defaultDocsBranch, docsRepositoryUrl } from './repository.ts'
import type { SiteConfig } from './site-config.ts'
import { withoutEnds } from './text-ends.ts'

/** Kinds of code hosts whose interface for programs is known. */
export type CodeHostKind = NonNullable<SiteConfig['docsHost']>

/** The repository of the pages, as programs reach it. */
export interface ContentRepository {
  readonly kind: CodeHostKind
  /** Path on the host: `owner/name`; GitLab has groups in groups. */
  readonly path: string
  /** Base address of the interface, without a slash at the end: `https://api.github.com`. */
  readonly api: string
  /** Host that readers see: `github.com`. */
  readonly host: string
  /** The branch that the site is published from. */
  readonly branch: string
  /** Folder of the content in the repository, without slashes at its ends; '' for the root. */
  readonly folder: string
}

/** How each kind is recognized, and where its interface is (REST API documentation of each host). */
const rows: readonly {
  readonly kind: CodeHostKind
  /** Hosts that are of this kind without `docsHost`. */
  readonly hosts: RegExp
  readonly api: (url: URL) => string
}[] = [
  {
    kind: 'github',
    hosts: /^(?:www\.)?github\.com$/,
    // A GitHub Enterprise Server has its interface below its own address.
    api: ({ hostname, origin }) =>
      /^(?:www\.)?github\.com$/.test(hostname) ? 'https://api.github.com' : `${origin}/api/v3`,
  },
  { kind: 'gitlab', hosts: /(?:^|\.)gitlab\./, api: ({ origin }) => `${origin}/api/v4` },
  {
    kind: 'gitea',
    hosts: /^codeberg\.org$|(?:^|\.)(?:gitea|forgejo)\./,
    api: ({ origin }) => `${origin}/api/v1`,
  },
]

/**
 * Returns the repository to which editors can hand in changes; `undefined` if `pullRequests` is off, the host is not
 * known, or its address is not encrypted.
 */
export function contentRepository(config: SiteConfig): ContentRepository | undefined {
  const repository = config.pullRequests ? docsRepositoryUrl(config) : undefined
  if (repository === undefined) return undefined
  const url = new URL(repository)
  const row = rows.find(({ kind, hosts }) =>
    config.docsHost === undefined ? hosts.test(url.hostname) : kind === config.docsHost,
  )
  const path = decodeURI(withoutEnds(url.pathname, '/')).replace(/\.git$/, '')
  if (!row || url.protocol !== 'https:' || !path.includes('/')) return undefined
  return {
    kind: row.kind,
    path,
    api: row.api(url),
    host: url.host,
    branch: config.docsBranch ?? defaultDocsBranch,
    folder: contentFolderOf(config),
  }
}

/** Files that pages consist of. Everything else in a repository can run, or changes what runs. */
const contentFile = /\.(?:md|json|png|jpe?g|webp|avif|gif|svg)$/i

/**
 * Returns the path of a content file in the repository.
 *
 * @param file below the content folder; images in the folder beside it start with `../img/`
 * @returns `undefined` for a path elsewhere, a hidden name, or a file that is neither a page, an image, nor configuration
 */
export function repositoryPath(folder: string, file: string): string | undefined {
  const isImage = file.startsWith('../img/')
  const names = (isImage ? file.slice('../'.length) : file).split('/')
  const isHidden = names.some((name) => name === '' || name.startsWith('.') || /[\\\p{Cc}]/u.test(name))
  const isOwn = !isHidden && contentFile.test(file) && !(isImage && /\.(?:md|json)$/i.test(file))
  const parents = folder.split('/').filter((name) => name !== '')
  if (!isOwn || (isImage && parents.length === 0)) return undefined
  return [...(isImage ? parents.slice(0, -1) : parents), ...names].join('/')
}
