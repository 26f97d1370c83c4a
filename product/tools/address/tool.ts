import type { Answers, LocalTool, ResultPart } from '../../../src/content/local-tool.ts'
import { numberField, secretField, textField } from '../form.ts'
import { addressText, cleanPath, downloadPath, encodedPath, siteAddress } from './encode.ts'
import { signOf } from './sign.ts'

/** Turns the path of a file into its addresses, encoded as AList reads them, and signs them on the device. */
const tool: LocalTool = {
  title: { en: 'Address and sign helper', zh: '链接和签名助手' },
  initial: { site: 'https://alist.example.com', path: '/photos/100% beach #1.jpg', token: '', expiry: '0' },
  shared: ['site', 'path', 'expiry'],
  groups: (answers) => {
    const { site = '', path = '', expiry = '' } = answers
    return [
      {
        fields: [
          textField('site', 'Address of the site', '站点地址', {
            hint: { en: 'As in `site_url`, with the sub-path', zh: '与 `site_url` 相同，带子路径' },
            fault: siteAddress(site)
              ? undefined
              : {
                  en: 'Enter an address that starts with `http://` or `https://`.',
                  zh: '填写以 `http://` 或 `https://` 开头的地址。',
                },
          }),
          textField('path', 'Path of the file', '文件路径', {
            hint: { en: 'With the mount path, without encoding', zh: '带挂载路径，不要编码' },
            fault:
              cleanPath(path) === undefined
                ? { en: 'The path leads above the root folder.', zh: '路径超出了根目录。' }
                : undefined,
          }),
          secretField('token', 'Permanent token (optional)', '永久令牌（选填）', {
            hint: {
              en: 'Only to compute `sign` here. It stays in this page.',
              zh: '只用于在这里计算 `sign`，不会离开本页。',
            },
          }),
          numberField('expiry', 'Expires at (Unix time)', '过期时间（Unix 时间）', {
            hint: { en: '`0` means never', zh: '`0` 表示永不过期' },
            fault: /^\d{1,12}$/.test(expiry)
              ? undefined
              : { en: 'Enter seconds since 1970, or `0`.', zh: '填写自 1970 年起的秒数，或 `0`。' },
          }),
        ],
      },
    ]
  },
  result,
}

export default tool

function result({
  site: text = '',
  path: entered = '',
  token = '',
  expiry = '0',
}: Answers): readonly ResultPart[] {
  const address = siteAddress(text)
  const path = cleanPath(entered)
  if (!address || path === undefined || !/^\d{1,12}$/.test(expiry)) return []
  const site = addressText(address)
  const sign = token === '' ? '' : `?sign=${signOf(path, Number(expiry), token)}`
  const value = (en: string, zh: string, value_: string, about?: readonly [string, string]): ResultPart => ({
    kind: 'value',
    label: { en, zh },
    value: value_,
    ...(about && { about: { en: about[0], zh: about[1] } }),
  })
  return [
    value('Page in the web UI', '网页界面中的页面', site + encodedPath(path)),
    value('Direct link', '直链', `${site}/d${downloadPath(path)}${sign}`, [
      'Redirects to the storage provider, or goes through AList if the storage needs it.',
      '跳转到存储提供方；需要时经过 AList 中转。',
    ]),
    value('Proxied link', '代理链接', `${site}/p${downloadPath(path)}${sign}`, [
      'Always goes through AList. The storage must allow it (Web proxy).',
      '总是经过 AList，存储要开启 Web 代理。',
    ]),
    value('WebDAV address', 'WebDAV 地址', `${site}/dav${encodedPath(path)}`, [
      'For a user with the base path `/`',
      '适用于基本路径为 `/` 的用户',
    ]),
    ...signNotes(path, expiry, token),
    ...(path.includes('%')
      ? [
          {
            kind: 'note',
            tone: 'info',
            words: {
              en: 'The name contains `%`. In `/d` and `/p`, AList decodes the path twice, so the percent sign is encoded twice there: `%2525`.',
              zh: '名称中有 `%`。AList 对 `/d` 和 `/p` 的路径解码两次，所以其中的百分号要编码两次：`%2525`。',
            },
          } as const,
        ]
      : []),
  ]
}

function signNotes(path: string, expiry: string, token: string): readonly ResultPart[] {
  if (token === '') {
    return [
      {
        kind: 'note',
        tone: 'info',
        words: {
          en: 'Links need `?sign=` if Sign all is on (the default), the storage signs its links, or a meta password applies. Copy the link in the web UI, or enter the permanent token above.',
          zh: '“签名所有”开启（默认）、存储启用了签名，或元信息密码对它生效时，链接需要 `?sign=`。可以在网页界面中复制链接，或在上面填写永久令牌。',
        },
      },
    ]
  }
  return [
    {
      kind: 'table',
      title: { en: 'Parts of the signature', zh: '签名的组成' },
      head: [
        { en: 'Part', zh: '部分' },
        { en: 'Value', zh: '值' },
      ],
      rows: [
        [{ en: 'Signed text', zh: '被签名的文本' }, { en: `\`${path.replaceAll('`', "'")}:${expiry}\`` }],
        [
          { en: 'Key', zh: '密钥' },
          { en: 'The permanent token', zh: '永久令牌' },
        ],
        [
          { en: 'Algorithm', zh: '算法' },
          { en: 'HMAC-SHA256, URL-safe Base64', zh: 'HMAC-SHA256，URL 安全的 Base64' },
        ],
        [{ en: 'Expires', zh: '过期时间' }, expiryWords(Number(expiry))],
      ],
    },
    {
      kind: 'note',
      tone: 'warning',
      words: {
        en: 'Anyone with a signed link can download the file until it expires. To invalidate all links, reset the permanent token.',
        zh: '有签名链接的人在过期之前都可以下载。要使所有链接失效，请重置永久令牌。',
      },
    },
  ]
}

const expiryWords = (expiry: number) => {
  if (expiry === 0) return { en: 'Never', zh: '永不' }
  const date = new Date(expiry * 1000)
  return { en: Number.isNaN(date.getTime()) ? '–' : date.toISOString() }
}
