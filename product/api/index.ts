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
  /** What the endpoints are for, for the OpenAPI document. */
  about: string
  endpoints: readonly Endpoint[]
}

const group = (
  page: string,
  en: string,
  zh: string,
  endpoints: readonly Endpoint[],
  about: string,
): Group => ({ page, title: words(en, zh), about, endpoints })

export const groups: readonly Group[] = [
  group('auth.md', 'Auth', '认证', auth, 'Log in and out, register, two-factor codes, and single sign-on.'),
  group(
    'fs.md',
    'Files (fs)',
    '文件',
    fs,
    'List, search, create, move, copy, and remove files and folders, and upload them.',
  ),
  group(
    'public.md',
    'Public',
    '公开接口',
    publicEndpoints,
    'Settings and shares that do not require a login.',
  ),
  group('task.md', 'Tasks', '任务', tasks, 'Track, cancel, delete, and retry your background tasks.'),
  group('me.md', 'Current user', '当前用户', me, 'Your account and its sessions.'),
  group('authn.md', 'WebAuthn', 'WebAuthn', authn, 'Log in with passkeys.'),
  group('ssh-key.md', 'SSH keys', 'SSH 公钥', sshKeys, 'Public keys for SFTP.'),
  group('archive.md', 'Archives', '压缩包', archive, 'List and extract archives.'),
  group('downloads.md', 'Downloads', '下载', downloads, 'Links to files and archives, WebDAV, and S3.'),
  group('share.md', 'Shares', '分享', shares, 'Create and change your share links.'),
  group('label.md', 'Labels', '标签', labels, 'Labels of files.'),
  group('admin/user.md', 'Admin: user', '管理：用户', users, 'Create, change, and delete users.'),
  group(
    'admin/meta.md',
    'Admin: meta',
    '管理：元信息',
    metas,
    'Rules for paths: passwords, hidden names, and texts.',
  ),
  group('admin/driver.md', 'Admin: driver', '管理：驱动', drivers, 'Drivers and their options.'),
  group(
    'admin/storage.md',
    'Admin: storage',
    '管理：存储',
    storages,
    'Create, change, enable, disable, and delete storages.',
  ),
  group(
    'admin/setting.md',
    'Admin: setting',
    '管理：设置',
    settings,
    'Read and change settings, tokens, and offline download tools.',
  ),
  group('admin/session.md', 'Admin: session', '管理：会话', sessions, 'Sessions of all users.'),
  group('admin/role.md', 'Admin: role', '管理：角色', roles, 'Roles and their permissions.'),
  group(
    'admin/search.md',
    'Admin: search index',
    '管理：搜索索引',
    searchIndex,
    'Build, update, and clear the search index.',
  ),
  group('admin/label.md', 'Admin: label', '管理：标签', adminLabels, 'Labels and their bindings to files.'),
  group('admin/message.md', 'Admin: message', '管理：消息', messages, 'Messages between drivers and admins.'),
]

export const routeOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`

/** The version of AList that the definition describes. */
export const describedVersion = 'v3.63.0'
