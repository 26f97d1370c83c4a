import type { LocalTool, ResultPart, Words } from '../../../src/content/local-tool.ts'
import { textField } from '../form.ts'
import { readLogin } from './read-login.ts'

/** Draws the QR code of 115 from the answer of 115's login server, which only the reader's own browser can ask: other sites may not. */
const tool: LocalTool = {
  title: { en: '115 QR code', zh: '115 二维码' },
  initial: { answer: '' },
  shared: [],
  groups: ({ answer = '' }) => [
    {
      fields: [
        textField('answer', 'Answer of 115', '115 返回的内容', {
          hint: {
            en: 'The whole text, which begins with `{` and contains `uid`',
            zh: '以 `{` 开头、含有 `uid` 的整段文字',
          },
          fault: answer.trim() === '' ? undefined : faultOf(answer),
        }),
      ],
    },
  ],
  result: ({ answer = '' }) => resultOf(answer),
}

export default tool

function faultOf(answer: string): Words | undefined {
  const login = readLogin(answer)
  if (login.kind === 'unreadable')
    return {
      en: 'This is not the whole answer. Copy everything from the first `{` to the last `}`.',
      zh: '内容不完整。请从第一个 `{` 复制到最后一个 `}`。',
    }
  if (login.kind === 'refused')
    return {
      en: 'The answer contains no `uid`. Reload the address in the other tab, and copy the new answer.',
      zh: '内容里没有 `uid`。请刷新另一个标签页里的地址，再复制新的内容。',
    }
  return undefined
}

function resultOf(answer: string): readonly ResultPart[] {
  const login = readLogin(answer)
  if (login.kind !== 'login') return []
  const { uid, code } = login
  return [
    code === undefined
      ? {
          kind: 'value',
          label: { en: 'Address of the QR code', zh: '二维码的地址' },
          value: `https://qrcodeapi.115.com/api/1.0/mac/1.0/qrcode?uid=${uid}`,
          about: {
            en: 'The answer contains no QR code of 115. Open this address, and scan the code there.',
            zh: '内容里没有 115 的二维码。请打开这个地址，扫那里的二维码。',
          },
        }
      : {
          kind: 'qr',
          label: { en: 'QR code for the 115 app', zh: '用 115 App 扫的二维码' },
          text: code,
          about: {
            en: 'Scan it with the 115 app, and confirm the login there. It expires after a few minutes.',
            zh: '用 115 App 扫码，并在 App 里确认登录。二维码几分钟后失效。',
          },
        },
    {
      kind: 'value',
      label: { en: 'Qrcode token (`qrcode_token`)', zh: '二维码令牌（`qrcode_token`）' },
      value: uid,
      about: {
        en: 'After you have confirmed the login, enter it in the storage form, and save at once.',
        zh: '确认登录后，填入存储表单，并立即保存。',
      },
    },
    {
      kind: 'note',
      tone: 'warning',
      words: {
        en: 'Whoever has this value after you have confirmed the login can sign in to your account once.',
        zh: '确认登录后，拿到这个值的人可以登录你的账号一次。',
      },
    },
  ]
}
