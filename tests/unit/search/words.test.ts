import { describe, expect, test } from 'vitest'
import { logWords } from '../../../src/features/search/log-line.ts'
import { markWords, snippetOf, withoutMarks } from '../../../src/features/search/marked-text.ts'
import { queryWords, segmentsOf, textWords } from '../../../src/features/search/tokens.ts'

describe('[F4] words', () => {
  test('Chinese is split into pairs in texts and queries, and the last character of a text is also alone', () => {
    expect(textWords('挂载路径')).toEqual(['挂载', '载路', '路径', '径'])
    expect(queryWords('挂载路径').words).toEqual(['挂载', '载路', '路径'])
    expect(queryWords('盘').words).toEqual(['盘'])
  })

  test('a query is separated into the words of a dictionary, and into the given words before that', () => {
    expect(segmentsOf('忘记密码')).toEqual(['忘记', '密码'])
    // The dictionary knows neither 账号 nor 单点登录.
    expect(segmentsOf('公司账号', ['公司'])).toEqual(['公司', '账号'])
    expect(segmentsOf('开启单点登录', ['单点登录', '登录'])).toEqual(['开启', '单点登录'])
    expect(segmentsOf('docker 里的端口', [], (word) => '里的'.includes(word))).toEqual([
      'docker',
      '里',
      '的',
      '端口',
    ])
  })

  test('identifiers, paths, and variables are indexed as a whole and as their words', () => {
    expect(textWords('refresh_token')).toEqual(['refresh', 'token', 'refresh_token'])
    expect(textWords('POST /api/fs/list')).toEqual(['post', 'api', 'fs', 'list', 'api/fs/list'])
    expect(textWords('FILES_ADMIN_PASSWORD')).toContain('files_admin_password')
    expect(textWords('OneDrive')).toEqual(['onedrive', 'one', 'drive'])
    expect(queryWords('OneDrive')).toEqual({ words: ['onedrive'], wholes: [] })
  })

  test('full-width signs, letter case and accents make no difference', () => {
    expect(queryWords('ＷｅｂＤＡＶ Café').words).toEqual(['webdav', 'cafe'])
  })
})

test.each([
  ['ERRO[2024-05-01 10:00:00] failed get objs: driver not init', ['objs', 'driver', 'init']],
  [
    'dial tcp 192.168.1.4:5244: connect: connection refused',
    ['dial', 'tcp', 'connect', 'connection', 'refused'],
  ],
  ['open /opt/files/data/data.db: permission denied', ['open', 'permission', 'denied']],
  ['at C:\\files\\data\\x.db token=eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9 429', ['token', '429']],
  ['12345', ['12345']],
])('[X1] a pasted line keeps what it is about: %s', (line, words) => {
  expect(logWords(line)).toEqual(words)
})

describe('marks', () => {
  test('neighbouring pairs are one mark, Latin words are marked from their beginning', () => {
    expect(markWords('在挂载路径里', ['挂载', '载路', '路径']).filter(({ isMatch }) => isMatch)).toEqual([
      { text: '挂载路径', isMatch: true },
    ])
    expect(markWords('a token, no atoken', ['token']).filter(({ isMatch }) => isMatch)).toHaveLength(1)
  })

  test('marking does not change the text, including HTML', () => {
    const hostile = '<img src=x onerror=alert(1)> & "token" (a|b)+'
    expect(withoutMarks(markWords(hostile, ['img', '(a|b)', 'token', '']))).toBe(hostile)
  })

  test('a snippet completely shows the words for which it was chosen', () => {
    const text = `${'before '.repeat(9)}token ${'and '.repeat(18)}then refresh_token here ${'after '.repeat(60)}`
    expect(withoutMarks(snippetOf(text, ['refresh', 'token', 'refresh_token'], 100))).toContain(
      'refresh_token',
    )
  })

  test('a snippet surrounds the words and keeps to the given length', () => {
    const text = `${'before '.repeat(60)}refresh token here ${'after '.repeat(60)}`
    const snippet = withoutMarks(snippetOf(text, ['refresh', 'token'], 100))
    expect(snippet).toContain('refresh token')
    expect(snippet.length).toBeLessThanOrEqual(103)
    expect(snippet.startsWith('…') && snippet.endsWith('…')).toBe(true)
  })
})
