import type { ComponentType } from 'react'
import type { ToolName } from '../config/tool-names.ts'
import type { FormFlow, QrFlow, RedirectFlow } from './flow.ts'
import { aliyundriveLogin, aliyundriveQr } from './flows/aliyundrive.ts'
import { baidu } from './flows/baidu.ts'
import { drive115 } from './flows/drive-115.ts'
import { drive123 } from './flows/drive-123.ts'
import { dropbox } from './flows/dropbox.ts'
import { google } from './flows/google.ts'
import { onedrive, onedriveWebdav } from './flows/onedrive.ts'
import { wopan } from './flows/wopan.ts'
import { yandex } from './flows/yandex.ts'
import { GoogleAlbums } from './google-albums.tsx'

/** The tools for `<Tool name="…" />`. For a new tool, add a flow and a row. */
export type ToolRow =
  | { readonly kind: 'authorize'; readonly flow: RedirectFlow }
  | { readonly kind: 'callback'; readonly flow: RedirectFlow }
  | { readonly kind: 'qr'; readonly flow: QrFlow }
  | { readonly kind: 'form'; readonly flow: FormFlow }
  /** Paged, with progress: the only tool that is not a sequence of steps. */
  | { readonly kind: 'own'; readonly Panel: ComponentType }

export const tools: ReadonlyMap<string, ToolRow> = new Map<ToolName, ToolRow>([
  ['115-token', { kind: 'qr', flow: drive115 }],
  ['aliyundrive-login', { kind: 'authorize', flow: aliyundriveLogin }],
  ['aliyundrive-qr', { kind: 'qr', flow: aliyundriveQr }],
  ['aliyundrive-callback', { kind: 'callback', flow: aliyundriveLogin }],
  ['baidu-login', { kind: 'authorize', flow: baidu }],
  ['baidu-callback', { kind: 'callback', flow: baidu }],
  ['dropbox-login', { kind: 'authorize', flow: dropbox }],
  ['dropbox-callback', { kind: 'callback', flow: dropbox }],
  ['google-login', { kind: 'authorize', flow: google }],
  ['google-callback', { kind: 'callback', flow: google }],
  ['google-album', { kind: 'own', Panel: GoogleAlbums }],
  ['onedrive-login', { kind: 'authorize', flow: onedrive }],
  ['onedrive-callback', { kind: 'callback', flow: onedrive }],
  ['onedrive-webdav', { kind: 'form', flow: onedriveWebdav }],
  ['wopan-token', { kind: 'form', flow: wopan }],
  ['yandex-login', { kind: 'authorize', flow: yandex }],
  ['yandex-callback', { kind: 'callback', flow: yandex }],
  ['123pan-callback', { kind: 'callback', flow: drive123 }],
])
