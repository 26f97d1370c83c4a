/** The whole HTTP API: the one source of the API pages' blocks and of `public/openapi.json`. */
import {
  adminLabels,
  drivers,
  labels,
  messages,
  metas,
  roles,
  searchIndex,
  sessions,
  settings,
  storages,
  users,
} from './definition/admin.ts'
import { archive } from './definition/archive.ts'
import { auth, authn, me, sshKeys } from './definition/auth.ts'
import { fs } from './definition/fs.ts'
import { downloads, publicEndpoints } from './definition/public.ts'
import { shares } from './definition/share.ts'
import { tasks } from './definition/tasks.ts'
import { type Endpoint, type Words, words } from './kit.ts'

export interface Group {
  /** The page below `guide/api/` that explains these endpoints. */
  page: string
  title: Words
  endpoints: readonly Endpoint[]
}

const group = (page: string, en: string, zh: string, endpoints: readonly Endpoint[]): Group => ({
  page,
  title: words(en, zh),
  endpoints,
})

export const groups: readonly Group[] = [
  group('auth.md', 'Auth', '认证', auth),
  group('fs.md', 'Files (fs)', '文件', fs),
  group('public.md', 'Public', '公开接口', publicEndpoints),
  group('task.md', 'Tasks', '任务', tasks),
  group('me.md', 'Current user', '当前用户', me),
  group('authn.md', 'WebAuthn', 'WebAuthn', authn),
  group('ssh-key.md', 'SSH keys', 'SSH 公钥', sshKeys),
  group('archive.md', 'Archives', '压缩包', archive),
  group('downloads.md', 'Downloads', '下载', downloads),
  group('share.md', 'Shares', '分享', shares),
  group('label.md', 'Labels', '标签', labels),
  group('admin/user.md', 'Admin: user', '管理：用户', users),
  group('admin/meta.md', 'Admin: meta', '管理：元信息', metas),
  group('admin/driver.md', 'Admin: driver', '管理：驱动', drivers),
  group('admin/storage.md', 'Admin: storage', '管理：存储', storages),
  group('admin/setting.md', 'Admin: setting', '管理：设置', settings),
  group('admin/session.md', 'Admin: session', '管理：会话', sessions),
  group('admin/role.md', 'Admin: role', '管理：角色', roles),
  group('admin/search.md', 'Admin: search index', '管理：搜索索引', searchIndex),
  group('admin/label.md', 'Admin: label', '管理：标签', adminLabels),
  group('admin/message.md', 'Admin: message', '管理：消息', messages),
]

export const routeOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

/** The version of AList that the definition describes. */
export const describedVersion = 'v3.63.0'
