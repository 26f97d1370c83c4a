import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wellFormed } from '../../../src/content/well-formed.ts'
import { copySource } from '../../../src/markdown/blocks/code/copy-source.ts'
import { readAddress, readToken, withReaderValues } from '../../../src/markdown/blocks/code/reader-values.ts'
import { buildRequest, type Typed } from '../../../src/markdown/blocks/console/frame/build-request.ts'
import { curlCommand } from '../../../src/markdown/blocks/console/frame/curl-command.ts'
import type { Operation } from '../../../src/markdown/blocks/console/operation.ts'
import { commandOf } from '../../../src/tools/command.ts'
import { generatedTimeout, withstands } from '../../support/generated.ts'
import { hostileName, hostileText } from '../../support/generated-values.ts'
import { argumentsIn, posixShells } from '../../support/shell.ts'
import { cmdWords, powerShellWords } from '../../support/windows-shells.ts'

/** Signs that a terminal obeys. Line breaks are what they seem. */
const unseen = /(?!\n)[\p{Cc}\p{Cf}]/u

/** Of each case, a third runs in each shell. */
let turn = 0
function givenTo(command: string): readonly string[] {
  turn += 1
  return argumentsIn(command, 'curl', posixShells[turn % posixShells.length])
}

const text = hostileText.map((value) => value.slice(0, 300))

describe('[X19] any value in a copied command', () => {
  const operation = {
    path: '/api/{path}',
    body: 'json',
    fields: [
      { location: 'path', name: 'path', type: 'string', isRequired: false },
      { location: 'query', name: 'q', type: 'string', isRequired: false },
      { location: 'header', name: 'File-Path', type: 'string', isRequired: false },
      { location: 'body', name: 'name', type: 'string', isRequired: false },
    ],
  } as unknown as Operation

  test(
    'the shell passes a value of the console on as it is sent',
    () =>
      withstands(fc.tuple(text, text, text, text, text), ([path, q, header, name, token]) => {
        const values = new Map([
          ['path path', path],
          ['query q', q],
          ['header File-Path', header],
          ['body name', name],
        ])
        const typed: Typed = {
          server: 'http://nas:5244',
          token,
          method: 'POST',
          values,
          rawBody: undefined,
          moreHeaders: '',
          file: undefined,
        }
        const request = buildRequest(operation, typed)
        if ('kind' in request) return request
        const command = curlCommand(request)
        expect(command).not.toMatch(unseen)
        const given = givenTo(command)
        expect(given).toContain(request.address)
        const sent: unknown = JSON.parse(given[given.indexOf('--data-raw') + 1] ?? '')
        expect(sent).toEqual(name === '' ? {} : { name })
        return given
      }),
    generatedTimeout,
  )

  test(
    'as the name of a file stays one argument',
    () =>
      withstands(fc.tuple(hostileName, fc.boolean()), ([raw, isForm]) => {
        const name = wellFormed(raw.replaceAll(/[/\0]/g, '-')) || 'a'
        const file = new File([], name)
        const command = curlCommand({
          method: 'PUT',
          address: 'http://nas/',
          headers: [],
          text: undefined,
          file,
          isForm,
        })
        expect(command).not.toMatch(unseen)
        const given = givenTo(command)
        const inForm = name.replaceAll(/[\\"]/g, (sign) => `\\${sign}`)
        expect(given.at(-1)).toBe(isForm ? `file=@"./${inForm}"` : `./${name}`)
        return given
      }),
    generatedTimeout,
  )

  test(
    'a value of a tool is one harmless argument',
    () =>
      withstands(fc.tuple(text, fc.boolean()), ([code, isJson]) => {
        const values = { client_id: 'a', code }
        const call = { to: 'provider', address: 'https://a.example/token', method: 'POST' } as const
        const command = commandOf({ ...call, ...(isJson ? { json: values } : { form: values }) })
        expect(command).not.toMatch(unseen)
        const given = givenTo(command)
        if (isJson) expect(JSON.parse(given.at(-1) ?? '')).toEqual(values)
        else if (code !== '') expect(new URLSearchParams(given.at(-1)).get('code')).toBe(wellFormed(code))
        expect(powerShellWords(command)).toEqual(['curl', ...given])
        // The quotes of JSON need another shell (docs/security.md).
        if (!isJson) expect(cmdWords(command)).toEqual(['curl', ...given])
        return given
      }),
    generatedTimeout,
  )

  test(
    'a value of the reader is one word, or refused',
    () =>
      withstands(fc.tuple(text, text), ([address, token]) => {
        const command = withReaderValues('curl http://localhost:5244/api YOUR_TOKEN', { address, token })
        const own = readAddress(address) ?? 'http://localhost:5244'
        if (readAddress(address) ?? readToken(token)) {
          const words = [`${own}/api`, readToken(token) ?? 'YOUR_TOKEN']
          expect(givenTo(command)).toEqual(words)
          expect(powerShellWords(command)).toEqual(['curl', ...words])
          expect(cmdWords(command)).toEqual(['curl', ...words])
        } else expect(command).toBe('curl http://localhost:5244/api YOUR_TOKEN')
        return command
      }),
    generatedTimeout,
  )

  test(
    'in a code block is copied without prompts and removed lines',
    () =>
      withstands(hostileText, (source) => {
        const lines = source.split('\n').map((line) => ({ text: line, marks: [] }))
        expect(copySource(lines, 'js')).toBe(source.replace(/\n+$/, ''))
        return copySource(lines, 'bash')
      }),
    generatedTimeout,
  )
})

test('the shells run what is given to them', () => {
  for (const shell of posixShells)
    expect(execFileSync(shell, ['-c', 'printf %s "$0"', '$(a)']).toString()).toBe('$(a)')
})
