import type { JsonObject } from '../../../config/is-record.ts'
import { encodeParts } from '../../../content/page-path.ts'
import { unlessThere, untilThere } from './already-there.ts'
import type { CodeHostApi, Project } from './code-host-api.ts'
import { textIn } from './code-host-session.ts'
import { actionOf, base64Of, contentAfter } from './file-content.ts'
import { github } from './github.ts'
import { HandInFailure } from './hand-in-failure.ts'
import { ownerOf, repos } from './repository-path.ts'

/** The REST API of Gitea and Forgejo (`/api/swagger` of a server: user, repository, pull requests). */
export const gitea: CodeHostApi = {
  authorization: (token) => `token ${token}`,
  tokenPage: '/user/settings/applications',
  // These requests are the same as GitHub's.
  account: github.account,
  project: github.project,
  blobId: github.blobId,
  fork: async (session, { project, branch, account }) => {
    const made = await unlessThere(session.post(`${repos(project)}/forks`, {}), /already (?:exists|forked)/i)
    const fork = made
      ? { path: textIn(made, 'full_name') }
      : await ownFork(await session.list(`${repos(project)}/forks`), account)
    await untilThere(() => session.find(`${repos(fork)}/branches/${encodeParts(branch)}`), session.wait)
    // An older fork is behind. Servers that don't know this request let the branch start from what it has.
    if (!made)
      await session.post(`${repos(fork)}/merge-upstream`, { branch }).catch((error: unknown) => {
        if (!(error instanceof HandInFailure)) throw error
      })
    return fork
  },
  commit: async (session, { target, from, branch, title, changes }) => {
    const files = changes.map(async ({ path, change }) => {
      const content = contentAfter(change)
      const action = actionOf(change)
      const sha =
        action === 'create'
          ? undefined
          : await github.blobId(session, { project: target, branch: from, path })
      return {
        operation: action,
        path,
        ...(sha !== undefined && { sha }),
        ...(content !== undefined && { content: base64Of(content) }),
      }
    })
    const body = { branch: from, new_branch: branch, message: title, files: await Promise.all(files) }
    await unlessThere(session.post(`${repos(target)}/contents`, body), /branch already exists/i)
  },
  open: async (session, { upstream, target, from, branch, title }) => {
    const head = target.path === upstream.path ? branch : `${ownerOf(target)}:${branch}`
    const made = await unlessThere(
      session.post(`${repos(upstream)}/pulls`, { title, head, base: from }),
      /pull request already exists/i,
    )
    if (made) return { address: textIn(made, 'html_url'), isNew: true }
    const open = await session.list(`${repos(upstream)}/pulls?state=open`)
    const same = open.find((one) => textIn(one, 'head', 'ref') === branch)
    return { address: textIn(same, 'html_url'), isNew: false }
  },
}

async function ownFork(forks: readonly JsonObject[], account: string): Promise<Project> {
  const own = forks.find((fork) => textIn(fork, 'owner', 'login') === account)
  if (!own) throw new HandInFailure('fork')
  return { path: textIn(own, 'full_name') }
}
