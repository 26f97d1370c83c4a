import { describe, expect, test } from 'vitest'
import { WireFailure } from '../../../src/data/wire-failure.ts'
import { failureOfError, outcomeOf } from '../../../src/tools/failure.ts'
import { quotable, rawText } from '../../../src/tools/provider-words.ts'
import { readTokens } from '../../../src/tools/tokens.ts'

const answered = (json: Record<string, unknown>, status = 400) =>
  outcomeOf({ status, json, text: JSON.stringify(json) }, 'host.example', readTokens)
const kindOf = (json: Record<string, unknown>, status = 400) => {
  const outcome = answered(json, status)
  return outcome.kind === 'failed' ? outcome.failure.kind : 'values'
}

describe('meaning of responses', () => {
  test.each<[string, Record<string, unknown>, number]>([
    ['denied', { error: 'access_denied' }, 400],
    ['expired', { error: 'invalid_grant', error_description: "code doesn't exist or has expired" }, 400],
    ['expired', { error: 'expired_token' }, 400],
    [
      'expired',
      { error: { code: 401, status: 'UNAUTHENTICATED', message: 'Request had invalid authentication' } },
      401,
    ],
    ['client', { error: 'invalid_client', error_description: 'The provided client secret is invalid.' }, 401],
    ['client', { error: 'invalid_request', error_description: 'client_secret is missing.' }, 400],
    ['redirect', { error: 'redirect_uri_mismatch' }, 400],
    ['redirect', { error: 'invalid_request', error_description: 'AADSTS50011: The redirect URI …' }, 400],
    ['scope', { error: { code: 403, status: 'PERMISSION_DENIED', message: 'insufficient' } }, 403],
    ['rate', { error: 'Too Many Requests' }, 200],
    ['rate', {}, 429],
    ['server', { error: 'internal' }, 500],
    ['refused', { error: 'wrong password' }, 400],
    ['refused', { errno: -6, errmsg: 'no' }, 200],
    ['unexpected', { hello: 'world' }, 200],
    ['values', { resp: { refresh_token: 'r' } }, 200],
    ['values', { code: 0, data: { accessToken: 'a' } }, 200],
  ])('[T9] %s is the meaning of %j', (kind, json, status) => {
    expect(kindOf(json, status)).toBe(kind)
  })

  test('[T9] a response that is not JSON is a failure', () => {
    const page = { status: 200, json: undefined, text: '<html>' }
    expect(outcomeOf(page, 'h', readTokens)).toMatchObject({ failure: { kind: 'html', raw: '<html>' } })
    expect(outcomeOf({ ...page, status: 502 }, 'h', readTokens)).toMatchObject({
      failure: { kind: 'server' },
    })
  })

  test('[T9] no answer at all is a failure', () => {
    expect(failureOfError(new WireFailure('timeout', 'u'), 'h').kind).toBe('timeout')
    expect(() => failureOfError(new TypeError('ours'), 'h')).toThrow('ours')
  })

  test('[T10] texts of providers are shortened to one line, without hidden characters or changes of direction', () => {
    const words = quotable(`a\u202eb\u200bc\n\n${'x'.repeat(5000)}`)
    expect(words.startsWith('abc x')).toBe(true)
    expect(words.length).toBeLessThan(310)
    expect(rawText('y'.repeat(10_000)).length).toBeLessThan(4100)
  })
})
