import type { Answers, LocalTool, ResultPart, Words } from '../../../src/content/local-tool.ts'
import { addressText, cleanPath, encodedPath, siteAddress } from '../address/encode.ts'
import { choiceField, secretField, textField } from '../form.ts'
import * as clients from './clients.ts'

/** Writes the commands and addresses that open AList in other programs. */
const tool: LocalTool = {
  title: { en: 'Mount builder', zh: '挂载生成器' },
  initial: {
    client: 'rclone',
    site: 'https://alist.example.com',
    folder: '/',
    user: 'YOUR_USER',
    password: '',
  },
  shared: ['client', 'site', 'folder'],
  groups: (answers) => {
    const { site = '', folder = '' } = answers
    return [
      {
        fields: [
          choiceField('client', { en: 'Program', zh: '程序' }, names),
          textField('site', 'Address of the site', '站点地址', {
            hint: {
              en: 'Without `/dav`, for example `http://192.168.1.10:5244`',
              zh: '不带 `/dav`，例如 `http://192.168.1.10:5244`',
            },
            fault: siteAddress(site)
              ? undefined
              : {
                  en: 'Enter an address that starts with `http://` or `https://`.',
                  zh: '填写以 `http://` 或 `https://` 开头的地址。',
                },
          }),
          textField('folder', 'Folder', '文件夹', {
            fault:
              cleanPath(folder) === undefined
                ? { en: 'The path leads above the root folder.', zh: '路径超出了根目录。' }
                : undefined,
          }),
          textField('user', 'Username', '用户名'),
          secretField('password', 'Password (optional)', '密码（选填）', {
            hint: { en: 'Empty for a placeholder', zh: '留空则使用占位文字' },
          }),
        ],
      },
    ]
  },
  result,
}

export default tool

const names = {
  rclone: { en: 'rclone (Linux, macOS)', zh: 'rclone（Linux、macOS）' },
  'rclone-windows': { en: 'rclone (Windows)', zh: 'rclone（Windows）' },
  windows: { en: 'Windows Explorer', zh: 'Windows 资源管理器' },
  macos: { en: 'macOS Finder', zh: 'macOS 访达' },
  davfs: { en: 'davfs2 (Linux)', zh: 'davfs2（Linux）' },
  desktop: { en: 'GNOME Files, KDE Dolphin', zh: 'GNOME 文件、KDE Dolphin' },
  kodi: { en: 'Kodi' },
  form: { en: 'Infuse and other apps with a form', zh: 'Infuse 等需要填表的应用' },
} as const satisfies Readonly<Record<string, Words>>

function result(answers: Answers): readonly ResultPart[] {
  const site = siteAddress(answers.site ?? '')
  const folder = cleanPath(answers.folder ?? '')
  if (!site || folder === undefined) return []
  const path = folder === '/' ? '/' : `${encodedPath(folder)}/`
  const connection: clients.Connection = {
    url: new URL(`${addressText(site)}/dav${path}`),
    user: answers.user || 'YOUR_USER',
    password: answers.password || 'YOUR_PASSWORD',
  }
  const client = Object.keys(names).find((name) => name === answers.client) as keyof typeof names | undefined
  return [...partsOf(client ?? 'rclone', connection), ...notes(client, connection)]
}

function partsOf(client: keyof typeof names, connection: clients.Connection): readonly ResultPart[] {
  const { url } = connection
  const run = (en: string, zh: string, text: string): ResultPart => ({
    kind: 'text',
    title: { en, zh },
    text,
  })
  const value = (en: string, zh: string, text: string): ResultPart => ({
    kind: 'value',
    label: { en, zh },
    value: text,
  })
  switch (client) {
    case 'rclone':
      return [run('Commands', '命令', clients.rcloneShell(connection))]
    case 'rclone-windows':
      return [run('Commands in PowerShell', 'PowerShell 命令', clients.rclonePowerShell(connection))]
    case 'windows':
      return [
        value('Folder in Map network drive', '“映射网络驱动器”中的文件夹', url.href),
        value('The same as a network path', '同一位置的网络路径', clients.uncPath(url)),
        run('Command in PowerShell', 'PowerShell 命令', clients.netUse(connection)),
      ]
    case 'macos':
      return [
        value('Address in Connect to Server', '“连接服务器”中的地址', url.href),
        run('Commands in Terminal', '终端命令', clients.mountWebdav(connection)),
      ]
    case 'davfs':
      return [run('Commands', '命令', clients.davfs(connection))]
    case 'desktop':
      return [
        value('GNOME Files', 'GNOME 文件', clients.withScheme(url, 'dav')),
        value('KDE Dolphin', 'KDE Dolphin', clients.withScheme(url, 'webdav')),
      ]
    case 'kodi':
      return [value('Address', '地址', clients.kodiAddress(connection)), fieldsOf(connection)]
    case 'form':
      return [fieldsOf(connection)]
  }
}

const plain = (text: string): Words => ({ en: `\`${text.replaceAll('`', "'")}\`` })

function fieldsOf({ url, user }: clients.Connection): ResultPart {
  const isSecure = url.protocol === 'https:'
  return {
    kind: 'table',
    title: { en: 'Fields of the form', zh: '表单各项' },
    head: [
      { en: 'Field', zh: '项目' },
      { en: 'Value', zh: '值' },
    ],
    rows: [
      [
        { en: 'Protocol', zh: '协议' },
        {
          en: isSecure ? 'WebDAV, HTTPS or SSL on' : 'WebDAV, HTTP',
          zh: isSecure ? 'WebDAV，启用 HTTPS 或 SSL' : 'WebDAV，HTTP',
        },
      ],
      [{ en: 'Host', zh: '主机' }, plain(url.hostname)],
      [{ en: 'Port', zh: '端口' }, plain(url.port || (isSecure ? '443' : '80'))],
      [{ en: 'Path', zh: '路径' }, plain(decodeURIComponent(url.pathname))],
      [{ en: 'One field for everything', zh: '只有一个地址栏时' }, plain(url.href)],
      [{ en: 'Username', zh: '用户名' }, plain(user)],
    ],
  }
}

function notes(
  client: string | undefined,
  { url, user, password }: clients.Connection,
): readonly ResultPart[] {
  const note = (isShown: boolean, tone: 'info' | 'warning', en: string, zh: string): readonly ResultPart[] =>
    isShown ? [{ kind: 'note', tone, words: { en, zh } }] : []
  return [
    ...note(
      password !== 'YOUR_PASSWORD' && client !== 'macos' && client !== 'form',
      'warning',
      'The result contains the password. Shells keep commands in their history, so delete the entry afterwards.',
      '结果中含有密码。终端会把命令记入历史，之后请删除这条记录。',
    ),
    ...note(
      isPowerShell(client) && `${user}${password}`.includes('"'),
      'warning',
      'Run the command in PowerShell 7.3 or later. Earlier versions remove `"` from a username or password.',
      '请在 PowerShell 7.3 或更新的版本中运行命令。更早的版本会去掉用户名或密码中的 `"`。',
    ),
    ...note(
      url.protocol === 'http:' && client === 'windows',
      'warning',
      'Windows sends no password over plain HTTP before you change the registry.',
      '修改注册表之前，Windows 不会通过 HTTP 发送密码。',
    ),
    ...note(
      true,
      'info',
      'The account needs permission bit 8 (WebDAV read) and the base path `/`.',
      '账号需要权限位 8（WebDAV 读取），基本路径为 `/`。',
    ),
  ]
}

const isPowerShell = (client: string | undefined) => client === 'windows' || client === 'rclone-windows'
