import { expect, test } from 'vitest'
import { bits as behaviorBits, bitNames as behaviorNames } from '../../behavior/bits.ts'
import { codeOf, pageText } from '../../pages/page-tables.ts'
import { actions, bitNames } from '../../tools/permissions/bits.ts'
import tool from '../../tools/permissions/tool.ts'

const field = (number: string, name: string) =>
  tool
    .groups({ number })
    .flatMap(({ fields }) => fields)
    .find((one) => one.name === name)

test.each(['en', 'zh'] as const)('the bits are those of the page in %s', async (locale) => {
  const { tables } = await pageText('/guide/advanced/user.html', locale)
  const table = tables.find(({ rows }) => rows.length === 17 && codeOf(rows[0]?.[1]) === '1')
  const named = table?.rows.map(([bit, value, name]) => [bit?.text, codeOf(value), name?.text])
  expect(bitNames.map((name, bit) => [String(bit), String(2 ** bit), name[locale]])).toEqual(named)
  expect(bitNames).toHaveLength(behaviorNames.length)
})

test('the rules for each protocol are those of the page', async () => {
  const { tables } = await pageText('/guide/advanced/user.html', 'en')
  const rules =
    tables.find(({ head }) => head[0] === 'Protocol')?.rows.map((row) => row.map(({ text }) => text)) ?? []
  const needs = (protocol: string, action: string) =>
    rules
      .find(([one, other]) => one === protocol && other === action)?.[2]
      ?.match(/\d+/g)
      ?.map(Number)
  const [, upload, rename, move, copy, remove] = actions
  expect(upload?.webdav).toEqual(needs('WebDAV', 'PUT, MKCOL'))
  expect(rename?.webdav).toEqual(needs('WebDAV', 'MOVE to another name'))
  expect(move?.webdav).toEqual(needs('WebDAV', 'MOVE to another folder'))
  expect(copy?.webdav).toEqual(needs('WebDAV', 'COPY'))
  expect(remove?.webdav).toEqual(needs('WebDAV', 'DELETE'))
})

test('a task adds the permissions that it needs, and removes those that no other task needs', () => {
  const uploads = tool.enter?.({ number: '0' }, 'webdav:1', 'yes')
  expect(uploads).toEqual({ number: String(behaviorBits('webdavRead', 'webdavManage', 'write')) })
  const both = tool.enter?.(uploads ?? {}, 'webdav:5', 'yes')
  expect(tool.enter?.(both ?? {}, 'webdav:5', '')).toEqual(uploads)
})

test('bits and the number follow each other', () => {
  expect(tool.enter?.({ number: '8' }, 'bit:16', 'yes')).toEqual({ number: '65544' })
  expect(tool.enter?.({ number: '65544' }, 'bit:3', '')).toEqual({ number: '65536' })
  expect(field('1016', 'bit:9')?.value).toBe('yes')
  expect(field('1016', 'bit:2')?.value).toBe('')
})

test.each(['', '-1', '131072', '1e3', 'x', '0x10'])('%j is not a number of bits', (number) => {
  expect(field(number, 'number')?.fault).toBeDefined()
  expect(tool.result({ number })).toEqual([])
})

test('the sums of the page allow what it says', () => {
  const table = (number: string) => tool.result({ number }).find((part) => part.kind === 'table')
  const upload = table('1016')?.rows[1]?.map(({ en }) => en)
  expect(upload).toEqual([
    'Upload files and create folders',
    'Yes',
    'Yes',
    'No, needs bits 10, 11',
    'No, needs bits 15, 16',
  ])
})
