import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { namesIn, requestOf, urlOf } from '../../../src/tools/call.ts'
import { commandOf } from '../../../src/tools/command.ts'
import type { Call } from '../../../src/tools/flow.ts'
import { tools } from '../../../src/tools/tool-table.ts'

/**
 * Also characters that PowerShell accepts as quotes, direction marks, control characters, and an unpaired
 * UTF-16 surrogate.
 */
const hostile = `x'; touch /tmp/pwned; echo '"$(id)\`id\`\n&b=c%PATH%^|<>!\u2018;\u2019;\u201a;\u201b;\u201c\u201d\u202e\u2066\u0000\u001b[2J\u2028 汉😀`

/** Returns what a shell passes to curl. */
function argumentsOf(command: string, shell = 'bash'): readonly string[] {
  const script = `curl() { for one in "$@"; do printf '%s\\0' "$one"; done; }; ${command}`
  return execFileSync(shell, ['-c', script]).toString('utf8').split('\0').slice(0, -1)
}

/** Returns all values of `--data`; curl joins them. */
const dataOf = (given: readonly string[]) =>
  new URLSearchParams(given.filter((_, at) => given[at - 1] === '--data').join('&'))

describe('a command', () => {
  const form: Call = {
    to: 'provider',
    method: 'POST',
    address: 'https://login.example/token',
    form: { grant_type: 'authorization_code', code: hostile, client_secret: 'seen', empty: '' },
  }

  test('[T10] contains a hostile code as one harmless value, and never a secret', () => {
    const given = argumentsOf(commandOf(form))
    expect(given.slice(0, 2)).toEqual(['-sS', 'https://login.example/token'])
    const data = dataOf(given)
    expect(data.get('code')).toBe(hostile)
    expect([...data.keys()]).toEqual(['grant_type', 'code'])
    expect(given.at(-1)).toBe('client_secret=YOUR_CLIENT_SECRET')
    expect(commandOf(form)).not.toContain('seen')
  })

  test('[T10] a command contains no home folder', () => {
    // Bash expands `~` after `code=` as well.
    const given = argumentsOf(commandOf({ ...form, form: { code: '~' } }))
    expect(dataOf(given).get('code')).toBe('~')
  })

  test('[T10] a command also contains a hostile code as one harmless value in JSON and with GET', () => {
    const { form: values = {} } = form
    const json = argumentsOf(commandOf({ ...form, form: undefined as never, json: values }))
    expect(JSON.parse(json.at(-1) ?? '')).toMatchObject({
      code: hostile,
      client_secret: 'YOUR_CLIENT_SECRET',
    })
    const get = argumentsOf(
      commandOf({ to: 'provider', method: 'GET', address: 'https://openapi.example/token', query: values }),
    )
    expect(get).toContain('-G')
    expect(dataOf(get).get('code')).toBe(hostile)
  })
})

describe('a command in other shells', () => {
  const call = { to: 'provider', method: 'POST', address: 'https://login.example/token' } as const

  test.each(['bash', 'dash'])('%s passes on the intended values', (shell) => {
    expect(dataOf(argumentsOf(commandOf({ ...call, form: { code: hostile } }), shell)).get('code')).toBe(
      hostile,
    )
    const json = argumentsOf(commandOf({ ...call, json: { code: hostile } }), shell).at(-1) ?? ''
    expect(JSON.parse(json)).toEqual({ code: hostile })
  })

  test('values of a form need no quotes, so cmd.exe and PowerShell read them as they are', () => {
    expect(commandOf({ ...call, form: { code: hostile, more: 'a' } })).toMatch(
      /^curl -sS https:\/\/login\.example\/token --data [\w.~%=-]+ --data more=a$/,
    )
  })

  test('placeholders are in double quotes, the only ones that cmd.exe reads as quotes', () => {
    const command = commandOf({ ...call, form: { code: 'c', client_secret: 's' }, bearer: 't' })
    expect(command).toContain(' --data-urlencode "client_secret=YOUR_CLIENT_SECRET"')
    expect(command).toContain(' -H "authorization: Bearer YOUR_ACCESS_TOKEN"')
    expect(argumentsOf(command).slice(-3)).toEqual([
      'client_secret=YOUR_CLIENT_SECRET',
      '-H',
      'authorization: Bearer YOUR_ACCESS_TOKEN',
    ])
  })

  test('nothing but plain ASCII is in a command, and no quote but those around a value', () => {
    const command = commandOf({ ...call, json: { code: hostile } })
    expect(command).toMatch(/^[ -~]+$/)
    expect(command.match(/'/g)).toHaveLength(4)
    expect(command).not.toMatch(/[`$!%^&|<>]/)
  })

  test('half of a UTF-16 pair affects only itself', () => {
    expect(commandOf({ ...call, form: { code: 'a\ud800b' } })).toContain('code=a%EF%BF%BDb')
  })
})

describe('calls', () => {
  test('[S12] the base address of the API server and the path are joined; without a server, nothing is called', () => {
    const call: Call = { to: 'api', method: 'GET', address: '/base/x', query: { code: 'a b', none: '' } }
    expect(urlOf(call, 'https://api.example/base/')).toBe('https://api.example/base/base/x?code=a+b')
    expect(() => urlOf(call, undefined)).toThrow()
  })

  test('[T10] exactly the announced data is sent', () => {
    const call: Call = {
      to: 'provider',
      method: 'POST',
      address: 'https://x.example/t',
      form: { grant_type: 'authorization_code', code: 'c', client_id: 'i', client_secret: '' },
      bearer: 't',
    }
    expect(namesIn(call)).toEqual(['code', 'client_id', 'access_token'])
    const { body, headers } = requestOf(call, undefined)
    expect(body).toBe('grant_type=authorization_code&code=c&client_id=i')
    expect(headers?.authorization).toBe('Bearer t')
  })

  test('[T10] a provider is reached by https, an API server by its path', () => {
    const choices: readonly Record<string, string>[] = [
      {},
      { client: 'own', exchange: 'api' },
      { client: 'provided' },
      { exchange: 'command' },
    ]
    const input = { code: 'c', redirect: 'r', verifier: 'v' }
    for (const tool of tools.values()) {
      if (tool.kind !== 'authorize' && tool.kind !== 'callback') continue
      for (const answers of choices) {
        const { by, call } = tool.flow.exchange({ ...input, answers })
        expect(call.address).toMatch(call.to === 'api' ? /^\/alist\// : /^https:\/\//)
        if (by === 'visitor') expect(call.to).toBe('provider')
      }
    }
  })
})
