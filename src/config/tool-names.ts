/** Names of the token tools, as used in `<Tool name="…" />`. `src/tools/tool-table.ts` defines a tool for each. */
export const toolNames = [
  '115-token',
  'aliyundrive-login',
  'aliyundrive-qr',
  'aliyundrive-callback',
  'baidu-login',
  'baidu-callback',
  'dropbox-login',
  'dropbox-callback',
  'google-login',
  'google-callback',
  'google-album',
  'onedrive-login',
  'onedrive-callback',
  'onedrive-webdav',
  'wopan-token',
  'yandex-login',
  'yandex-callback',
  '123pan-callback',
] as const

export type ToolName = (typeof toolNames)[number]
