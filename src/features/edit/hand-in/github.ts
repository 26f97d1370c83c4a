import type { JsonObject } from '../../../config/is-record.ts'
import { encodeParts } from '../../../content/page-path.ts'
import { unlessThere, untilThere } from './already-there.ts'
import type { BranchCommit, CodeHostApi, Project, RepositoryChange } from './code-host-api.ts'
import { type CodeHostSession, textIn } from './code-host-session.ts'
import { base64Of, contentAfter } from './file-content.ts'
import { HandInFailure } from './hand-in-failure.ts'
import { ownerOf, repos } from './repository-path.ts'

/** GitHub's REST API: docs.github.com/rest (git database, repository contents, forks, branches, pulls). */
export const github: CodeHostApi = {
  authorization: (token) => `Bearer ${token}`,
  tokenPage: '/settings/personal-access-tokens/new',
  account: async (session) => textIn(await session.get('/user'), 'login'),
  project: async (session, path) => {
    const json = await session.get(repos({ path }))
    const { permissions } = json as { readonly permissions?: JsonObject }
    return { path: textIn(json, 'full_name') || path, canWrite: permissions?.push === true }
  },
  blobId: async (session, { project, branch, path }) => {
    const address = `${repos(project)}/contents/${encodeParts(path)}?ref=${encodeURIComponent(branch)}`
    return textIn(await session.find(address), 'sha') || undefined
  },
  fork: async (session, { project, branch }) => {
    const fork = { path: textIn(await session.post(`${repos(project)}/forks`, {}), 'full_name') }
    await untilThere(() => headOf(session, fork, branch), session.wait)
    // An older fork is behind. If it can't follow, the branch starts from what it has.
    await session.post(`${repos(fork)}/merge-upstream`, { branch }).catch((error: unknown) => {
      if (!(error instanceof HandInFailure) || ![409, 422].includes(error.details.status ?? 0)) throw error
    })
    return fork
  },
  commit: async (session, { target, from, branch, title, changes }: BranchCommit) => {
    const parent = await headOf(session, target, from)
    if (parent === undefined) throw new HandInFailure('right')
    const commit = await session.get(`${repos(target)}/git/commits/${parent}`)
    const tree = await session.post(`${repos(target)}/git/trees`, {
      base_tree: textIn(commit, 'tree', 'sha'),
      tree: await Promise.all(changes.map((change) => entryOf(session, target, change))),
    })
    const made = await session.post(`${repos(target)}/git/commits`, {
      message: title,
      tree: textIn(tree, 'sha'),
      parents: [parent],
    })
    const ref = { ref: `refs/heads/${branch}`, sha: textIn(made, 'sha') }
    await unlessThere(session.post(`${repos(target)}/git/refs`, ref), /reference already exists/i)
  },
  open: async (session, { upstream, target, from, branch, title }) => {
    const head = `${ownerOf(target)}:${branch}`
    const body = { title, head, base: from, maintainer_can_modify: true }
    const made = await unlessThere(
      session.post(`${repos(upstream)}/pulls`, body),
      /pull request already exists/i,
    )
    if (made) return { address: textIn(made, 'html_url'), isNew: true }
    const query = new URLSearchParams({ head, state: 'open' })
    const [open] = await session.list(`${repos(upstream)}/pulls?${query}`)
    return { address: textIn(open, 'html_url'), isNew: false }
  },
}

async function headOf(session: CodeHostSession, project: Project, branch: string) {
  const json = await session.find(`${repos(project)}/git/ref/heads/${encodeParts(branch)}`)
  return textIn(json, 'object', 'sha') || undefined
}

/** Returns an entry of a tree. Text is written in it; other content becomes a blob first. */
async function entryOf(
  session: CodeHostSession,
  target: Project,
  { path, change }: RepositoryChange,
): Promise<JsonObject> {
  const entry = { path, mode: '100644', type: 'blob' }
  const content = contentAfter(change)
  if (content === undefined) return { ...entry, sha: null }
  if (typeof content === 'string') return { ...entry, content }
  const blob = { content: base64Of(content), encoding: 'base64' }
  return { ...entry, sha: textIn(await session.post(`${repos(target)}/git/blobs`, blob), 'sha') }
}
