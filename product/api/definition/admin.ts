import {
  badBody,
  badId,
  badPaging,
  badRequest,
  databaseError,
  noRecord,
  page,
  paging,
  recordId,
} from '../common.ts'
import { label, localDriver, meta, role, session, siteTitle, storage, user } from '../examples.ts'
import { bodyOf, type Endpoint, endpoint, type Field, failure, field, inBody, inQuery } from '../kit.ts'
import { FileToLabel, Label, Meta, Role, Storage, User } from '../objects.ts'

const list = (type: string, en: string, zh: string): readonly Field[] => [
  field('content', `${type}[]`, en, zh),
  field('total', 'int', 'Total number of entries', '总条数'),
]
const without = <T extends object>(value: T, ...names: (keyof T)[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.some((one) => one === name)))

// Users, roles

const userId = recordId('ID of the user', '用户 ID')
const userBody = (changes: boolean) =>
  bodyOf(User, { required: changes ? ['id', 'username'] : ['username'], without: changes ? [] : ['id'] }).map(
    (one) => {
      if (one.name === 'id')
        return { ...one, meaning: { en: 'ID of the user to change', zh: '要修改的用户 ID' } }
      if (one.name !== 'password') return one
      return changes
        ? {
            ...one,
            meaning: {
              en: 'New password. To keep the current password, leave this field empty',
              zh: '新密码，留空则不变',
            },
          }
        : {
            ...one,
            meaning: {
              en: 'Password. If you omit it, anyone can log in as this user with an empty password',
              zh: '密码。如果不传，任何人都能用空密码登录这个用户',
            },
          }
    },
  )

/** The data of a failed creation. */
const withId = (id: number) => ({
  fields: [
    field('id', 'uint', 'ID of the record, or 0 if AList did not save it', '记录的 ID；没有保存时为 0'),
  ],
  example: { id },
})

export const users: readonly Endpoint[] = [
  endpoint('GET /api/admin/user/list', 'v3.0.0-beta.0', 'admin', {
    title: ['List users', '列出用户'],
    text: ['Returns one page of users.', '分页列出用户。'],
    takes: paging,
    asks: { page: 1, per_page: 20 },
    gives: list('User', 'Users on this page', '用户列表'),
    example: { content: [user], total: 1 },
    fails: [badPaging, databaseError],
  }),
  endpoint('GET /api/admin/user/get', 'v3.0.0-beta.0', 'admin', {
    title: ['Get a user', '获取用户'],
    text: ['Returns a user by ID.', '返回一个用户的信息。'],
    takes: [userId],
    asks: { id: 3 },
    gives: ['User', 'Requested user', '用户'],
    example: user,
    fails: [badId, noRecord],
  }),
  endpoint('POST /api/admin/user/create', 'v3.0.0-beta.0', 'admin', {
    title: ['Create a user', '新建用户'],
    text: [
      'Creates a user. If you omit `role`, the user gets the default role. In a new installation, the default role is `guest`, so the request fails. If a role of the user has scopes, AList replaces `base_path` with the path of the first one.',
      '新建用户。不传 `role` 时使用默认角色；新安装的 AList 的默认角色是 `guest`，这时请求会失败。如果角色有权限范围，AList 会把 `base_path` 换成第一条权限范围的路径。',
    ],
    takes: userBody(false),
    sends: without({ ...user, password: 'YOUR_PASSWORD' }, 'id'),
    fails: [
      failure(
        400,
        'admin or guest user can not be created',
        '`role` contains the guest or admin role (ID 1 or 2), or is empty while `guest` is the default role',
        '`role` 中含有管理员或访客角色（ID 2 或 1），或没有传 `role` 而默认角色是 `guest`',
      ),
      failure(
        500,
        '',
        'The username is already in use, or a database error occurred',
        '用户名已存在，或数据库出错',
      ),
    ],
  }),
  endpoint('POST /api/admin/user/update', 'v3.0.0-beta.0', 'admin', {
    title: ['Change a user', '修改用户'],
    text: [
      'Replaces all fields of a user. Get the user first, change the fields that you want, and send the whole object, with an empty `password` to keep the password. Even if you change nothing, AList removes the passkeys of the user, and [some logins can end or work again](../../advanced/user.md#logins-and-restarts).',
      '替换用户的所有字段。请先获取用户，修改需要的字段，再提交整个对象；`password` 留空表示不改密码。即使什么都没改，AList 也会删除这个用户的通行密钥，[部分登录可能失效或恢复](../../advanced/user.md#logins-and-restarts)。',
    ],
    takes: userBody(true),
    sends: { ...user, disabled: true },
    fails: [
      failure(
        400,
        'at least one enabled admin must be kept',
        'With MySQL: the change would disable the last enabled admin',
        '使用 MySQL 时：修改后将没有启用的管理员',
      ),
      failure(
        400,
        'cannot assign admin or guest role to user',
        'The request changes `role`, and the new value contains the guest or admin role (ID 1 or 2)',
        '`role` 有改动，并且含有管理员或访客角色（ID 2 或 1）',
      ),
      failure(
        403,
        'cannot change role of admin user',
        'The user is `admin`, and the request changes `role`',
        '用户是 `admin`，而 `role` 有改动',
      ),
      failure(
        500,
        '',
        'The user does not exist, the username is already in use, or a database error occurred. With SQLite and PostgreSQL, also if the change disables an admin',
        '用户不存在、用户名已存在，或数据库出错；使用 SQLite 和 PostgreSQL 时，停用管理员也是这个错误',
      ),
    ],
  }),
  endpoint('POST /api/admin/user/cancel_2fa', 'v3.0.0-beta.0', 'admin', {
    title: ['Turn off two-factor authentication', '关闭两步验证'],
    id: 'switch-off-two-factor-authentication',
    text: [
      "Removes the user's two-factor secret, which turns off two-factor authentication.",
      '清除某个用户的两步验证密钥，从而关闭两步验证。',
    ],
    takes: [userId],
    asks: { id: 3 },
    fails: [badId, noRecord],
  }),
  endpoint('POST /api/admin/user/delete', 'v3.0.0-beta.0', 'admin', {
    title: ['Delete a user', '删除用户'],
    text: [
      'Deletes a user. You cannot delete users with the admin or guest role.',
      '删除用户。不能删除有管理员或访客角色的用户。',
    ],
    takes: [userId],
    asks: { id: 3 },
    fails: [
      badId,
      failure(
        500,
        'cannot delete admin or guest',
        'The user has the admin or guest role',
        '用户有管理员或访客角色',
      ),
    ],
  }),
  endpoint('POST /api/admin/user/del_cache', 'v3.25.1', 'admin', {
    title: ["Clear a user's cache", '清除用户缓存'],
    id: 'drop-the-cache-of-a-user',
    text: [
      'Removes a user from the cache, so that the server reads the user from the database again.',
      '让 AList 重新从数据库读取用户。',
    ],
    takes: [inQuery('username!', 'string', 'Username of the user', '用户名')],
    asks: { username: 'anna' },
    fails: [noRecord],
  }),
]

const roleId = recordId('ID of the role', '角色 ID')
const fixedRole = failure(403, 'cannot modify admin role', 'The role is `admin`', '角色是 `admin`')

export const roles: readonly Endpoint[] = [
  endpoint('GET /api/admin/role/list', 'v3.46.0', 'admin', {
    title: ['List roles', '列出角色'],
    text: ['Returns one page of roles.', '分页列出角色。'],
    takes: paging,
    asks: { page: 1, per_page: 20 },
    gives: list('Role', 'Roles on this page', '角色列表'),
    example: { content: [role], total: 1 },
    fails: [badPaging, databaseError],
  }),
  endpoint('GET /api/admin/role/get', 'v3.46.0', 'admin', {
    title: ['Get a role', '获取角色'],
    text: ['Returns a role by ID.', '返回一个角色的信息。'],
    takes: [roleId],
    asks: { id: 4 },
    gives: Role.fields,
    example: role,
    fails: [badId, noRecord],
  }),
  endpoint('POST /api/admin/role/create', 'v3.46.0', 'admin', {
    title: ['Create a role', '新建角色'],
    text: ['Creates a role with a unique name.', '新建角色，名称不能重复。'],
    takes: bodyOf(Role, { required: ['name'], without: ['id'] }),
    sends: without(role, 'id'),
    fails: [
      badRequest,
      failure(
        500,
        '',
        'The name is already in use, or a database error occurred',
        '名称已存在，或数据库出错',
      ),
    ],
  }),
  endpoint('POST /api/admin/role/update', 'v3.46.0', 'admin', {
    title: ['Change a role', '修改角色'],
    text: [
      'Replaces the name, description, and scopes of a role. You cannot rename the `guest` role, and you cannot change the `admin` role.',
      '替换角色的名称、描述和权限范围。`guest` 角色不能重命名，`admin` 角色不能修改。',
    ],
    takes: bodyOf(Role, { required: ['id', 'name'] }),
    sends: role,
    fails: [
      badRequest,
      fixedRole,
      failure(
        500,
        '',
        'The role does not exist, the name is already in use, or a database error occurred',
        '没有这个角色、名称已存在，或数据库出错',
      ),
    ],
  }),
  endpoint('POST /api/admin/role/delete', 'v3.46.0', 'admin', {
    title: ['Delete a role', '删除角色'],
    text: [
      'Deletes a role. You cannot delete the built-in roles. AList does not check whether users have the role. API requests of such users then fail with code 500.',
      '删除角色，不能删除内置角色。AList 不检查是否有用户属于这个角色；这些用户之后的 API 请求都会返回 500。',
    ],
    takes: [roleId],
    asks: { id: 4 },
    fails: [
      badId,
      { ...fixedRole, when: { en: 'The role is `admin` or `guest`', zh: '角色是 `admin` 或 `guest`' } },
      noRecord,
    ],
  }),
]

// Metas

const metaId = recordId('ID of the meta', '元信息 ID')
const badHide = failure(
  400,
  '<regex> is illegal: …',
  'A line of `hide` is not a valid regular expression',
  '`hide` 的某一行不是有效的正则表达式',
)
const metaTaken = failure(
  500,
  '',
  'The path already has a meta, or a database error occurred',
  '这个路径已有元信息，或数据库出错',
)

const metaNotChanged = failure(
  500,
  '',
  'The path already has a meta, no meta has this ID, or a database error occurred',
  '这个路径已有元信息，没有这个 ID 的元信息，或数据库出错',
)

export const metas: readonly Endpoint[] = [
  endpoint('GET /api/admin/meta/list', 'v3.0.0-beta.0', 'admin', {
    title: ['List metas', '列出元信息'],
    text: ['Returns one page of metas.', '分页列出元信息。'],
    takes: paging,
    asks: { page: 1, per_page: 20 },
    gives: list('Meta', 'Metas on this page', '元信息列表'),
    example: { content: [meta], total: 1 },
    fails: [badPaging, databaseError],
  }),
  endpoint('GET /api/admin/meta/get', 'v3.0.0-beta.0', 'admin', {
    title: ['Get a meta', '获取元信息'],
    text: ['Returns a meta by ID.', '返回一条元信息。'],
    takes: [metaId],
    asks: { id: 1 },
    gives: ['Meta', 'Requested meta', '元信息'],
    example: meta,
    fails: [badId, noRecord],
  }),
  endpoint('POST /api/admin/meta/create', 'v3.0.0-beta.0', 'admin', {
    title: ['Create a meta', '新建元信息'],
    text: ['Creates a meta, which contains the rules for a path.', '新建元信息，为路径设置规则。'],
    takes: bodyOf(Meta, { required: ['path'], without: ['id'] }),
    sends: without(meta, 'id'),
    fails: [badHide, metaTaken],
  }),
  endpoint('POST /api/admin/meta/update', 'v3.0.0-beta.0', 'admin', {
    title: ['Change a meta', '修改元信息'],
    text: [
      'Replaces all fields of a meta. Fields that you omit become empty.',
      '替换元信息的所有字段。请传入全部字段，没有传的字段会清空。',
    ],
    takes: bodyOf(Meta, { required: ['id', 'path'] }),
    sends: { ...meta, password: 'YOUR_META_PASSWORD', p_sub: true },
    fails: [badHide, metaNotChanged],
  }),
  endpoint('POST /api/admin/meta/delete', 'v3.0.0-beta.0', 'admin', {
    title: ['Delete a meta', '删除元信息'],
    text: ['Deletes a meta by ID.', '删除一条元信息。'],
    takes: [metaId],
    asks: { id: 1 },
    fails: [badId, noRecord],
  }),
]

// Drivers, storages

export const drivers: readonly Endpoint[] = [
  endpoint('GET /api/admin/driver/list', 'v3.0.0-beta.0', 'admin', {
    title: ['List drivers', '列出驱动'],
    text: ['Returns the options and flags of all drivers.', '返回所有驱动及其选项。'],
    gives: [
      'map<DriverInfo>',
      'Options and flags of the drivers, by driver name',
      '以驱动名称为键的驱动信息',
    ],
    example: { Local: localDriver },
  }),
  endpoint('GET /api/admin/driver/names', 'v3.0.0-beta.0', 'admin', {
    title: ['List driver names', '列出驱动名称'],
    text: ['Returns the names of all drivers, in no particular order.', '返回所有驱动的名称，顺序不固定。'],
    gives: ['string[]', 'Names of the drivers', '驱动名称'],
    example: ['Local', 'WebDav', 'AliyundriveOpen'],
  }),
  endpoint('GET /api/admin/driver/info', 'v3.0.0-beta.0', 'admin', {
    title: ['Get a driver', '获取驱动'],
    text: ['Returns the options and flags of a driver.', '返回一个驱动的信息。'],
    takes: [inQuery('driver!', 'string', 'Name of the driver', '驱动名称')],
    asks: { driver: 'Local' },
    gives: [
      field(
        'common',
        'DriverItem[]',
        'Options outside `addition`, such as `mount_path`. They depend on the driver',
        '`addition` 之外的选项，例如 `mount_path`，因驱动而异',
      ),
      field(
        'additional',
        'DriverItem[]|null',
        'Options in `addition`. Use their names as the keys',
        '`addition` 里的选项，名称就是键',
      ),
      field('config', 'DriverConfig', 'Flags of the driver', '驱动的特性标记'),
    ],
    example: localDriver,
    fails: [failure(404, 'driver [x] not found', 'No driver has this name', '没有叫这个名称的驱动')],
  }),
]

const storageId = recordId('ID of the storage', '存储 ID')
const storageBody = (changes: boolean) =>
  bodyOf(Storage, {
    required: ['id', 'mount_path', 'driver', 'addition'],
    without: changes ? ['modified'] : ['id', 'modified'],
    fallback: { down_proxy_sign: changes ? '' : '`true`' },
  })

export const storages: readonly Endpoint[] = [
  endpoint('GET /api/admin/storage/list', 'v3.0.0-beta.0', 'admin', {
    title: ['List storages', '列出存储'],
    text: [
      'Returns one page of storages. The `addition` field of a storage can contain credentials.',
      '分页列出存储。返回的 `addition` 中可能含有凭据。',
    ],
    takes: paging,
    asks: { page: 1, per_page: 20 },
    gives: list('Storage', 'Storages on this page', '存储列表'),
    example: { content: [storage], total: 1 },
    fails: [badPaging, databaseError],
  }),
  endpoint('GET /api/admin/storage/get', 'v3.0.0-beta.0', 'admin', {
    title: ['Get a storage', '获取存储'],
    text: ['Returns a storage by ID.', '返回一个存储的信息。'],
    takes: [storageId],
    asks: { id: 1 },
    gives: ['Storage', 'Requested storage', '存储'],
    example: storage,
    fails: [badId, noRecord],
  }),
  endpoint('POST /api/admin/storage/create', 'v3.0.0-beta.0', 'admin', {
    title: ['Create a storage', '添加存储'],
    text: [
      "Creates and starts a storage. If the storage can't start, AList still creates it and returns code 500 with the `id` of the storage. AList starts it even with `disabled`, and turns on `down_proxy_sign` even if you send `false`: to change them, [disable](#disable-a-storage) or [change](#change-a-storage) the storage afterward.",
      '添加存储并初始化。即使初始化失败，AList 也会添加存储，返回的 `code` 为 500，同时返回存储的 `id`。即使 `disabled` 为 `true`，AList 也会启动存储；即使 `down_proxy_sign` 为 `false`，AList 也会打开它。要修改，请在添加之后[禁用](#disable-a-storage)或[修改](#change-a-storage)存储。',
    ],
    takes: storageBody(false),
    sends: without(storage, 'id', 'modified', 'status'),
    gives: [field('id', 'uint', 'ID of the storage', '存储 ID')],
    example: { id: 1 },
    fails: [
      failure(
        400,
        '',
        '`mount_path` is missing, or the request body is invalid',
        '缺少 `mount_path`，或请求体无法解析',
      ),
      failure(
        500,
        'failed init storage but storage is already created',
        'AList created the storage but could not start it. `data.id` contains the storage ID',
        '存储已添加，但初始化失败，`data.id` 是存储的 ID',
        withId(1),
      ),
      failure(
        500,
        'failed get driver new: no driver named: x',
        'No driver has this name',
        '没有叫这个名称的驱动',
        withId(0),
      ),
    ],
  }),
  endpoint('POST /api/admin/storage/update', 'v3.0.0-beta.0', 'admin', {
    title: ['Change a storage', '修改存储'],
    text: [
      'Replaces all fields of a storage and, if it is enabled, restarts it. You cannot change the driver. Do not change `disabled` here, because AList only saves the value: use [Enable a storage](#enable-a-storage) and [Disable a storage](#disable-a-storage) instead.',
      '替换存储的所有字段；如果存储已启用，再重新初始化。不能更换驱动。不要在这里修改 `disabled`，AList 只保存这个值，不会启用或禁用存储；请用[启用存储](#enable-a-storage)和[禁用存储](#disable-a-storage)。',
    ],
    takes: storageBody(true),
    sends: without({ ...storage, remark: 'Family photos' }, 'modified', 'status'),
    fails: [
      badRequest,
      failure(
        500,
        'driver cannot be changed',
        'The request changes `driver`. Other messages mean, for example, that the storage could not start',
        '`driver` 有改动。其他提示表示别的原因，例如存储初始化失败',
      ),
    ],
  }),
  endpoint('POST /api/admin/storage/delete', 'v3.0.0-beta.0', 'admin', {
    title: ['Delete a storage', '删除存储'],
    text: [
      'Removes a storage from AList. AList does not delete the files at the provider. If `disabled` was set when the storage was created or changed, users can still read and change its files after the deletion, until AList restarts.',
      '从 AList 中删除存储。存储提供方的文件不受影响。如果 `disabled` 是在添加或修改存储时设置的，删除之后，在 AList 重启之前，用户仍能读取和修改里面的文件。',
    ],
    takes: [storageId],
    asks: { id: 1 },
    fails: [
      badId,
      failure(
        500,
        'storage is used by role:x, please cancel usage first',
        'The path of a role or the base path of a user has the same first folder as the mount path, even if it is in another storage (v3.53.0 and later)',
        '某个角色的路径或某个用户的基本路径，第一级文件夹与挂载路径的相同，即使这个路径在另一个存储中（v3.53.0 起）',
      ),
    ],
  }),
  endpoint('POST /api/admin/storage/enable', 'v3.0.0-beta.0', 'admin', {
    title: ['Enable a storage', '启用存储'],
    text: ['Enables and starts a storage.', '启用存储并初始化。'],
    takes: [storageId],
    asks: { id: 1 },
    fails: [
      badId,
      failure(
        500,
        'this storage have enabled',
        'The storage is already enabled. Other messages mean, for example, that it could not start',
        '存储已启用。其他提示表示别的原因，例如初始化失败',
      ),
    ],
  }),
  endpoint('POST /api/admin/storage/disable', 'v3.0.0-beta.0', 'admin', {
    title: ['Disable a storage', '禁用存储'],
    text: ['Stops a storage without deleting it.', '禁用存储，但不删除。'],
    takes: [storageId],
    asks: { id: 1 },
    fails: [
      badId,
      failure(500, 'this storage have disabled', 'The storage is already disabled', '存储已禁用'),
    ],
  }),
  endpoint('POST /api/admin/storage/load_all', 'v3.7.1', 'admin', {
    title: ['Reload all storages', '重新加载所有存储'],
    id: 'start-all-storages-again',
    text: [
      'Restarts all enabled storages in the background. Until all storages have started, requests to the API, to files, and over WebDAV return code 500 `Loading storage, please wait`.',
      '在后台重新初始化所有已启用的存储。完成之前，对 API、文件和 WebDAV 的请求会返回 500 `Loading storage, please wait`。',
    ],
    fails: [databaseError],
  }),
]

// Settings

const tempDir = (driver: string) =>
  inBody(
    'temp_dir',
    'string',
    `AList path to the temporary folder, which must be in a ${driver} storage. To clear the setting, leave this field empty`,
    `AList 路径，必须在 ${driver} 存储内；留空则清除设置`,
  )
const cloudTool = (route: string, since: string, driver: string, dir: string): Endpoint =>
  endpoint(route, since, 'admin', {
    title: [`Set up ${driver}`, `设置 ${driver}`],
    text: [
      `Sets the temporary folder for offline downloads with ${driver}.`,
      `设置 ${driver} 离线下载的临时文件夹。`,
    ],
    takes: [tempDir(driver)],
    sends: { temp_dir: dir },
    gives: ['string', 'The text `ok`', '文本 `ok`'],
    example: 'ok',
    fails: [
      failure(400, 'storage does not exists', 'No storage contains the path', '路径不在任何存储中'),
      failure(400, 'storage not init: x', 'The storage is not working', '存储当前不可用'),
      failure(
        400,
        `unsupported storage driver for offline download, only ${driver} is supported`,
        'The storage at this path uses a driver that this tool does not support',
        '路径所在的存储用的不是这个工具对应的驱动',
      ),
      failure(
        500,
        '',
        'The tool could not start, or a database error occurred',
        '工具无法启动，或数据库出错',
      ),
    ],
  })
const tool = (route: string, since: string, name: string, key: string, example: string): Endpoint =>
  endpoint(route, since, 'admin', {
    title: [`Set up ${name}`, `设置 ${name}`],
    text: [`Saves the URL of ${name} and tests the connection.`, `保存 ${name} 的地址并测试连接。`],
    takes: [
      inBody(`${key}!`, 'string', `URL of ${name}`, '地址'),
      inBody('seedtime', 'string', 'Seeding time after the download, in minutes', '做种时间，单位分钟'),
    ],
    sends: { [key]: example, seedtime: '0' },
    gives: ['string', 'The text `ok`', '文本 `ok`'],
    example: 'ok',
    fails: [
      failure(
        500,
        '',
        `For example, ${name} does not respond or rejects the login`,
        '例如工具没有响应，或拒绝登录',
      ),
    ],
  })
const settingBody = inBody('(body)!', 'SettingItem[]', 'Settings to save', '要保存的设置项')

export const settings: readonly Endpoint[] = [
  endpoint('GET /api/admin/setting/get', 'v3.0.0-beta.0', 'admin', {
    title: ['Get settings', '获取设置'],
    text: [
      'Returns one setting if you send `key`, or a list of settings if you send `keys`. The value of `default_role` is the name of the role.',
      '传 `key` 时返回一个设置项，传 `keys` 时返回设置项列表。`default_role` 的值是角色名称。',
    ],
    takes: [
      inQuery('key', 'string', 'Key of one setting', '一个设置项的键'),
      inQuery('keys', 'string', 'Comma-separated keys of several settings', '多个设置项的键，用逗号分隔'),
    ],
    asks: { key: 'site_title' },
    gives: ['SettingItem|SettingItem[]', 'Requested setting, or a list of settings', '设置项或设置项列表'],
    example: siteTitle,
    fails: [failure(400, '', 'A key does not exist', '键不存在')],
  }),
  endpoint('GET /api/admin/setting/list', 'v3.0.0-beta.0', 'admin', {
    title: ['List settings', '列出设置'],
    text: [
      'Returns the settings of one or more groups. If you omit `group` and `groups`, the response contains all settings.',
      '列出一个或多个分组的设置。如果不传分组，返回全部设置。',
    ],
    takes: [
      inQuery('group', 'int', 'Number of the settings group', '分组编号'),
      inQuery(
        'groups',
        'string',
        'Comma-separated numbers of settings groups. Takes precedence over `group`',
        '多个分组编号，用逗号分隔，优先于 `group`',
      ),
    ],
    asks: { group: 1 },
    gives: ['SettingItem[]', 'List of settings', '设置项列表'],
    example: [siteTitle],
    fails: [
      failure(400, '', '`group` or `groups` contains a value that is not a number', '分组编号不是数字'),
    ],
  }),
  endpoint('POST /api/admin/setting/save', 'v3.0.0-beta.0', 'admin', {
    title: ['Save settings', '保存设置'],
    text: [
      'Saves settings. Send a list of complete setting objects, in the format that [List settings](./setting.md#list-settings) returns. AList also saves omitted fields, as empty, and unknown keys. Without `flag`, everyone can read the value in the public settings.',
      '保存设置。请求体是数组，每一项都是完整的设置对象，格式与列出设置时返回的相同。没有传的字段会存为空，不存在的键也会保存。缺少 `flag` 时，所有人都能在公开设置里读到这个值。',
    ],
    takes: [settingBody],
    sends: [{ ...siteTitle, value: 'My files' }],
    fails: [
      failure(
        400,
        'cannot set admin or guest as default role',
        'The request sets `default_role` to `admin` or `guest`. Other messages mean that it is no role, or that the request body is not a list',
        '`default_role` 设为 `admin` 或 `guest`。其他提示表示没有这个角色，或请求体不是数组',
      ),
      failure(
        500,
        '',
        'For example, a value is invalid, or a database error occurred',
        '例如值无效，或数据库出错',
      ),
    ],
  }),
  endpoint('POST /api/admin/setting/delete', 'v3.0.0-beta.0', 'admin', {
    title: ['Delete a setting', '删除设置'],
    text: [
      'Deletes a deprecated setting. You cannot delete other settings.',
      '删除一个已弃用的设置。其他设置不能删除。',
    ],
    takes: [inQuery('key!', 'string', 'Key of the setting', '键')],
    asks: { key: 'old_setting' },
    fails: [
      failure(
        500,
        'setting [x] is not deprecated',
        'The setting is not deprecated. If it does not exist, the message contains `failed to get settingItem`',
        '设置没有弃用。设置不存在时，提示里有 `failed to get settingItem`',
      ),
    ],
  }),
  endpoint('POST /api/admin/setting/reset_token', 'v3.0.0-beta.0', 'admin', {
    title: ['Reset the permanent token', '重置永久令牌'],
    text: [
      'Creates a new permanent token. The old token and the existing signed links become invalid. Links to files in archives stay valid until AList restarts.',
      '生成新的永久令牌。旧令牌和已有的签名链接失效；压缩包内文件的链接在 AList 重启后才失效。',
    ],
    gives: ['string', 'New permanent token', '新令牌'],
    example: 'YOUR_TOKEN',
    fails: [databaseError],
  }),
  endpoint('POST /api/admin/setting/set_token', 'v3.56.0', 'admin', {
    title: ['Set the permanent token', '指定永久令牌'],
    text: [
      'Sets the permanent token to a value of your choice. The old token and the existing signed links become invalid. Links to files in archives stay valid until AList restarts.',
      '把永久令牌设为指定的值。旧令牌和已有的签名链接失效；压缩包内文件的链接在 AList 重启后才失效。',
    ],
    takes: [inBody('token!', 'string', 'New token. Use a long, random string', '新令牌，应足够长且随机')],
    sends: { token: 'YOUR_NEW_TOKEN' },
    gives: ['string', 'New permanent token', '令牌'],
    example: 'YOUR_NEW_TOKEN',
    fails: [failure(400, '', '`token` is missing', '缺少 `token`'), databaseError],
  }),
  endpoint('POST /api/admin/setting/set_aria2', 'v3.0.0-beta.0', 'admin', {
    title: ['Set up aria2', '设置 aria2'],
    text: [
      'Saves the URL and the secret of aria2, and tests the connection.',
      '保存 aria2 的地址和密钥，并测试连接。',
    ],
    takes: [
      inBody('uri!', 'string', 'JSON-RPC URL of aria2', 'JSON-RPC 地址'),
      inBody('secret', 'string', 'RPC secret of aria2', 'aria2 密钥'),
    ],
    sends: { uri: 'http://localhost:6800/jsonrpc', secret: 'YOUR_ARIA2_SECRET' },
    gives: ['string', 'Version of aria2', 'aria2 的版本'],
    example: 'aria2 version: 1.37.0',
    fails: [
      failure(
        500,
        '',
        'For example, aria2 does not respond, or the secret is wrong',
        '例如 aria2 没有响应，或密钥错误',
      ),
    ],
  }),
  tool(
    'POST /api/admin/setting/set_qbit',
    'v3.12.0',
    'qBittorrent',
    'url',
    'http://admin:YOUR_PASSWORD@localhost:8080/',
  ),
  tool(
    'POST /api/admin/setting/set_transmission',
    'v3.38.0',
    'Transmission',
    'uri',
    'http://localhost:9091/transmission/rpc',
  ),
  cloudTool('POST /api/admin/setting/set_115', 'v3.42.0', '115 Cloud', '/115/temp'),
  cloudTool('POST /api/admin/setting/set_pikpak', 'v3.42.0', 'PikPak', '/pikpak/temp'),
  cloudTool('POST /api/admin/setting/set_thunder', 'v3.42.0', 'Thunder', '/thunder/temp'),
  cloudTool('POST /api/admin/setting/set_guangyapan', 'v3.61.0', 'GuangYaPan', '/guangyapan/temp'),
  cloudTool('POST /api/admin/setting/set_123_open', 'v3.63.0', '123 Open', '/123/temp'),
  endpoint('POST /api/admin/setting/set_frp', 'v3.60.0', 'admin', {
    title: ['Start the frp client', '启动 frp 客户端'],
    text: [
      'Saves the settings of group 12 and restarts the frp client. Even if the frp client cannot start, the response has code 200, so check the status in `data`.',
      '保存分组 12 的设置，再重启 frp 客户端。即使 frp 客户端启动失败，`code` 也是 200，请查看 `data` 里的状态。',
    ],
    takes: [settingBody],
    noRun: 'connects to a server of your own',
    sends: [
      {
        key: 'frp_enabled',
        value: 'true',
        help: '',
        type: 'bool',
        options: '',
        group: 12,
        flag: 1,
        index: 0,
      },
    ],
    gives: ['string', 'Status of the frp client', '客户端状态'],
    example: 'running',
    fails: [badBody, databaseError],
  }),
  endpoint('POST /api/admin/setting/stop_frp', 'v3.60.0', 'admin', {
    title: ['Stop the frp client', '停止 frp 客户端'],
    text: ['Stops the frp client and returns its status.', '停止 frp 客户端，并返回状态。'],
    gives: ['string', 'Status of the frp client', '客户端状态'],
    example: 'stopped',
  }),
  endpoint('GET /api/admin/setting/frp_runtime', 'v3.60.0', 'admin', {
    title: ['Get the frp status', '获取 frp 运行状态'],
    id: 'get-the-frp-state',
    text: [
      'Returns the status and the most recent log lines of the frp client.',
      '返回 frp 客户端的状态和最近的日志。',
    ],
    takes: [inQuery('limit', 'int', 'Number of log lines, at most 300', '日志行数，最多 300', '200')],
    asks: { limit: 50 },
    gives: [
      field('status', 'string', 'Status of the frp client', '客户端状态'),
      field('logs', 'string[]|null', 'Log lines, oldest first', '日志，旧的在前'),
    ],
    example: { status: 'running', logs: ['[2026-07-01T08:30:00Z] service started'] },
  }),
]

// Messages, index, sessions

export const messages: readonly Endpoint[] = [
  endpoint('POST /api/admin/message/get', 'v3.0.0-beta.0', 'admin', {
    title: ['Get a question', '获取驱动的提问'],
    text: [
      'Returns the question of a driver that is waiting for an admin to get it. You can get a question only once.',
      '返回驱动正在等待的提问。一个提问只能取得一次。',
    ],
    gives: [
      field('type', 'string', 'Message type', '消息类型'),
      field('content', 'any', 'Question from the driver', '提问内容'),
    ],
    example: { type: 'string', content: 'Please enter the verification code' },
    fails: [failure(404, 'no message', 'No driver is waiting with a question', '没有驱动在提问')],
  }),
  endpoint('POST /api/admin/message/send', 'v3.0.0-beta.0', 'admin', {
    title: ['Answer a question', '回答驱动的提问'],
    text: ['Sends your answer to the driver that asked the question.', '把回答发给正在等待的驱动。'],
    takes: [inBody('message!', 'string', 'Answer to the question', '回答内容')],
    sends: { message: '123456' },
    fails: [failure(500, 'nowhere needed', 'No driver is waiting for an answer', '没有驱动在等待回答')],
  }),
]

const noSearch = failure(
  500,
  'search not available',
  'The `search_index` setting is `none`',
  '设置项 `search_index` 是 `none`',
)
const running = failure(
  400,
  'index is running',
  'AList is already building or updating the index',
  '索引正在构建或更新',
)

export const searchIndex: readonly Endpoint[] = [
  endpoint('POST /api/admin/index/build', 'v3.6.0', 'admin', {
    title: ['Build the index', '构建索引'],
    text: [
      'Clears the index and rebuilds it in the background, starting at the root folder. If the index could not start, for example because Meilisearch was not running, this request ends AList. Save `search_index` successfully first.',
      '清空索引，并在后台从根文件夹开始重新构建。如果索引没有启动成功，例如 Meilisearch 没有运行，这个请求会让 AList 崩溃退出。请先成功保存 `search_index`。',
    ],
    fails: [running, noSearch],
  }),
  endpoint('POST /api/admin/index/update', 'v3.7.1', 'admin', {
    title: ['Update the index', '更新索引'],
    text: [
      'Rebuilds the index for the given paths in the background. The entry of such a folder itself can appear twice in the results afterward: with a database index, if the folder is not in `/`, and with Meilisearch, if it is. To avoid this, update its parent folder.',
      '在后台重新构建部分路径的索引。之后，这些文件夹本身可能在结果里出现两次：使用数据库索引时是不在 `/` 里的文件夹，使用 Meilisearch 时是 `/` 里的文件夹。要避免重复，就更新它的上级文件夹。',
    ],
    takes: [
      inBody('paths!', 'string[]', 'Full AList paths to index again', '要重新构建索引的路径'),
      inBody(
        'max_depth',
        'int',
        'Number of folder levels to index below each path. -1 means no limit',
        '每个路径下索引的文件夹层数，-1 表示不限',
        '0',
      ),
    ],
    sends: { paths: ['/photos'], max_depth: 20 },
    fails: [
      running,
      failure(
        400,
        'update is not supported for current index',
        'The search backend does not support updates',
        '当前搜索后端不支持更新',
      ),
      noSearch,
    ],
  }),
  endpoint('POST /api/admin/index/stop', 'v3.6.0', 'admin', {
    title: ['Stop the build', '停止构建'],
    text: [
      'Stops a running build or update of the index. Existing index entries remain.',
      '停止正在进行的构建或更新。AList 会保留已编入索引的内容。',
    ],
    fails: [
      failure(400, 'index is not running', 'No build or update is running', '没有正在进行的构建或更新'),
      noSearch,
    ],
  }),
  endpoint('POST /api/admin/index/clear', 'v3.7.1', 'admin', {
    title: ['Clear the index', '清空索引'],
    text: ['Removes all entries from the index.', '清空索引。'],
    fails: [running, noSearch],
  }),
  endpoint('GET /api/admin/index/progress', 'v3.6.0', 'admin', {
    title: ['Get the progress', '获取进度'],
    text: ['Returns the progress of the index build.', '返回构建进度。'],
    gives: [
      field(
        'obj_count',
        'int64',
        'Number of entries that the last or running build has added. Updates do not change it',
        '上次或正在进行的构建加入的条目数，更新索引不影响这个数',
      ),
      field(
        'is_done',
        'bool',
        'False while an index build is running, except for a moment after it starts. Updates do not change it',
        '构建进行时为 `false`，刚开始的片刻除外。更新索引不影响这个值',
      ),
      field(
        'last_done_time',
        'time|null',
        'Time when the last index build ended. `null` during a build, and if none has ended since the index was last cleared',
        '上次构建结束的时间；构建进行时，以及上次清空之后没有构建过时为 `null`',
      ),
      field(
        'error',
        'string',
        'Error message from the last index build. Empty if there was no error',
        '上次构建的错误，没有错误时为空',
      ),
    ],
    example: { obj_count: 48210, is_done: true, last_done_time: '2026-07-01T08:30:00Z', error: '' },
    fails: [noSearch],
  }),
]

export const sessions: readonly Endpoint[] = [
  endpoint('GET /api/admin/session/list', 'v3.52.0', 'admin', {
    title: ['List sessions', '列出会话'],
    text: ['Returns the active device sessions of all users.', '列出所有用户的活动会话。'],
    gives: ['Session[]', 'List of active sessions', '会话列表'],
    example: [{ ...session, user_id: 3 }],
    fails: [databaseError],
  }),
  endpoint('POST /api/admin/session/evict', 'v3.52.0', 'admin', {
    title: ['End a session', '结束会话'],
    text: [
      'Marks a session as inactive. The next API request in this session returns code 401 with the message `session inactive`.',
      '把会话标记为失效。之后，这台设备的下一次 API 请求会返回 401 `session inactive`。',
    ],
    takes: [inBody('session_id!', 'string', '`session_id` from the list of sessions', '列表中的设备标识')],
    sends: { session_id: session.session_id },
    fails: [badBody, databaseError],
  }),
]

// Labels

const labelId = recordId('ID of the label', '标签 ID')
const labelNumber = inBody('label_id!', 'string', 'ID of the label, as text', '标签 ID，文本形式')

export const labels: readonly Endpoint[] = [
  endpoint('GET /api/label/list', 'v3.46.0', 'guest', {
    title: ['List labels', '列出标签'],
    text: ['Returns one page of labels.', '分页列出标签。'],
    takes: paging,
    asks: { page: 1, per_page: 20 },
    gives: list('Label', 'Labels on this page', '标签列表'),
    example: { content: [label], total: 1 },
    fails: [badPaging, databaseError],
  }),
  endpoint('GET /api/label/get', 'v3.46.0', 'guest', {
    title: ['Get a label', '获取标签'],
    text: ['Returns a label by ID.', '返回一个标签。'],
    takes: [labelId],
    asks: { id: 1 },
    gives: ['Label', 'Requested label', '标签'],
    example: label,
    fails: [badId, noRecord],
  }),
  endpoint('GET /api/label_file_binding/get', 'v3.46.0', 'guest', {
    title: ['Get the labels of a file', '获取文件的标签'],
    text: ['Returns the labels that you have assigned to a file name.', '返回你为某个文件名设置的标签。'],
    takes: [
      inQuery(
        'file_name!',
        'string',
        'Name of the file. Percent-encode the name twice',
        '文件名，需要做两次 URL 编码',
      ),
    ],
    asks: { file_name: 'beach.jpg' },
    gives: ['Label[]|null', 'List of labels, or `null` if there are none', '标签，没有时为 `null`'],
    example: [label],
    fails: [
      failure(400, 'file_name must not empty', '`file_name` is missing', '缺少 `file_name`'),
      databaseError,
    ],
  }),
  endpoint('GET /api/label_file_binding/get_file_by_label', 'v3.46.0', 'guest', {
    title: ['Find files by label', '获取标签下的文件'],
    id: 'get-the-files-of-labels',
    text: [
      'Returns the files to which you have assigned at least one of the given labels. The fields of a file, such as `path` and `size`, are those of the first request that labeled its name, not those of the file now.',
      '返回你设置了其中任一标签的文件。文件的 `path`、`size` 等字段是首次给这个文件名设置标签时请求里的值，不是文件现在的值。',
    ],
    takes: [inQuery('label_id!', 'string', 'Comma-separated label IDs', '标签 ID，用逗号分隔')],
    asks: { label_id: '1' },
    gives: ['LabelledFile[]|null', 'List of files, or `null` if there are none', '文件，没有时为 `null`'],
    example: [
      {
        id: '',
        path: '/srv/photos/beach.jpg',
        name: 'beach.jpg',
        size: 2483712,
        is_dir: false,
        modified: '2026-07-01T08:30:00Z',
        created: '2026-07-01T08:30:00Z',
        sign: '',
        thumb: '',
        type: 5,
        hashinfo: 'null',
        label_list: [label],
      },
    ],
    fails: [
      failure(400, 'file_name must not empty', '`label_id` is missing', '缺少 `label_id`'),
      failure(
        500,
        'failed GetFileByName in database',
        'AList has no record of a file with one of the labels, for example because another admin labeled the same name first, or a database error occurred',
        'AList 没有其中某个文件的记录（例如另一个管理员先给这个文件名设置了标签），或数据库出错',
      ),
    ],
  }),
]

const labelDraft = (required: readonly string[]) =>
  bodyOf(Label, { required, without: required.includes('id') ? ['create_time'] : ['id', 'create_time'] })
const binding = {
  id: 1,
  user_id: 1,
  label_id: 1,
  file_name: 'beach.jpg',
  create_time: '2026-07-01T08:30:00Z',
}
const beachToLabel = {
  name: 'beach.jpg',
  path: '/srv/photos/beach.jpg',
  size: 2483712,
  is_dir: false,
  type: 5,
  labelIdList: [1],
}

export const adminLabels: readonly Endpoint[] = [
  endpoint('POST /api/admin/label/create', 'v3.46.0', 'admin', {
    title: ['Create a label', '新建标签'],
    text: ['Creates a label with a unique name.', '新建标签，名称不能重复。'],
    takes: labelDraft(['name']),
    sends: { name: 'Favourite', type: 0, description: 'Files to keep', bg_color: '#ffb020' },
    gives: [field('id', 'uint', 'ID of the label', '标签 ID')],
    example: { id: 1 },
    fails: [
      badBody,
      failure(401, 'label name is exists', 'The name is already in use', '名称已存在'),
      { ...databaseError, data: withId(0) },
    ],
  }),
  endpoint('POST /api/admin/label/update', 'v3.46.0', 'admin', {
    title: ['Change a label', '修改标签'],
    text: [
      'Replaces all fields of a label. AList does not check whether another label has the new name. Without `id`, it creates a label, or answers 500 if there are none.',
      '替换标签的所有字段。AList 不检查新名称是否与别的标签重复。不带 `id` 时，会新建一个标签；如果还没有标签，则返回 500。',
    ],
    takes: labelDraft(['id']),
    sends: { id: 1, name: 'Favourite', type: 0, description: 'Best photos', bg_color: '#ffb020' },
    gives: ['Label', 'The updated label', '修改后的标签'],
    example: { ...label, description: 'Best photos' },
    fails: [badBody, noRecord],
  }),
  endpoint('POST /api/admin/label/delete', 'v3.46.0', 'admin', {
    title: ['Delete a label', '删除标签'],
    text: [
      'Deletes a label. First, remove the label from your files. Assignments of other admins do not prevent the deletion.',
      '删除标签。请先从你的文件上移除这个标签。其他管理员的绑定不妨碍删除。',
    ],
    takes: [labelId],
    asks: { id: 1 },
    fails: [
      badId,
      failure(
        500,
        'label have binding relationships',
        'You have assigned the label to a file name',
        '你给某个文件名设置了这个标签',
      ),
      failure(500, 'failed get label: record not found', 'The label does not exist', '标签不存在'),
    ],
  }),
  endpoint('GET /api/admin/label_file_binding/list', 'v3.50.0', 'admin', {
    title: ['List bindings', '列出绑定'],
    text: ['Returns the label bindings that you have created.', '列出你在各个文件名上设置的标签。'],
    takes: [
      page,
      inQuery(
        'page_size',
        'int',
        'Number of entries per page, up to 200. Other values count as 50',
        '每页条数，最多 200，其他值按 50 处理',
        '50',
      ),
      inQuery(
        'file_name',
        'string',
        'Part of a file name. If set, AList returns only the bindings of names that contain it',
        '只返回名称中含有这段文字的文件',
      ),
      inQuery(
        'label_id',
        'string',
        'Comma-separated label IDs. If set, AList returns only the bindings of these labels',
        '只返回这些标签，填标签 ID，用逗号分隔',
      ),
    ],
    asks: { page: 1, page_size: 50 },
    gives: list('LabelBinding', 'Bindings on this page', '绑定列表'),
    example: { content: [binding], total: 1 },
    fails: [
      failure(
        400,
        `invalid label_id 'x': strconv.ParseUint: parsing "x": invalid syntax`,
        '`label_id` contains a value that is not a number',
        '`label_id` 不是数字',
      ),
      databaseError,
    ],
  }),
  endpoint('POST /api/admin/label_file_binding/create', 'v3.46.0', 'admin', {
    title: ['Set the labels of a file', '设置文件的标签'],
    text: [
      'Replaces all labels that you have assigned to a file name. If you send no labels, AList removes them all. For the other fields, send the values that a folder list returns for the file. AList stores them unchecked, and only in the first request that labels a name.',
      '替换你在某个文件名上设置的全部标签。如果不传标签，AList 移除全部标签。其余字段填写列出文件夹时返回的值；AList 不检查这些值，而且只保存首次给这个文件名设置标签时的值。',
    ],
    takes: bodyOf(FileToLabel, { required: [] }),
    sends: beachToLabel,
    gives: [field('msg', 'string', 'Status message, in Chinese', '提示信息，内容是中文')],
    example: { msg: '添加成功！' },
    fails: [
      failure(400, 'Unable to bind folder', '`is_dir` is `true`', '`is_dir` 为 `true`'),
      failure(
        500,
        `invalid label ID 'x': strconv.ParseUint: parsing "x": invalid syntax`,
        '`label_ids` contains a value that is not a number, or a database error occurred. AList has already removed the labels. With `UNIQUE constraint failed: x_obj_files.id`, another file without an ID has a label, and AList has assigned the labels all the same',
        '`label_ids` 中有的值不是数字，或数据库出错；此时原有的标签已移除。提示 `UNIQUE constraint failed: x_obj_files.id` 时，另一个没有 ID 的文件已有标签，这次的标签其实已设置',
      ),
    ],
  }),
  endpoint('POST /api/admin/label_file_binding/create_batch', 'v3.50.0', 'admin', {
    title: ['Set the labels of several files', '批量设置标签'],
    text: [
      'Replaces the labels of several file names. If one file fails, AList still processes the others. AList does not check whether the labels exist. The other fields have the same rules as in [Set the labels of a file](#set-the-labels-of-a-file).',
      '替换多个文件名上的标签。如果某个文件失败，不影响其他文件。AList 不检查标签是否存在。其余字段的规则与[设置文件的标签](#set-the-labels-of-a-file)相同。',
    ],
    takes: [inBody('items!', 'FileToLabel[]', 'Files and the labels to assign to them', '文件列表')],
    sends: { items: [beachToLabel] },
    gives: [
      field('total', 'int', 'Number of files in the request', '提交的文件数'),
      field('succeed', 'int', 'Number of files to which AList assigned the labels', '成功的文件数'),
      field('failed', 'int', 'Number of files for which an error occurred', '失败的文件数'),
      field('results', 'LabelResult[]', 'Result for each file', '每个文件的结果'),
    ],
    example: { total: 1, succeed: 1, failed: 0, results: [{ name: 'beach.jpg', ok: true }] },
    fails: [
      badRequest,
      failure(
        500,
        '',
        '`items` is an empty list. The response has HTTP status 500 and no body',
        '`items` 是空列表，HTTP 状态码是 500，没有响应体',
      ),
    ],
  }),
  endpoint('POST /api/admin/label_file_binding/delete', 'v3.46.0', 'admin', {
    title: ['Remove a label from a file', '移除文件的标签'],
    id: 'take-a-label-off-a-file',
    text: ['Removes one label from a file name.', '移除某个文件名的一个标签。'],
    takes: [inBody('file_name!', 'string', 'Name of the file', '文件名'), labelNumber],
    sends: { file_name: 'beach.jpg', label_id: '1' },
    fails: [
      badBody,
      failure(
        500,
        `invalid label ID 'x': strconv.ParseUint: parsing "x": invalid syntax`,
        '`label_id` is not a number, or a database error occurred',
        '`label_id` 不是数字，或数据库出错',
      ),
    ],
  }),
  endpoint('POST /api/admin/label_file_binding/restore', 'v3.50.0', 'admin', {
    title: ['Restore bindings', '恢复绑定'],
    text: [
      'Restores bindings from a backup. If a binding has no `user_id`, AList uses your user ID.',
      '恢复备份的绑定。如果绑定没有 `user_id`，AList 使用你的用户 ID。',
    ],
    takes: [
      inBody(
        'keep_ids',
        'bool',
        'If true, AList keeps the record IDs of the bindings. Otherwise, it assigns new IDs',
        '保留记录 ID',
        '`false`',
      ),
      inBody(
        'override',
        'bool',
        'If true, AList first removes all labels that the users in `bindings` have assigned to the file names in `bindings`',
        '恢复之前，先移除 `bindings` 里各用户在各文件名上设置的标签',
        '`false`',
      ),
      inBody('bindings!', 'LabelBinding[]', 'Bindings to restore', '绑定列表'),
    ],
    sends: { keep_ids: false, override: true, bindings: [binding] },
    gives: [
      field(
        'msg',
        'string',
        'Status message with the number of bindings in the request',
        '提示信息，含请求里的绑定数',
      ),
    ],
    example: { msg: 'restored 1 rows' },
    fails: [
      failure(400, 'empty bindings', '`bindings` is empty', '`bindings` 为空'),
      failure(
        400,
        'invalid binding: user_id/label_id/file_name required',
        'A binding is incomplete',
        '`bindings` 中的某一项不完整',
      ),
      databaseError,
    ],
  }),
]
