import { HttpResponse, http } from 'msw'
import type { CodeHostKind, ContentRepository } from '../../src/content/code-host.ts'
import { contentRepository } from '../../src/content/code-host.ts'
import { blobIdOf } from '../../src/features/edit/hand-in/blob-id.ts'

type Files = ReadonlyMap<string, string>

/** A repository of a simulated host: the files of each branch. */
interface Repository {
  readonly branches: Map<string, Files>
  readonly fork: boolean
}

export interface CodeHostState {
  readonly repositories: Map<string, Repository>
  /** Commits by branch, as `owner/name branch`. */
  readonly commits: Map<string, { readonly title: string; readonly files: Files }>
  readonly requests: { readonly head: string; readonly base: string; readonly title: string }[]
  /** The token that the host accepts. */
  readonly token: string
  /** Whether the account can write to the repository of the pages. */
  canWrite: boolean
  /** Answers with this instead, for requests whose method and path fit. */
  refusal?: { readonly fits: RegExp; readonly status: number; readonly body: object | string } | undefined
  /** Redirects every request to this address. */
  redirect?: string
  /** Fails without an answer, for requests that fit. */
  broken?: RegExp | undefined
  /** Does what requests that fit ask for, and then fails without an answer. */
  lost?: RegExp | undefined
}

export const account = 'ann'
export const originalPath = 'docs-team/docs'

/** Addresses of the simulated hosts, by kind. */
export const repositoryAddresses: Readonly<Record<CodeHostKind, string>> = {
  github: `https://github.com/${originalPath}`,
  gitlab: `https://gitlab.example.com/${originalPath}`,
  gitea: `https://forgejo.example.com/${originalPath}`,
}

/** Returns the repository of the pages as a site's configuration names it. */
export function repositoryOf(kind: CodeHostKind): ContentRepository {
  const found = contentRepository({ docsRepo: repositoryAddresses[kind], pullRequests: true })
  if (!found) throw new Error(`The simulated ${kind} has no repository`)
  return found
}

export function codeHostState(files: Readonly<Record<string, string>>): CodeHostState {
  const branches = new Map([['main', new Map(Object.entries(files))]])
  return {
    repositories: new Map([[originalPath, { branches, fork: false }]]),
    commits: new Map(),
    requests: [],
    token: 'token-of-ann-0123456789',
    canWrite: true,
  }
}

interface Call {
  readonly method: string
  /** Below the base of the interface, decoded where the host decodes it. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>>
}

type Answer = readonly [status: number, body: unknown]
type Host = (call: Call, state: CodeHostState) => Answer

/** Returns msw handlers for the interface of one kind of host, as its public documentation describes it. */
export function codeHostHandlers(kind: CodeHostKind, state: CodeHostState) {
  const { api } = repositoryOf(kind)
  return [
    http.all(`${api}/*`, async ({ request }) => {
      const url = new URL(request.url)
      const path = url.pathname.slice(new URL(api).pathname.replace(/\/$/, '').length)
      const call = { method: request.method, path, query: url.searchParams, body: await bodyOf(request) }
      const name = `${call.method} ${path}`
      if (state.broken?.test(name)) return HttpResponse.error()
      if (state.redirect) return HttpResponse.redirect(state.redirect)
      if (state.refusal?.fits.test(name)) {
        const { status, body } = state.refusal
        return typeof body === 'string'
          ? HttpResponse.html(body, { status })
          : HttpResponse.json(body, { status })
      }
      const scheme = kind === 'gitea' ? 'token' : 'Bearer'
      if (request.headers.get('authorization') !== `${scheme} ${state.token}`)
        return HttpResponse.json({ message: unauthorized[kind] }, { status: 401 })
      const [status, body] = hosts[kind](call, state)
      return state.lost?.test(name) ? HttpResponse.error() : HttpResponse.json(body as object, { status })
    }),
  ]
}

const unauthorized: Readonly<Record<CodeHostKind, string>> = {
  github: 'Bad credentials',
  gitlab: '401 Unauthorized',
  gitea: 'token is required',
}

async function bodyOf(request: Request): Promise<Call['body']> {
  const text = await request.text()
  return text === '' ? {} : (JSON.parse(text) as Call['body'])
}

const notFound: Answer = [404, { message: 'Not Found' }]

const hosts: Readonly<Record<CodeHostKind, Host>> = {
  github: (call, state) => {
    const { method, path, query, body } = call
    if (path === '/user') return [200, { login: account }]
    const [, owner = '', name = '', rest = ''] = /^\/repos\/([^/]+)\/([^/]+)(.*)$/.exec(path) ?? []
    const full = `${owner}/${name}`
    const repository = state.repositories.get(full)
    if (!repository) return notFound
    if (rest === '')
      return [200, { full_name: full, permissions: { push: full !== originalPath || state.canWrite } }]
    if (rest.startsWith('/contents/')) return contents(repository, rest.slice(10), query)
    if (method === 'POST' && rest === '/forks') return [202, { full_name: forkOf(state, name) }]
    if (rest === '/merge-upstream') return synced(state, full, body)
    const ref = /^\/git\/ref\/heads\/(.+)$/.exec(rest)?.[1]
    if (ref) return repository.branches.has(ref) ? [200, { object: { sha: `head-of-${ref}` } }] : notFound
    const parent = /^\/git\/commits\/head-of-(.+)$/.exec(rest)?.[1]
    if (parent) return [200, { tree: { sha: `tree-of-${parent}` } }]
    if (rest === '/git/blobs') return [201, { sha: `blob:${body.content}` }]
    if (rest === '/git/trees') return [201, { sha: treeOf(repository, body) }]
    if (rest === '/git/commits')
      return [201, { sha: JSON.stringify([body.message, body.tree, body.parents]) }]
    if (rest === '/git/refs') {
      const branch = String(body.ref).replace('refs/heads/', '')
      if (repository.branches.has(branch)) return [422, { message: 'Reference already exists' }]
      const [title, tree] = JSON.parse(String(body.sha)) as [string, string]
      return commit(state, full, branch, title, new Map(JSON.parse(tree) as [string, string][]))
    }
    if (rest === '/pulls') return method === 'GET' ? pulls(state, query.get('head')) : openPull(state, body)
    return notFound
  },
  gitlab: (call, state) => {
    const { method, path, query, body } = call
    if (path === '/user') return [200, { username: account }]
    const [, encoded = '', rest = ''] = /^\/projects\/([^/]+)(.*)$/.exec(path) ?? []
    const full = decodeURIComponent(encoded)
    const repository = state.repositories.get(full)
    if (!repository) return [404, { message: '404 Project Not Found' }]
    if (rest === '') {
      const level = full === originalPath && !state.canWrite ? 20 : 40
      const permissions = { project_access: null, group_access: { access_level: level } }
      const id = full === originalPath ? 7 : 8
      return [200, { id, path_with_namespace: full, import_status: 'finished', permissions }]
    }
    const file = /^\/repository\/files\/(.+)$/.exec(rest)?.[1]
    if (file) {
      const text = repository.branches.get(query.get('ref') ?? '')?.get(decodeURIComponent(file))
      return text === undefined
        ? [404, { message: '404 File Not Found' }]
        : [200, { blob_id: blobIdOf(text) }]
    }
    if (rest === '/fork') {
      const own = `${account}/docs`
      if (state.repositories.has(own)) return [409, { message: { path: ['has already been taken'] } }]
      forkOf(state, 'docs')
      return [201, { id: 8, path_with_namespace: own, import_status: 'scheduled' }]
    }
    if (rest === '/forks') return [200, [{ id: 8, path_with_namespace: `${account}/docs` }]]
    if (rest === '/repository/commits') {
      const branch = String(body.branch)
      if (repository.branches.has(branch))
        return [
          400,
          {
            message: `A branch called '${branch}' already exists. Switch to that branch in order to make changes`,
          },
        ]
      const start = body.start_project === 7 ? state.repositories.get(originalPath) : repository
      const files = new Map(start?.branches.get(String(body.start_branch)))
      for (const { action, file_path: at, content } of body.actions as Record<string, string>[]) {
        if (action === 'create' && files.has(at ?? ''))
          return [400, { message: 'A file with this name already exists' }]
        if (action !== 'create' && !files.has(at ?? ''))
          return [400, { message: "A file with this name doesn't exist" }]
        if (action === 'delete') files.delete(at ?? '')
        else files.set(at ?? '', textOf(content ?? ''))
      }
      return commit(state, full, branch, String(body.commit_message), files)
    }
    if (rest === '/merge_requests') {
      const head = `${full.split('/')[0]}:${body.source_branch ?? query.get('source_branch')}`
      if (method === 'GET')
        return [
          200,
          state.requests
            .filter((one) => one.head.endsWith(`:${query.get('source_branch')}`))
            .map((one) => ({ web_url: addressOf('gitlab', state, one.head) })),
        ]
      if (body.target_project_id !== 7) return [400, { error: 'target_project_id is missing' }]
      if (state.requests.some((one) => one.head === head))
        return [409, { message: ['Another open merge request already exists for this source branch: !1'] }]
      state.requests.push({ head, base: String(body.target_branch), title: String(body.title) })
      return [201, { web_url: addressOf('gitlab', state, head) }]
    }
    return notFound
  },
  gitea: (call, state) => {
    const { method, path, query, body } = call
    if (path === '/user') return [200, { login: account }]
    const [, owner = '', name = '', rest = ''] = /^\/repos\/([^/]+)\/([^/]+)(.*)$/.exec(path) ?? []
    const full = `${owner}/${name}`
    const repository = state.repositories.get(full)
    if (!repository) return notFound
    if (rest === '')
      return [200, { full_name: full, permissions: { push: full !== originalPath || state.canWrite } }]
    if (rest.startsWith('/contents/')) return contents(repository, rest.slice(10), query)
    if (rest === '/forks' && method === 'GET')
      return [200, [{ full_name: `${account}/${name}`, owner: { login: account } }]]
    if (rest === '/forks') {
      if (state.repositories.has(`${account}/${name}`))
        return [409, { message: 'repository is already forked by user' }]
      return [202, { full_name: forkOf(state, name) }]
    }
    if (rest.startsWith('/branches/')) return repository.branches.has(rest.slice(10)) ? [200, {}] : notFound
    if (rest === '/merge-upstream') return synced(state, full, body)
    if (rest === '/contents') {
      const branch = String(body.new_branch)
      if (repository.branches.has(branch))
        return [409, { message: `branch already exists [name: ${branch}]` }]
      const files = new Map(repository.branches.get(String(body.branch)))
      for (const { operation, path: at = '', content = '', sha } of body.files as Record<string, string>[]) {
        const text = files.get(at)
        if (operation === 'create' && text !== undefined)
          return [422, { message: `repository file already exists [path: ${at}]` }]
        if (operation !== 'create' && sha !== blobIdOf(text ?? ''))
          return [409, { message: 'sha does not match' }]
        if (operation === 'delete') files.delete(at)
        else files.set(at, textOf(content))
      }
      return commit(state, full, branch, String(body.message), files)
    }
    if (rest === '/pulls' && method === 'GET')
      return [
        200,
        state.requests.map(({ head }) => ({
          head: { ref: head.split(':').at(-1) },
          html_url: addressOf('gitea', state, head),
        })),
      ]
    if (rest === '/pulls') {
      const head = String(body.head).includes(':') ? String(body.head) : `${owner}:${body.head}`
      if (state.requests.some((one) => one.head === head))
        return [409, { message: 'pull request already exists for these targets' }]
      state.requests.push({ head, base: String(body.base), title: String(body.title) })
      return [201, { html_url: addressOf('gitea', state, head) }]
    }
    return notFound
  },
}

const textOf = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))

function contents(repository: Repository, file: string, query: URLSearchParams): Answer {
  const text = repository.branches.get(query.get('ref') ?? '')?.get(decodeURIComponent(file))
  return text === undefined ? notFound : [200, { type: 'file', sha: blobIdOf(text) }]
}

/** Makes the account's fork; one that exists stays as it is. */
function forkOf(state: CodeHostState, name: string): string {
  const own = `${account}/${name}`
  const branches = new Map(state.repositories.get(originalPath)?.branches)
  if (!state.repositories.has(own)) state.repositories.set(own, { branches, fork: true })
  return own
}

function synced(state: CodeHostState, full: string, { branch }: Call['body']): Answer {
  const main = state.repositories.get(originalPath)?.branches.get(String(branch))
  if (main) state.repositories.get(full)?.branches.set(String(branch), main)
  return [
    200,
    { message: 'Successfully fetched and fast-forwarded from upstream', merge_type: 'fast-forward' },
  ]
}

/** Returns GitHub's tree of a request, as the files that it has. */
function treeOf(repository: Repository, { base_tree: base, tree }: Call['body']): string {
  const files = new Map(repository.branches.get(String(base).replace('tree-of-', '')))
  for (const { path = '', sha, content } of tree as Record<string, string | null>[]) {
    if (sha === null) files.delete(path ?? '')
    else files.set(path ?? '', content ?? textOf(String(sha).replace('blob:', '')))
  }
  return JSON.stringify([...files])
}

function commit(state: CodeHostState, full: string, branch: string, title: string, files: Files): Answer {
  state.repositories.get(full)?.branches.set(branch, files)
  state.commits.set(`${full} ${branch}`, { title, files })
  return [201, { id: branch }]
}

function openPull(state: CodeHostState, { head, base, title }: Call['body']): Answer {
  if (state.requests.some((one) => one.head === head)) {
    const message = `A pull request already exists for ${head}.`
    return [
      422,
      { message: 'Validation Failed', errors: [{ resource: 'PullRequest', code: 'custom', message }] },
    ]
  }
  state.requests.push({ head: String(head), base: String(base), title: String(title) })
  return [201, { html_url: addressOf('github', state, String(head)) }]
}

function pulls(state: CodeHostState, head: string | null): Answer {
  const open = state.requests.filter((one) => one.head === head)
  return [200, open.map((one) => ({ html_url: addressOf('github', state, one.head) }))]
}

function addressOf(kind: CodeHostKind, { requests }: CodeHostState, head: string): string {
  const number = requests.findIndex((one) => one.head === head) + 1
  const place = { github: 'pull', gitlab: '-/merge_requests', gitea: 'pulls' }[kind]
  return `${repositoryAddresses[kind]}/${place}/${number}`
}
