import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FileChange } from '../../../src/features/edit/file-change.ts'
import { handIn } from '../../../src/features/edit/hand-in/hand-in.ts'
import {
  type HandInFailureKind,
  handInFailureOf,
} from '../../../src/features/edit/hand-in/hand-in-failure.ts'
import {
  type CodeHostState,
  codeHostHandlers,
  codeHostState,
  originalPath,
  repositoryOf,
} from '../../support/code-hosts.ts'

const server = setupServer()
/** Everything that was sent, as text. */
const sent: { readonly address: string; readonly headers: string; readonly body: string }[] = []
server.events.on('request:start', async ({ request }) => {
  const copy = request.clone()
  sent.push({
    address: request.url,
    headers: JSON.stringify([...request.headers]),
    body: await copy.text(),
  })
})
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  sent.length = 0
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const image = Uint8Array.from('an image', (letter) => letter.charCodeAt(0))
const changes: readonly FileChange[] = [
  { path: 'zh/指南/a b.md', base: '旧\n', text: '新\n' },
  { path: 'en/new.md', base: undefined, text: 'New.\n' },
  { path: 'en/gone.md', base: 'Gone.\n', text: undefined },
  { path: '../img/a.png', base: undefined, text: undefined, bytes: image },
]
const files = {
  'public/content/zh/指南/a b.md': '旧\n',
  'public/content/en/gone.md': 'Gone.\n',
  'README.md': 'Read me.',
}

describe.each(['github', 'gitlab', 'gitea'] as const)('on %s', (kind) => {
  const start = (given: Readonly<Record<string, string>> = files) => {
    const state = codeHostState(given)
    server.use(...codeHostHandlers(kind, state))
    return state
  }
  const hand = (state: CodeHostState, more: Partial<Parameters<typeof handIn>[0]> = {}) => {
    const { token } = state
    const repository = repositoryOf(kind)
    return handIn({
      repository,
      token,
      title: 'Correct 两页',
      changes,
      onStep: () => undefined,
      pauseMs: 0,
      ...more,
    })
  }
  const failure = async (task: Promise<unknown>) =>
    handInFailureOf(await task.catch((error: unknown) => error))
  const expectHandedIn = (state: CodeHostState, owner: string) => {
    const [request] = state.requests
    const [, branch = ''] = request?.head.split(':') ?? []
    expect(request).toEqual({ head: `${owner}:${branch}`, base: 'main', title: 'Correct 两页' })
    expect([...(state.commits.get(`${owner}/docs ${branch}`)?.files ?? [])].toSorted()).toEqual([
      ['README.md', 'Read me.'],
      ['public/content/en/new.md', 'New.\n'],
      ['public/content/zh/指南/a b.md', '新\n'],
      ['public/img/a.png', 'an image'],
    ])
    expect(state.commits.size).toBe(1)
  }

  test('all changes become one commit and one pull request', async () => {
    const state = start()
    const steps: string[] = []
    const handed = await hand(state, { onStep: (step) => steps.push(step) })
    expect(handed.isNew).toBe(true)
    expect(handed.address).toMatch(new RegExp(`^https://[^/]+/${originalPath}/.+/1$`))
    expect(steps).toEqual(['checking', 'committing', 'opening'])
    expectHandedIn(state, 'docs-team')
    expect(state.repositories.get(originalPath)?.branches.get('main')?.get('public/content/en/new.md')).toBe(
      undefined,
    )
  })

  test('who may not write to the repository hands in from a fork, new or old', async () => {
    const state = start()
    state.canWrite = false
    expect((await hand(state)).isNew).toBe(true)
    expectHandedIn(state, 'ann')

    const again = start()
    again.canWrite = false
    const old = new Map([['main', new Map([['README.md', 'Old.']])]])
    again.repositories.set('ann/docs', { branches: old, fork: true })
    await hand(again)
    expectHandedIn(again, 'ann')
  })

  test('after a failure, the next attempt continues, and the same changes are handed in once', async () => {
    const state = start()
    state.broken = /^POST .*(?:pulls|merge_requests)$/
    expect((await failure(hand(state))).kind).toBe('network')
    expect(state.commits.size).toBe(1)
    state.broken = undefined
    const first = await hand(state)
    expect(first.isNew).toBe(true)
    expect(await hand(state)).toEqual({ address: first.address, isNew: false })
    expectHandedIn(state, 'docs-team')
  })

  test('the token is in the header of requests to the interface, and nowhere else', async () => {
    const state = start()
    await hand(state)
    const { api } = repositoryOf(kind)
    expect(sent.length).toBeGreaterThan(5)
    for (const { address, headers, body } of sent) {
      expect(address.startsWith(`${api}/`)).toBe(true)
      expect(address + body).not.toContain(state.token)
      expect(headers.split(state.token)).toHaveLength(2)
    }
    state.broken = /./
    const { message, details } = await failure(hand(state))
    expect(JSON.stringify({ message, details })).not.toContain(state.token)
  })

  test('a redirect is a failure, so that the token reaches no other host', async () => {
    const state = start()
    state.redirect = 'https://elsewhere.example/user'
    expect((await failure(hand(state))).kind).toBe('network')
    expect(sent.every(({ address }) => address.startsWith(repositoryOf(kind).api))).toBe(true)
  })

  test.each([
    '../package.json',
    '../../.github/workflows/a.yml',
    'en/.a.md',
    'en/a.js',
  ])('the file %s is refused before anything is sent', async (path) => {
    const change = { path, base: undefined, text: 'a' }
    const { kind: what, details } = await failure(hand(start(), { changes: [...changes, change] }))
    expect([what, details.files]).toEqual(['path', [path]])
    expect(sent).toEqual([])
  })

  test('files that changed since the edit began are a conflict, and nothing is sent', async () => {
    const state = start({
      ...files,
      'public/content/zh/指南/a b.md': '另一个\n',
      'public/content/en/new.md': 'Another one.',
    })
    const { kind: what, details } = await failure(hand(state))
    expect([what, details.files]).toEqual(['conflict', ['zh/指南/a b.md', 'en/new.md']])
    expect(sent.every(({ body }) => body === '')).toBe(true)
  })

  test('changes that the repository has already are left out', async () => {
    const done = { 'public/content/zh/指南/a b.md': '新\n', 'public/content/en/new.md': 'New.\n' }
    const state = start(done)
    const two = changes.slice(0, 2)
    expect((await failure(hand(state, { changes: two }))).kind).toBe('nothing')
    expect(state.commits.size).toBe(0)
  })

  test.for<readonly [what: string, fits: RegExp, status: number, message: string, kind: HandInFailureKind]>([
    ['a missing right', /^POST/, 403, 'Resource not accessible by personal access token', 'right'],
    ['a hidden repository', /docs$/, 404, 'Not Found', 'right'],
    ['a protected branch', /^POST/, 422, 'Repository rule violations found: protected', 'protected'],
    ['a conflict', /^POST/, 409, 'sha does not match', 'conflict'],
    ['a limit of requests', /./, 429, 'Too many requests', 'rate'],
    ['a limit of requests', /./, 403, 'API rate limit exceeded for user ID 1.', 'rate'],
    ['a fault of the server', /^POST/, 502, 'Bad gateway', 'server'],
    ['another refusal', /^POST/, 422, 'Invalid request', 'refused'],
  ])('%s is told as %s %s', async ([, fits, status, message, expected]) => {
    const state = start()
    state.refusal = { fits, status, body: { message } }
    const { kind: what, details } = await failure(hand(state))
    expect(what).toBe(expected)
    expect(details.words).toBe(message)
  })

  test('a token that has expired is told as such', async () => {
    expect((await failure(hand(start(), { token: 'old' }))).kind).toBe('token')
  })

  test('handing in without a network fails, and a later attempt succeeds', async () => {
    const state = start()
    state.broken = /./
    expect((await failure(hand(state))).kind).toBe('network')
    state.broken = undefined
    expect((await hand(state)).isNew).toBe(true)
  })
})
