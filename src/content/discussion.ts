import { commentDefaults } from '../config/comments.ts'
import type { CommentConfig } from './comment-config.ts'
import type { PageMetadata } from './page-metadata.ts'

/** Where the site's comments are stored, with defaults filled in. */
export interface Discussion {
  readonly repo: `${string}/${string}`
  readonly repoId: string
  readonly category: string | undefined
  readonly categoryId: string | undefined
  readonly mapping: NonNullable<CommentConfig['mapping']>
  readonly inputPosition: NonNullable<CommentConfig['inputPosition']>
  readonly reactionsEnabled: boolean
  readonly strict: boolean
  readonly lazyLoading: boolean
  readonly lightTheme: string
  readonly darkTheme: string
  readonly load: NonNullable<CommentConfig['load']>
}

const isRepository = (name: string): name is `${string}/${string}` => /^[\w.-]+\/[\w.-]+$/.test(name)

/**
 * Returns the discussion settings of a page; `undefined` if the site has none, they are incomplete, or the
 * page disables comments (`comment: false`).
 */
export function discussionOf(
  config: CommentConfig | undefined,
  metadata: Pick<PageMetadata, 'comment'>,
): Discussion | undefined {
  if (!config || config.provider === 'none' || metadata.comment === false) return undefined
  const { repo = '', repoId, category, categoryId } = config
  if (!isRepository(repo) || repoId === undefined) return undefined
  const { provider: _provider, ...given } = config
  return { ...commentDefaults, load: 'ask', ...given, repo, repoId, category, categoryId }
}

/**
 * Returns the address of GitHub's list of discussions that mention a path of the site. Readers are sent there
 * if the service does not respond.
 */
export function discussionsUrl({ repo }: Discussion, pathname: string): string {
  const term = pathname.replace(/^\//, '').replace(/\.\w+$/, '')
  return `https://github.com/${repo}/discussions${term === '' ? '' : `?discussions_q=${encodeURIComponent(term)}`}`
}
