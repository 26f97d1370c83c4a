import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import tool from '../../tools/qr-115/tool.ts'

const kindsOf = (answer: string) =>
  tool.result({ answer }).map((part) => {
    if (part.kind === 'value') return part.value
    return part.kind === 'qr' ? `QR ${part.text}` : part.kind
  })
const faultOf = (answer: string) => tool.groups({ answer })[0]?.fields[0]?.fault?.en

const login = (data: unknown) => JSON.stringify({ state: 1, code: 0, message: '', data })

test('the answer of 115 becomes a QR code and the value for the storage', () => {
  const answer = login({
    uid: 'a1b2c3',
    time: 1764115200,
    sign: 'x',
    qrcode: 'https://115.com/scan/dg-a1b2c3',
  })
  expect(kindsOf(`\n${answer}\n`)).toEqual(['QR https://115.com/scan/dg-a1b2c3', 'a1b2c3', 'note'])
  expect(faultOf(answer)).toBeUndefined()
})

test('without a code in the answer, the picture of 115 is linked', async () => {
  const [address, uid] = kindsOf(login({ uid: 'a1b2c3' }))
  expect([address, uid]).toEqual(['https://qrcodeapi.115.com/api/1.0/mac/1.0/qrcode?uid=a1b2c3', 'a1b2c3'])
})

test.each([
  'https://115.com.example.org/scan/dg-a',
  'https://example.org/115.com/',
  'https://115.com@example.org/',
  'javascript:alert(1)//115.com/',
  'https://115.com/a\nhttps://example.org/',
  `https://115.com/${'a'.repeat(400)}`,
  7,
  null,
])('a code that leads to %j is not drawn', (qrcode) => {
  expect(kindsOf(login({ uid: 'a', qrcode })).filter((part) => part.startsWith('QR'))).toEqual([])
})

test.each([
  ['', undefined],
  ['  ', undefined],
  ['{"state":1,"data":{"uid":"a', 'This is not the whole answer'],
  ['<html>', 'This is not the whole answer'],
  ['null', 'contains no `uid`'],
  ['[]', 'contains no `uid`'],
  [login([]), 'contains no `uid`'],
  [login({ uid: '' }), 'contains no `uid`'],
  [login({ uid: 'a&b=c' }), 'contains no `uid`'],
  [login({ uid: { toString: 1 } }), 'contains no `uid`'],
  ['{"__proto__":{"data":{"uid":"a"}}}', 'contains no `uid`'],
])('%j is refused with a sentence that says what to do', (answer, fault) => {
  expect(faultOf(answer) ?? '').toContain(fault ?? '')
  expect(tool.result({ answer })).toEqual([])
})

test('nothing of the answer may be in the address', () => expect(tool.shared).toEqual([]))

test.each([
  'en',
  'zh',
] as const)('the page in %s leads to the address that gives the answer', async (locale) => {
  const text = await readFile(`public/content/${locale}/guide/drivers/115.md`, 'utf8')
  expect(text).toContain('`https://qrcodeapi.115.com/api/1.0/web/1.0/token`')
  expect(text).toContain('<LocalTool name="qr-115" />')
})
