import type { ContentRepository } from '../../../content/code-host.ts'
import type { FileChange } from '../file-change.ts'
import { blobIdOf } from './blob-id.ts'
import type { CodeHostApi, Project, RepositoryChange } from './code-host-api.ts'
import { type CodeHostSession, codeHostSession } from './code-host-session.ts'
import { codeHosts } from './code-hosts.ts'
import { actionOf, blobIdsOf, withMarkOf } from './file-content.ts'
import { HandInFailure } from './hand-in-failure.ts'
import { inRepository } from './in-repository.ts'

/** What is done at the moment. */
export type HandInStep = 'checking' | 'forking' | 'committing' | 'opening'

export interface HandInJob {
  readonly repository: ContentRepository
  readonly token: string
  /** Title of the commit and of the pull request. */
  readonly title: string
  readonly changes: readonly FileChange[]
  readonly onStep: (step: HandInStep) => void
  readonly signal?: AbortSignal
  /** Pause between two questions about a fork. Milliseconds; default: 2 seconds. */
  readonly pauseMs?: number
}

/** A pull request with the changes. */
export interface HandedIn {
  readonly address: string
  /** `false` if the same changes were handed in before. */
  readonly isNew: boolean
}

/**
 * Hands in all changes as one commit in a pull request. The same changes get the same branch, so trying again after a
 * failure continues instead of starting a second request.
 *
 * @throws HandInFailure, WireFailure
 */
export async function handIn({
  repository,
  token,
  title,
  changes,
  onStep,
  signal,
  pauseMs = 2000,
}: HandInJob): Promise<HandedIn> {
  const { kind, api, path, branch: from, folder } = repository
  const all = inRepository(folder, changes)
  const host = codeHosts[kind]
  const session = codeHostSession({ api, authorization: host.authorization(token), signal, pauseMs })
  onStep('checking')
  const account = await host.account(session)
  const { canWrite, ...upstream } = await host.project(session, path)
  const left = await changesLeft(session, host, { project: upstream, branch: from, changes: all })
  if (!canWrite) onStep('forking')
  const target = canWrite ? upstream : await host.fork(session, { project: upstream, branch: from, account })
  const commit = { upstream, target, from, branch: branchOf(left), title, changes: left }
  onStep('committing')
  await host.commit(session, commit)
  onStep('opening')
  return host.open(session, { ...commit, account })
}

/**
 * Returns the changes that the repository doesn't have yet.
 *
 * @throws HandInFailure `conflict` with the files that changed since the edit began, `nothing`
 */
async function changesLeft(
  session: CodeHostSession,
  host: CodeHostApi,
  { project, branch, changes }: { project: Project; branch: string; changes: readonly RepositoryChange[] },
): Promise<readonly RepositoryChange[]> {
  const compared = await Promise.all(
    changes.map(async ({ path, change: given }) => {
      const current = await host.blobId(session, { project, branch, path })
      const change = withMarkOf(given, current)
      const { before, after } = blobIdsOf(change)
      const isUnknown = before === undefined && actionOf(change) === 'delete'
      return {
        one: { path, change },
        isDone: current === after,
        isConflict: !isUnknown && current !== before,
      }
    }),
  )
  const open = compared.filter(({ isDone }) => !isDone)
  const files = open.filter(({ isConflict }) => isConflict).map(({ one }) => one.change.path)
  if (files.length > 0) throw new HandInFailure('conflict', { files })
  if (open.length === 0) throw new HandInFailure('nothing')
  return open.map(({ one }) => one)
}

/** Returns a name that only these changes have. */
function branchOf(changes: readonly RepositoryChange[]): string {
  const parts = changes.flatMap(({ path, change }) => {
    const { before = '', after = '' } = blobIdsOf(change)
    return [path, before, after]
  })
  return `edit-${blobIdOf(parts.join('\n')).slice(0, 12)}`
}
