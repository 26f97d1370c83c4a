import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetOldLogin, savePendingLogin, takePendingLogin } from '../../../src/stores/pending-login.ts'
import { loginAddress, loginParameters } from '../../../src/tools/login-address.ts'
import { challengeOf } from '../../../src/tools/pkce.ts'
import { randomText } from '../../../src/tools/random-text.ts'
import { readCallback } from '../../../src/tools/read-callback.ts'
import { tools } from '../../../src/tools/tool-table.ts'

const lifetime = 600_000

class MemoryStorage {
  readonly kept = new Map<string, string>()
  getItem = (key: string) => this.kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.kept.set(key, value)
  removeItem = (key: string) => void this.kept.delete(key)
}

const storage = new MemoryStorage()

beforeEach(() => {
  storage.kept.clear()
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const login = (state: string) => ({
  service: 'dropbox',
  state,
  verifier: 'v',
  answers: { client_id: 'id', client_secret: 'hidden' },
  apiServer: 'cf',
  began: Date.now(),
})

describe('a pending login', () => {
  test('[T10] a pending login is found once by its state, and then deleted', () => {
    savePendingLogin(login('one'), lifetime)
    expect(takePendingLogin({ service: 'dropbox', state: 'one' }, lifetime)).toMatchObject({ kind: 'found' })
    expect(storage.kept.size).toBe(0)
    expect(takePendingLogin({ service: 'dropbox', state: 'one' }, lifetime)).toEqual({ kind: 'absent' })
  })

  test.each([
    ['another state', { service: 'dropbox', state: 'two' }],
    ['no state', { service: 'dropbox', state: '' }],
    ['another provider', { service: 'google', state: 'one' }],
  ])('[T10] is deleted by the first read, also with %s', (_name, wanted) => {
    savePendingLogin(login('one'), lifetime)
    expect(takePendingLogin(wanted, lifetime)).toEqual({ kind: 'foreign' })
    expect(storage.kept.size).toBe(0)
  })

  test.each([
    ['https://www.dropbox.com', 'exchange'],
    ['https://www.dropbox.com/', 'exchange'],
    ['https://evil.example', 'failed'],
    ['http://www.dropbox.com', 'failed'],
    ['https://www.dropbox.com.evil.example', 'failed'],
    ['', 'failed'],
    ['no address', 'failed'],
  ])('[T10] with the issuer %j ends as %s: the code of another provider is not sent to this one', (iss, kind) => {
    const tool = tools.get('dropbox-callback')
    if (tool?.kind !== 'callback') throw new Error('There is no callback of Dropbox.')
    savePendingLogin(login('one'), lifetime)
    const arrival = { route: '/tool/dropbox/callback.html', parameters: { code: 'c', state: 'one', iss } }
    expect(readCallback(tool.flow, arrival).kind).toBe(kind)
    expect(storage.kept.size).toBe(0)
  })

  test('[T10] lasts ten minutes, whether it is read, the application starts again, or nothing happens', () => {
    savePendingLogin(login('one'), lifetime)
    vi.setSystemTime(Date.now() + lifetime + 1)
    forgetOldLogin(lifetime)
    expect(storage.kept.size).toBe(0)
    savePendingLogin(login('two'), lifetime)
    vi.setSystemTime(Date.now() + lifetime + 1)
    expect(takePendingLogin({ service: 'dropbox', state: 'two' }, lifetime)).toEqual({ kind: 'absent' })
    savePendingLogin(login('three'), lifetime)
    vi.advanceTimersByTime(lifetime + 1)
    vi.advanceTimersByTime(1)
    forgetOldLogin(lifetime)
    expect(storage.kept.size).toBe(0)
  })

  test('[T10] invalid or failing storage counts as no login', () => {
    storage.setItem('alist-docs.login', '{"state":1}')
    expect(takePendingLogin({ service: 'dropbox', state: '1' }, lifetime)).toEqual({ kind: 'absent' })
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
      removeItem: () => {
        throw new Error('denied')
      },
    })
    expect(savePendingLogin(login('one'), lifetime)).toBe(false)
    expect(takePendingLogin({ service: 'dropbox', state: 'one' }, lifetime)).toEqual({ kind: 'absent' })
  })
})

describe('the address of a login page', () => {
  const flows = [...tools.values()].flatMap((tool) => (tool.kind === 'authorize' ? [tool.flow] : []))
  const entered = { client_id: 'id', client_secret: 'hidden-secret', zone: 'cn', google_scope: 'both' }

  test.each(flows)('[T10] $service gets a random state, S256 where it is taken, and never the secret', ({
    login: own,
  }) => {
    if (!own) throw new Error('a login')
    for (const exchange of ['command', 'api']) {
      const answers = { ...entered, exchange }
      const verifier = own.usesPkce(answers) ? randomText() : ''
      const parameters = loginParameters(own, answers, { redirect: 'https://x/cb', state: 'st', verifier })
      const address = loginAddress(own, answers, parameters)
      expect(address).not.toContain('hidden')
      expect(verifier === '' || !address.includes(verifier)).toBe(true)
      expect(parameters).toMatchObject({ state: 'st', redirect_uri: 'https://x/cb', response_type: 'code' })
      expect(new URL(address).protocol).toBe('https:')
    }
  })

  test('[T10] state and verifier have 256 random bits; the challenge is that of RFC 7636', () => {
    const texts = new Set(Array.from({ length: 500 }, randomText))
    expect(texts.size).toBe(500)
    for (const text of texts) expect(text).toMatch(/^[\w-]{43}$/)
    // RFC 7636, appendix B.
    expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
      'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    )
    for (const text of texts)
      expect(challengeOf(text)).toBe(createHash('sha256').update(text).digest('base64url'))
  })
})
