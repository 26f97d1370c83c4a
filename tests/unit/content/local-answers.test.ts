import { expect, test } from 'vitest'
import { answersFromHash, answersHash } from '../../../src/content/local-answers.ts'
import type { LocalTool } from '../../../src/content/local-tool.ts'

const tool: LocalTool = {
  title: { en: 'Sample' },
  initial: { host: 'a.example', port: '80', password: '' },
  shared: ['host', 'port'],
  groups: () => [],
  result: () => [],
}

test('the address contains what differs and may be shared, and gives it back', () => {
  const answers = { host: 'ä&=#.example', port: '80', password: 'secret' }
  const hash = answersHash(tool, answers)
  expect(hash).toBe('#?host=%C3%A4%26%3D%23.example')
  expect(answersFromHash(tool, hash)).toEqual({ ...answers, password: '' })
  expect(answersHash(tool, tool.initial)).toBe('')
})

test('other names, long values, and other fragments are ignored', () => {
  expect(answersFromHash(tool, `#?password=x&other=y&host=${'a'.repeat(501)}`)).toEqual(tool.initial)
  expect(answersFromHash(tool, '#heading')).toEqual(tool.initial)
  expect(answersHash(tool, { ...tool.initial, host: 'a'.repeat(501) })).toBe('')
})
