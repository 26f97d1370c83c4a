import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../../scripts/serve/static-server.ts'
import { wellFormed } from '../../src/content/well-formed.ts'
import { argumentsIn, isInstalled, posixShells } from '../../tests/support/shell.ts'
import { sampleRequest } from '../api/generator/sample-request.ts'
import { samplesOf } from '../api/generator/samples.ts'
import { type Endpoint, endpoint } from '../api/kit.ts'

/** Values that end a string or start a command in at least one of the languages. */
const values: readonly string[] = [
  `'; touch evil; '`,
  `"; touch evil; "`,
  '$(touch evil)`touch evil`$HOME',
  '\\',
  `\\'; touch evil #`,
  `\\" ; touch evil #`,
  '!!\n\r\t\u2028\ufeff',
  '@/etc/passwd',
  '=a',
  '-d',
  '`+panic("a")+`',
  '$' + '{process.exit(1)} %PATH% {0}',
  '\ud800 汉字 👩‍👩‍👧',
  '[1-9]{a,b}',
]

/** Returns an endpoint whose example request has a value in its address, a header, and its body. */
function endpointWith(value: string): Endpoint {
  return endpoint('POST /api/fs/rename', '3.0.0', 'user', {
    title: ['A', 'A'],
    text: ['A', 'A'],
    at: { path: value },
    asks: { q: value },
    headers: { 'X-Value': value.replaceAll(/[^ !#-[\]-~]/g, '-') },
    sends: { path: value, name: value, __proto__key: value, list: [value, null, true, 1.5] },
  })
}

/** The same with a name of a field that is hostile as well. */
const namedAfter = (value: string): Endpoint => {
  const one = endpointWith(value)
  return {
    ...one,
    request: { ...one.request, body: JSON.parse(`{"__proto__":1,${JSON.stringify(value)}:null}`) },
  }
}

const endpoints = values.flatMap((value) => [endpointWith(value), namedAfter(value)])

function sampleOf(one: Endpoint, title: string): string {
  const text = samplesOf(one).find((sample) => sample.title === title)?.text
  if (text === undefined) throw new Error(`no sample in ${title}`)
  return text.replaceAll('http://localhost:5244', address)
}

/** Returns the request that a sample has to send. */
function expected(one: Endpoint) {
  const { method, address: url, headers, body } = sampleRequest(one)
  return {
    method,
    url: decodeURIComponent(url.slice('http://localhost:5244'.length)),
    value: headers['X-Value'],
    body: JSON.stringify(body),
  }
}

const seen: ReturnType<typeof expected>[] = []
const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const body = JSON.stringify(JSON.parse(Buffer.concat(parts).toString('utf8')))
  const value = request.headers['x-value']
  seen.push({
    method: request.method ?? '',
    url: decodeURIComponent(request.url ?? ''),
    value: String(value),
    body,
  })
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})

let address = ''
let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samples-'))
  address = (await listen(server, 0)).replace(/\/$/, '')
})
afterAll(async () => {
  await promisify(server.close.bind(server))()
  rmSync(folder, { recursive: true })
})

/** Runs a program with the samples, and checks that the server got the requests that they stand for. */
async function sends(program: string, args: readonly string[]): Promise<void> {
  seen.length = 0
  await promisify(execFile)(program, args, {
    cwd: folder,
    env: { ...process.env, no_proxy: '*', GOFLAGS: '' },
  })
  expect(seen).toEqual(endpoints.map(expected))
  expect(readdirSync(folder)).not.toContain('evil')
}

function written(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

const allIn = (title: string) => endpoints.map((one) => sampleOf(one, title))

describe('[X19] samples with hostile values send them and run nothing', () => {
  test.runIf(isInstalled('curl')).each(posixShells)('curl sends them in %s', (shell) =>
    sends(shell, ['-c', allIn('curl').join('\n')]),
  )

  test('JavaScript sends them', () =>
    sends(process.execPath, [
      written(
        'samples.mjs',
        allIn('JavaScript')
          .map((text) => `{\n${text}\n}`)
          .join('\n'),
      ),
    ]))

  test.runIf(hasRequests())('Python sends them, if its package requests is installed', () =>
    sends('python3', [written('samples.py', allIn('Python').join('\n'))]),
  )

  test.runIf(isInstalled('go'))('Go sends them, if it is installed', { timeout: 120_000 }, () => {
    const imports = ['io', 'log', 'net/http', 'os', 'strings'].map((name) => `"${name}"`).join('\n')
    const calls = allIn('Go').map((text) => `func() {\n${text}\n}()`)
    const text = `package main\nimport (\n${imports}\n)\nfunc main() {\n${calls.join('\n')}\n}`
    return sends('go', ['run', written('samples.go', text)])
  })

  test.each(posixShells)('HTTPie gets its items in %s', (shell) => {
    for (const value of values) {
      const items = argumentsIn(sampleOf(endpointWith(value), 'HTTPie'), 'http', shell)
      const found = items.find((item) => item.startsWith('name')) ?? ''
      // What begins with one of these signs would be a file or a parameter.
      if (found.startsWith('name=')) expect(found).toBe(`name=${wellFormed(value)}`)
      else expect(JSON.parse(found.replace(/^name:=/, ''))).toBe(value)
      expect(found).not.toMatch(/^name(?:==|=@|:=@)/)
      expect(items.find((item) => item.startsWith('X-Value'))).not.toMatch(/^X-Value:[=@]/)
      const raw = argumentsIn(sampleOf(namedAfter(value), 'HTTPie'), 'http', shell)
      expect(raw[raw.indexOf('--raw') + 1]).toContain('"__proto__"')
    }
  })

  test.each(posixShells)('rclone receives two arguments in %s', (shell) => {
    for (const value of values) {
      const [command, from, to] = argumentsIn(
        sampleOf(endpointWith(value), 'rclone (WebDAV)'),
        'rclone',
        shell,
      )
      expect(command).toBe('moveto')
      expect(from).toBe(`alist:${wellFormed(value)}`)
      expect(to).toContain(wellFormed(value))
    }
  })
})

function hasRequests(): boolean {
  try {
    execFileSync('python3', ['-c', 'import requests'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
