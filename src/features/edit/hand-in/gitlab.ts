import { isRecord, type JsonObject } from '../../../config/is-record.ts'
import { unlessThere, untilThere } from './already-there.ts'
import type { CodeHostApi, Project } from './code-host-api.ts'
import { textIn } from './code-host-session.ts'
import { actionOf, base64Of, contentAfter } from './file-content.ts'

const projects = ({ path }: Pick<Project, 'path'>) => `/projects/${encodeURIComponent(path)}`

/** Access level from which members can create branches ("Developer"). */
const developer = 30

/** GitLab's REST API: docs.gitlab.com/api (commits, repository files, forks, merge requests). */
export const gitlab: CodeHostApi = {
  authorization: (token) => `Bearer ${token}`,
  tokenPage: '/-/user_settings/personal_access_tokens',
  account: async (session) => textIn(await session.get('/user'), 'username'),
  project: async (session, path) => {
    const json = await session.get(projects({ path }))
    return { ...projectOf(json, path), canWrite: accessOf(json) >= developer }
  },
  blobId: async (session, { project, branch, path }) => {
    const file = `${projects(project)}/repository/files/${encodeURIComponent(path)}`
    return textIn(await session.find(`${file}?ref=${encodeURIComponent(branch)}`), 'blob_id') || undefined
  },
  fork: async (session, { project }) => {
    const made = await unlessThere(session.post(`${projects(project)}/fork`, {}), /already been taken/i)
    const [own] = made ? [made] : await session.list(`${projects(project)}/forks?owned=true`)
    const fork = projectOf(own ?? {}, '')
    return untilThere(async () => {
      const status = textIn(await session.find(projects(fork)), 'import_status')
      return status === 'finished' || status === 'none' ? fork : undefined
    }, session.wait)
  },
  commit: async (session, { upstream, target, from, branch, title, changes }) => {
    const body = {
      branch,
      start_branch: from,
      ...(target.path !== upstream.path && { start_project: upstream.id }),
      commit_message: title,
      actions: changes.map(({ path, change }) => {
        const content = contentAfter(change)
        return {
          action: actionOf(change),
          file_path: path,
          ...(content !== undefined && { content: base64Of(content), encoding: 'base64' }),
        }
      }),
    }
    await unlessThere(
      session.post(`${projects(target)}/repository/commits`, body),
      /^A branch called .*already exists/i,
    )
  },
  open: async (session, { upstream, target, from, branch, title }) => {
    const body = {
      source_branch: branch,
      target_branch: from,
      target_project_id: upstream.id,
      title,
      remove_source_branch: true,
      allow_collaboration: true,
    }
    const made = await unlessThere(
      session.post(`${projects(target)}/merge_requests`, body),
      /another open merge request/i,
    )
    if (made) return { address: textIn(made, 'web_url'), isNew: true }
    const query = new URLSearchParams({ state: 'opened', source_branch: branch })
    const [open] = await session.list(`${projects(upstream)}/merge_requests?${query}`)
    return { address: textIn(open, 'web_url'), isNew: false }
  },
}

function projectOf(json: JsonObject, path: string): Project {
  const { id } = json
  return {
    path: textIn(json, 'path_with_namespace') || path,
    ...(typeof id === 'number' && { id }),
  }
}

/** Returns the highest access level, as a member of the project or of its group. */
function accessOf({ permissions }: JsonObject): number {
  const levels = Object.values(isRecord(permissions) ? permissions : {}).map((access) =>
    isRecord(access) ? Number(access.access_level) : 0,
  )
  return Math.max(0, ...levels)
}
