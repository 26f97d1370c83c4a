import { describe, expect, test } from 'vitest'
import { apiConsole as texts } from '../../../src/config/locales/en/console.ts'
import { drawableText } from '../../../src/content/drawable-text.ts'
import { curlCommand } from '../../../src/markdown/blocks/console/frame/curl-command.ts'
import { envelopeOf } from '../../../src/markdown/blocks/console/frame/explain.ts'
import { formattedJson } from '../../../src/markdown/blocks/console/frame/formatted-json.ts'
import { argumentsIn, posixShells } from '../../support/shell.ts'

const answer = (text: string) =>
  ({ kind: 'answer', status: 200, headers: '', type: '', text, bytes: text.length, isCut: false }) as const

describe('answers of hostile servers', () => {
  test('deep JSON is not indented to many times its length', () => {
    const deep = `${'['.repeat(2_000)}${'0,'.repeat(120_000)}0${']'.repeat(2_000)}`
    // Without a diff of hundreds of megabytes.
    expect(formattedJson(deep) === deep).toBe(true)
    expect(formattedJson('{"a":[1,{}],"b":"[\\"["}')).toBe(
      '{\n  "a": [\n    1,\n    {}\n  ],\n  "b": "[\\"["\n}',
    )
    expect(formattedJson('[oops')).toBe('[oops')
  })

  test('a message has a limit', () => {
    const envelope = envelopeOf(answer(JSON.stringify({ code: 500, message: 'a\u0301'.repeat(900_000) })))
    expect(envelope?.message).toHaveLength(301)
    const accents = envelopeOf(answer(JSON.stringify({ code: 500, message: `a${'\u0301'.repeat(900_000)}` })))
    expect(accents?.message).toHaveLength(32)
    expect(texts.code).toContain('{message}')
  })

  test('text that browsers draw in quadratic time becomes text that they draw in linear time', () => {
    expect(drawableText(`e${'\u0301'.repeat(900_000)}`)).toHaveLength(31)
    expect(
      drawableText('ب'.repeat(300_000))
        .split('\u200C\u200B')
        .every((part) => part.length <= 200),
    ).toBe(true)
    for (const text of [
      'a'.repeat(3_000),
      '汉'.repeat(3_000),
      'مرحبا بالعالم',
      'e\u0301',
      'Zalgo e\u0301\u0302',
    ])
      expect(drawableText(text)).toBe(text)
  })
})

describe('the copied command', () => {
  const file = (name: string) => new File([], name)
  const request = {
    method: 'POST',
    address: 'http://nas/api',
    headers: [],
    text: undefined,
    file: undefined,
    isForm: false,
  } as const

  test.each(posixShells)('%s passes a body that starts with @ as a text', (shell) => {
    const given = argumentsIn(curlCommand({ ...request, text: '"@/etc/passwd"' }), 'curl', shell)
    expect(given).toEqual(['-X', 'POST', 'http://nas/api', '--data-raw', '"@/etc/passwd"'])
  })

  test.each(posixShells)('%s passes the names of files on without options of -F', (shell) => {
    const name = `a;type=x,b"c\\d'e.txt`
    const sent = argumentsIn(curlCommand({ ...request, file: file(name), isForm: true }), 'curl', shell)
    expect(sent.at(-1)).toBe(`file=@"./a;type=x,b\\"c\\\\d'e.txt"`)
    expect(argumentsIn(curlCommand({ ...request, file: file('-') }), 'curl', shell).at(-1)).toBe('./-')
    const list = argumentsIn(curlCommand({ ...request, file: file('{a,b}[1-9]') }), 'curl', shell)
    expect(list[0]).toBe('-g')
  })

  test.each(posixShells)('%s gets control characters and direction marks visibly', (shell) => {
    const name = 'a\u001b[2J\r\u202eb\u{e0041}.txt'
    const command = curlCommand({ ...request, text: '{"a":"\u202e\u009b"}', file: file(name) })
    expect(command).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
    const given = argumentsIn(command, 'curl', shell)
    expect(given.at(-1)).toBe(`./${name}`)
    expect(JSON.parse(given[given.indexOf('--data-raw') + 1] ?? '')).toEqual({ a: '\u202e\u009b' })
  })

  test('HEAD asks for headers only, and an empty header is sent', () => {
    expect(curlCommand({ ...request, method: 'HEAD', headers: [['X-A', '']] })).toBe(
      `curl -I 'http://nas/api' \\\n  -H 'X-A;'`,
    )
  })
})
