import { badId, badRequest, noRecord, page, paging, recordId, serverError } from '../common.ts'
import { label, localDriver, meta, role, session, siteTitle, storage, user } from '../examples.ts'
import { bodyOf, type Endpoint, endpoint, type Field, failure, field, inBody, inQuery } from '../kit.ts'
import { FileToLabel, Label, Meta, Role, Storage, User } from '../objects.ts'

const list = (type: string, en: string, zh: string): readonly Field[] => [
  field('content', `${type}[]`, en, zh),
  field('total', 'int', 'Number of all entries', '总条数'),
]
const without = <T extends object>(value: T, ...names: (keyof T)[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.some((one) => one === name)))

// Users, roles

const userId = recordId('Number of the user', '用户 ID')
const userBody = (changes: boolean) =>
  bodyOf(User, { required: changes ? ['id', 'username'] : ['username'], without: changes ? [] : ['id'] }).map(
    (one) => {
      if (one.name === 'id')
        return { ...one, meaning: { en: 'Number of the user to change', zh: '要修改的用户 ID' } }
      if (one.name !== 'password') return one
      return changes
        ? { ...one, meaning: { en: 'New password; empty leaves it as it is', zh: '新密码，留空则不变' } }
        : { ...one, meaning: { en: 'Password', zh: '密码' } }
    },
  )

export const users: readonly Endpoint[] = [
  endpoint('GET /api/admin/user/list', 'v3.0.0-beta.0', 'admin', {
    title: ['List users', '列出用户'],
    text: ['Lists the users, page by page.', '分页列出用户。'],
    takes: paging,
    asks: { page: 1, per_page: 20 },
    gives: list('User', 'The users', '用户列表'),
    example: { content: [user], total: 1 },
    fails: [badRequest, serverError],
  }),
  endpoint('GET /api/admin/user/get', 'v3.0.0-beta.0', 'admin', {
    title: ['Get a user', '获取用户'],
    text: ['Describes one user.', '返回一个用户的信息。'],
    takes: [userId],
    asks: { id: 3 },
    gives: ['User', 'The user', '用户'],
    example: user,
    fails: [badId, noRecord],
  }),
  endpoint('POST /api/admin/user/create', 'v3.0.0-beta.0', 'admin', {
    title: ['Create a user', '新建用户'],
    text: [
      'Creates a user. Without `role` the user gets the default role.',
      '新建用户。不传 `role` 时使用默认角色。',
    ],
    takes: userBody(false),
    sends: without({ ...user, password: 'YOUR_PASSWORD' }, 'id'),
    fails: [
      failure(
        400,
        'admin or guest user can not be created',
        '`role` holds 1 or 2, or the body is incomplete',
        '`role` 中含有 1 或 2，或请求体不完整',
      ),
      failure(500, '', 'The user name is taken, or the database fails', '用户名已被占用，或数据库出错'),
    ],
  }),
  endpoint('POST /api/admin/user/update', 'v3.0.0-beta.0', 'admin', {
    title: ['Change a user', '修改用户'],
    text: [
      'Replaces all fields of a user. Get the user first, change what you need and send all of it.',
      '替换用户的所有字段。请先获取用户，改好后整体提交。',
    ],
    takes: userBody(true),
    sends: { ...user, disabled: true },
    fails: [
      failure(
        400,
        'at least one enabled admin must be kept',
        'The last enabled administrator would be switched off',
        '不能停用最后一个启用的管理员',
      ),
      failure(
        400,
        'cannot assign admin or guest role to user',
        '`role` changes and holds 1 or 2',
        '`role` 有改动且含有 1 或 2',
      ),
      failure(
        403,
        'cannot change role of admin user',
        'The user is `admin` and `role` differs',
        '用户是 `admin`，而 `role` 有改动',
      ),
      failure(500, '', 'No such user, or the database fails', '用户不存在，或数据库出错'),
    ],
  }),
  endpoint('POST /api/admin/user/cancel_2fa', 'v3.0.0-beta.0', 'admin', {
    title: ['Switch off two-factor authentication', '关闭两步验证'],
    text: ['Removes the two-factor secret of a user.', '清除某个用户的两步验证密钥。'],
    takes: [userId],
    asks: { id: 3 },
    fails: [badId, noRecord],
  }),
  endpoint('POST /api/admin/user/delete', 'v3.0.0-beta.0', 'admin', {
    title: ['Delete a user', '删除用户'],
    text: ['Deletes a user.', '删除用户。'],
    takes: [userId],
    asks: { id: 3 },
    fails: [
      badId,
      failure(
        500,
        'cannot delete admin or guest',
        'The user is an administrator or the guest',
        '该用户是管理员或访客',
      ),
    ],
  }),
  endpoint('POST /api/admin/user/del_cache', 'v3.25.1', 'admin', {
    title: ['Drop the cache of a user', '清除用户缓存'],
    text: ['Makes the server read a user again from the database.', '让服务器重新从数据库读取该用户。'],
    takes: [inQuery('username!', 'string', 'User name', '用户名')],
    asks: { username: 'anna' },
    fails: [noRecord],
  }),
]

const roleId = recordId('Number of the role', '角色 ID')
const fixedRole = failure(403, 'cannot modify admin role', 'The role is `admin`', '该角色是 `admin`')

export const roles: readonly Endpoint[] = [
  endpoint('GET /api/admin/role/list', 'v3.46.0', 'admin', {
    title: ['List roles', '列出角色'],
    text: ['Lists the roles, page by page.', '分页列出角色。'],
    takes: paging,
    asks: { page: 1, per_page: 20 },
    gives: list('Role', 'The roles', '角色列表'),
    example: { content: [role], total: 1 },
    fails: [badRequest, serverError],
  }),
  endpoint('GET /api/admin/role/get', 'v3.46.0', 'admin', {
    title: ['Get a role', '获取角色'],
    text: ['Describes one role.', '返回一个角色的信息。'],
    takes: [roleId],
    asks: { id: 4 },
    gives: Role.fields,
    example: role,
    fails: [badId, noRecord],
  }),
  endpoint('POST /api/admin/role/create', 'v3.46.0', 'admin', {
    title: ['Create a role', '新建角色'],
    text: ['Creates a role.', '新建角色。'],
    takes: bodyOf(Role, { required: ['name'], without: ['id'] }),
    sends: without(role, 'id'),
    fails: [
      badRequest,
      failure(500, '', 'The name is taken, or the database fails', '名称已被占用，或数据库出错'),
    ],
  }),
  endpoint('POST /api/admin/role/update', 'v3.46.0', 'admin', {
    title: ['Change a role', '修改角色'],
    text: [
      'Replaces name, description and scopes of a role. The role `guest` keeps its name, the role `admin` cannot be changed.',
      '替换角色的名称、描述和权限范围。`guest` 角色的名称不变，`admin` 角色不能修改。',
    ],
    takes: bodyOf(Role, { required: ['id', 'name'] }),
    sends: role,
    fails: [badRequest, fixedRole, noRecord],
  }),
  endpoint('POST /api/admin/role/delete', 'v3.46.0', 'admin', {
    title: ['Delete a role', '删除角色'],
    text: ['Deletes a role that is not built in.', '删除一个非内置角色。'],
    takes: [roleId],
    asks: { id: 4 },
    fails: [
      badId,
      { ...fixedRole, when: { en: 'The role is `admin` or `guest`', zh: '该角色是 `admin` 或 `guest`' } },
      noRecord,
    ],
  }),
]

// Metas

const metaId = recordId('Number of the meta', '元信息 ID')
const badHide = failure(
  400,
  '<regex> is illegal',
  'A line of `hide` is no regular expression, or the body is incomplete',
  '`hide` 中某行不是有效的正则，或请求体不完整',
)
const metaTaken = failure(
  500,
  '',
  'The path has a meta already, or the database fails',
  '该路径已有元信息，或数据库出错',
)

export const metas: readonly Endpoint[] = [
  endpoint('GET /api/admin/meta/list', 'v3.0.0-beta.0', 'admin', {
    title: ['List metas', '列出元信息'],
    text: ['Lists the metas, page by page.', '分页列出元信息。'],
    takes: paging,
    asks: { page: 1, per_page: 20 },
    gives: list('Meta', 'The metas', '元信息列表'),
    example: { content: [meta], total: 1 },
    fails: [badRequest, serverError],
  }),
  endpoint('GET /api/admin/meta/get', 'v3.0.0-beta.0', 'admin', {
    title: ['Get a meta', '获取元信息'],
    text: ['Describes one meta.', '返回一条元信息。'],
    takes: [metaId],
    asks: { id: 1 },
    gives: ['Meta', 'The meta', '元信息'],
    example: meta,
    fails: [badId, noRecord],
  }),
  endpoint('POST /api/admin/meta/create', 'v3.0.0-beta.0', 'admin', {
    title: ['Create a meta', '新建元信息'],
    text: ['Gives a path its rules.', '为一条路径设置规则。'],
    takes: bodyOf(Meta, { required: ['path'], without: ['id'] }),
    sends: without(meta, 'id'),
    fails: [badHide, metaTaken],
  }),
  endpoint('POST /api/admin/meta/update', 'v3.0.0-beta.0', 'admin', {
    title: ['Change a meta', '修改元信息'],
    text: [
      'Replaces all fields of a meta. What you leave out becomes empty.',
      '替换元信息的所有字段，未传的字段会变空。',
    ],
    takes: bodyOf(Meta, { required: ['id', 'path'] }),
    sends: { ...meta, password: 'YOUR_META_PASSWORD', p_sub: true },
    fails: [badHide, metaTaken],
  }),
  endpoint('POST /api/admin/meta/delete', 'v3.0.0-beta.0', 'admin', {
    title: ['Delete a meta', '删除元信息'],
    text: ['Deletes a meta.', '删除一条元信息。'],
    takes: [metaId],
    asks: { id: 1 },
    fails: [badId, noRecord],
  }),
]

// Drivers, storages

export const drivers: readonly Endpoint[] = [
  endpoint('GET /api/admin/driver/list', 'v3.0.0-beta.0', 'admin', {
    title: ['List drivers', '列出驱动'],
    text: ['Describes all drivers with their options.', '返回所有驱动及其选项。'],
    gives: ['map<DriverInfo>', 'Driver by name', '以驱动名称为键的驱动信息'],
    example: { Local: localDriver },
  }),
  endpoint('GET /api/admin/driver/names', 'v3.0.0-beta.0', 'admin', {
    title: ['List driver names', '列出驱动名称'],
    text: ['Names all drivers, in no order.', '返回所有驱动的名称，顺序不固定。'],
    gives: ['string[]', 'Names of the drivers', '驱动名称'],
    example: ['Local', 'WebDav', 'AliyundriveOpen'],
  }),
  endpoint('GET /api/admin/driver/info', 'v3.0.0-beta.0', 'admin', {
    title: ['Get a driver', '获取驱动'],
    text: ['Describes one driver.', '返回一个驱动的信息。'],
    takes: [inQuery('driver!', 'string', 'Name of the driver', '驱动名称')],
    asks: { driver: 'Local' },
    gives: [
      field('common', 'DriverItem[]', 'Options of every storage', '所有存储通用的选项'),
      field(
        'additional',
        'DriverItem[]|null',
        'Options of this driver: the keys of `addition`',
        '驱动特有的选项，即 `addition` 的键',
      ),
      field('config', 'DriverConfig', 'Flags of the driver', '驱动的特性标记'),
    ],
    example: localDriver,
    fails: [failure(404, 'driver [x] not found', 'No driver of that name', '没有该名称的驱动')],
  }),
]

const storageId = recordId('Number of the storage', '存储 ID')
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
      'Lists the storages, page by page. The answer holds the credentials in `addition`.',
      '分页列出存储。返回的 `addition` 中含有凭据。',
    ],
    takes: paging,
    asks: { page: 1, per_page: 20 },
    gives: list('Storage', 'The storages', '存储列表'),
    example: { content: [storage], total: 1 },
    fails: [badRequest, serverError],
  }),
  endpoint('GET /api/admin/storage/get', 'v3.0.0-beta.0', 'admin', {
    title: ['Get a storage', '获取存储'],
    text: ['Describes one storage.', '返回一个存储的信息。'],
    takes: [storageId],
    asks: { id: 1 },
    gives: ['Storage', 'The storage', '存储'],
    example: storage,
    fails: [badId, noRecord],
  }),
  endpoint('POST /api/admin/storage/create', 'v3.0.0-beta.0', 'admin', {
    title: ['Create a storage', '添加存储'],
    text: [
      'Creates a storage and starts it. When the start fails, the storage exists nevertheless: the answer carries code 500 and its `id`.',
      '添加存储并初始化。初始化失败时存储仍会保留：返回的 code 为 500，同时带有 `id`。',
    ],
    takes: storageBody(false),
    sends: without(storage, 'id', 'modified', 'status'),
    gives: [field('id', 'uint', 'Number of the storage', '存储 ID')],
    example: { id: 1 },
    fails: [
      failure(
        400,
        '',
        '`mount_path` is missing, or the body cannot be read',
        '缺少 `mount_path`，或请求体无法解析',
      ),
      failure(
        500,
        'failed init storage but storage is already created',
        'The storage exists, but could not start; `data.id` is set',
        '存储已添加但初始化失败，`data.id` 有值',
      ),
      failure(500, 'failed get driver new: no driver named: x', 'No driver of that name', '没有该名称的驱动'),
    ],
  }),
  endpoint('POST /api/admin/storage/update', 'v3.0.0-beta.0', 'admin', {
    title: ['Change a storage', '修改存储'],
    text: [
      'Replaces all fields of a storage and starts it again. The driver cannot be changed.',
      '替换存储的所有字段并重新初始化。驱动不能修改。',
    ],
    takes: storageBody(true),
    sends: without({ ...storage, remark: 'Photos of the family' }, 'modified', 'status'),
    fails: [
      badRequest,
      failure(
        500,
        'driver cannot be changed',
        '`driver` differs, or the storage could not start',
        '`driver` 有改动，或存储初始化失败',
      ),
    ],
  }),
  endpoint('POST /api/admin/storage/delete', 'v3.0.0-beta.0', 'admin', {
    title: ['Delete a storage', '删除存储'],
    text: [
      'Removes a storage from AList. The files at the provider stay.',
      '从 AList 中移除存储，存储提供方的文件不受影响。',
    ],
    takes: [storageId],
    asks: { id: 1 },
    fails: [
      badId,
      failure(
        500,
        'storage is used by role:x, please cancel usage first',
        'A role or a base path uses the path (since v3.53.0)',
        '有角色或基本路径正在使用该路径（v3.53.0 起）',
      ),
    ],
  }),
  endpoint('POST /api/admin/storage/enable', 'v3.0.0-beta.0', 'admin', {
    title: ['Enable a storage', '启用存储'],
    text: ['Switches a storage on and starts it.', '启用存储并初始化。'],
    takes: [storageId],
    asks: { id: 1 },
    fails: [
      badId,
      failure(
        500,
        'this storage have enabled',
        'It is on already, or could not start',
        '存储已启用，或初始化失败',
      ),
    ],
  }),
  endpoint('POST /api/admin/storage/disable', 'v3.0.0-beta.0', 'admin', {
    title: ['Disable a storage', '停用存储'],
    text: ['Stops a storage and keeps its record.', '停用存储，记录保留。'],
    takes: [storageId],
    asks: { id: 1 },
    fails: [badId, failure(500, 'this storage have disabled', 'It is off already', '存储已停用')],
  }),
  endpoint('POST /api/admin/storage/load_all', 'v3.7.1', 'admin', {
    title: ['Start all storages again', '重新加载所有存储'],
    text: [
      'Starts all enabled storages again, in the background. Until that is done, other requests answer 500 `Loading storage, please wait`.',
      '在后台重新初始化所有已启用的存储。完成之前，其他请求会返回 500 `Loading storage, please wait`。',
    ],
    fails: [serverError],
  }),
]

// Settings

const tempDir = (driver: string) =>
  inBody(
    'temp_dir',
    'string',
    `AList path in a storage of the driver ${driver}; empty clears the setting`,
    `驱动 ${driver} 的存储中的 AList 路径，留空则清除`,
  )
const cloudTool = (route: string, since: string, driver: string, dir: string): Endpoint =>
  endpoint(route, since, 'admin', {
    title: [`Set up ${driver}`, `设置 ${driver}`],
    text: [
      `Sets the temporary folder for offline downloads with ${driver}.`,
      `设置 ${driver} 离线下载的临时目录。`,
    ],
    takes: [tempDir(driver)],
    sends: { temp_dir: dir },
    gives: ['string', 'The text `ok`', '文本 `ok`'],
    example: 'ok',
    fails: [
      failure(400, 'storage does not exists', 'No storage holds the path', '路径不在任何存储中'),
      failure(400, 'storage not init: x', 'The storage does not work now', '存储当前不可用'),
      failure(
        400,
        'unsupported storage driver for offline download',
        'The path lies in a storage of another driver',
        '路径所在存储使用的是其他驱动',
      ),
      failure(500, '', 'The tool does not start, or the database fails', '工具无法启动，或数据库出错'),
    ],
  })
const tool = (route: string, since: string, name: string, key: string, example: string): Endpoint =>
  endpoint(route, since, 'admin', {
    title: [`Set up ${name}`, `设置 ${name}`],
    text: [`Saves the address of ${name} and tries it.`, `保存 ${name} 的地址并测试连接。`],
    takes: [
      inBody(`${key}!`, 'string', 'Address', '地址'),
      inBody('seedtime', 'string', 'Minutes to go on seeding', '做种时间，单位分钟'),
    ],
    sends: { [key]: example, seedtime: '0' },
    gives: ['string', 'The text `ok`', '文本 `ok`'],
    example: 'ok',
    fails: [failure(500, '', 'The tool does not answer', '工具没有响应')],
  })
const settingBody = inBody('(body)!', 'SettingItem[]', 'The settings to save', '要保存的设置项')

export const settings: readonly Endpoint[] = [
  endpoint('GET /api/admin/setting/get', 'v3.0.0-beta.0', 'admin', {
    title: ['Get settings', '获取设置'],
    text: [
      'Answers one setting with `key`, a list with `keys`. `default_role` shows the name of the role.',
      '用 `key` 返回一个设置，用 `keys` 返回列表。`default_role` 显示为角色名称。',
    ],
    takes: [
      inQuery('key', 'string', 'One key', '一个键'),
      inQuery('keys', 'string', 'Several keys, parted by commas', '多个键，用逗号分隔'),
    ],
    asks: { key: 'site_title' },
    gives: ['SettingItem|SettingItem[]', 'The setting, or the list', '设置项，或设置项列表'],
    example: siteTitle,
    fails: [failure(400, '', 'A key is unknown', '键不存在')],
  }),
  endpoint('GET /api/admin/setting/list', 'v3.0.0-beta.0', 'admin', {
    title: ['List settings', '列出设置'],
    text: [
      'Lists the settings of one or several groups; without a group, all.',
      '列出一个或多个分组的设置，不传分组则返回全部。',
    ],
    takes: [
      inQuery('group', 'int', 'Number of a group', '分组编号'),
      inQuery(
        'groups',
        'string',
        'Several group numbers, parted by commas; goes before `group`',
        '多个分组编号，用逗号分隔，优先于 `group`',
      ),
    ],
    asks: { group: 1 },
    gives: ['SettingItem[]', 'The settings', '设置项列表'],
    example: [siteTitle],
    fails: [failure(400, '', 'A group is no number', '分组编号不是数字')],
  }),
  endpoint('POST /api/admin/setting/save', 'v3.0.0-beta.0', 'admin', {
    title: ['Save settings', '保存设置'],
    text: [
      'Saves settings. The body is a list; send each setting whole, as the list answers it.',
      '保存设置。请求体是数组，每一项请按列表返回的完整内容提交。',
    ],
    takes: [settingBody],
    sends: [{ ...siteTitle, value: 'My files' }],
    fails: [
      failure(
        400,
        'cannot set admin or guest as default role',
        '`default_role` names `admin` or `guest`, or the body is no list',
        '`default_role` 设为 `admin` 或 `guest`，或请求体不是数组',
      ),
      serverError,
    ],
  }),
  endpoint('POST /api/admin/setting/delete', 'v3.0.0-beta.0', 'admin', {
    title: ['Delete a setting', '删除设置'],
    text: ['Deletes a setting. Made for deprecated ones.', '删除一个设置，用于清理已弃用的设置。'],
    takes: [inQuery('key!', 'string', 'Key', '键')],
    asks: { key: 'old_setting' },
    fails: [serverError],
  }),
  endpoint('POST /api/admin/setting/reset_token', 'v3.0.0-beta.0', 'admin', {
    title: ['Reset the permanent token', '重置永久令牌'],
    text: [
      'Makes a new permanent token. The old one ends, and with it all signed links.',
      '生成新的永久令牌。旧令牌失效，所有已签名的链接也随之失效。',
    ],
    gives: ['string', 'The new token', '新令牌'],
    example: 'YOUR_TOKEN',
    fails: [serverError],
  }),
  endpoint('POST /api/admin/setting/set_token', 'v3.56.0', 'admin', {
    title: ['Set the permanent token', '指定永久令牌'],
    text: [
      'Sets the permanent token to a text of yours. Signed links end, as with a reset.',
      '把永久令牌设为指定的文本。与重置一样，已签名的链接会失效。',
    ],
    takes: [inBody('token!', 'string', 'New token: long and random', '新令牌，应足够长且随机')],
    sends: { token: 'YOUR_NEW_TOKEN' },
    gives: ['string', 'The token', '令牌'],
    example: 'YOUR_NEW_TOKEN',
    fails: [failure(400, '', '`token` is missing', '缺少 `token`'), serverError],
  }),
  endpoint('POST /api/admin/setting/set_aria2', 'v3.0.0-beta.0', 'admin', {
    title: ['Set up aria2', '设置 aria2'],
    text: ['Saves the address of aria2 and tries it.', '保存 aria2 的地址并测试连接。'],
    takes: [
      inBody('uri!', 'string', 'JSON-RPC address', 'JSON-RPC 地址'),
      inBody('secret', 'string', 'Secret of aria2', 'aria2 密钥'),
    ],
    sends: { uri: 'http://localhost:6800/jsonrpc', secret: 'YOUR_ARIA2_SECRET' },
    gives: ['string', 'Version of aria2', 'aria2 的版本'],
    example: 'aria2 version: 1.37.0',
    fails: [failure(500, '', 'aria2 does not answer', 'aria2 没有响应')],
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
      'Saves the settings of the group 12 and starts the frp client again. A failed start is no error: read the status.',
      '保存分组 12 的设置并重启 frp 客户端。启动失败也不会报错，请查看返回的状态。',
    ],
    takes: [settingBody],
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
    gives: ['string', 'Status of the client', '客户端状态'],
    example: 'running',
    fails: [badRequest, serverError],
  }),
  endpoint('POST /api/admin/setting/stop_frp', 'v3.60.0', 'admin', {
    title: ['Stop the frp client', '停止 frp 客户端'],
    text: ['Stops the frp client.', '停止 frp 客户端。'],
    gives: ['string', 'Status of the client', '客户端状态'],
    example: 'stopped',
  }),
  endpoint('GET /api/admin/setting/frp_runtime', 'v3.60.0', 'admin', {
    title: ['Get the frp state', '获取 frp 运行状态'],
    text: [
      'Answers the status and the last log lines of the frp client.',
      '返回 frp 客户端的状态和最近的日志。',
    ],
    takes: [inQuery('limit', 'int', 'Number of log lines', '日志行数', '200')],
    asks: { limit: 50 },
    gives: [
      field('status', 'string', 'Status of the client', '客户端状态'),
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
      'Answers what a driver wants to know, and takes it off the queue.',
      '返回驱动的提问，取出后即从队列中移除。',
    ],
    gives: [
      field('type', 'string', 'Kind of message', '消息类型'),
      field('content', 'any', 'What the driver asks', '提问内容'),
    ],
    example: { type: 'string', content: 'Please enter the verification code' },
    fails: [failure(404, 'no message', 'No driver asks anything', '没有驱动在提问')],
  }),
  endpoint('POST /api/admin/message/send', 'v3.0.0-beta.0', 'admin', {
    title: ['Answer a question', '回答驱动的提问'],
    text: ['Sends the answer to the driver that waits for it.', '把回答发给正在等待的驱动。'],
    takes: [inBody('message!', 'string', 'The answer', '回答内容')],
    sends: { message: '123456' },
    fails: [failure(500, 'nowhere needed', 'No driver waits for an answer', '没有驱动在等待回答')],
  }),
]

const noSearch = failure(
  500,
  'search not available',
  'The setting `search_index` is `none`',
  '设置 `search_index` 为 `none`',
)
const running = failure(400, 'index is running', 'The index is being built', '索引正在构建')

export const searchIndex: readonly Endpoint[] = [
  endpoint('POST /api/admin/index/build', 'v3.6.0', 'admin', {
    title: ['Build the index', '构建索引'],
    text: [
      'Clears the index and builds it from the root, in the background.',
      '清空索引，并在后台从根目录重新构建。',
    ],
    fails: [running, noSearch],
  }),
  endpoint('POST /api/admin/index/update', 'v3.7.1', 'admin', {
    title: ['Update the index', '更新索引'],
    text: ['Builds the index of some paths again, in the background.', '在后台重新构建部分路径的索引。'],
    takes: [
      inBody('paths!', 'string[]', 'Paths to read again', '要重新读取的路径'),
      inBody('max_depth', 'int', 'How many levels to go down', '向下的层数'),
    ],
    sends: { paths: ['/photos'], max_depth: 20 },
    fails: [
      running,
      failure(
        400,
        'update is not supported for current index',
        'The search back end cannot update',
        '当前搜索后端不支持更新',
      ),
      noSearch,
    ],
  }),
  endpoint('POST /api/admin/index/stop', 'v3.6.0', 'admin', {
    title: ['Stop the build', '停止构建'],
    text: ['Stops a running build. What is indexed stays.', '停止正在进行的构建，已编入的内容保留。'],
    fails: [failure(400, 'index is not running', 'No build runs', '没有正在进行的构建'), noSearch],
  }),
  endpoint('POST /api/admin/index/clear', 'v3.7.1', 'admin', {
    title: ['Clear the index', '清空索引'],
    text: ['Empties the index.', '清空索引。'],
    fails: [running, noSearch],
  }),
  endpoint('GET /api/admin/index/progress', 'v3.6.0', 'admin', {
    title: ['Get the progress', '获取进度'],
    text: ['Tells how far the build is.', '返回构建进度。'],
    gives: [
      field('obj_count', 'int64', 'Entries in the index', '已索引的条目数'),
      field('is_done', 'bool', 'True when no build runs', '没有构建在进行时为 `true`'),
      field('last_done_time', 'time|null', 'End of the last build', '上次构建完成的时间'),
      field(
        'error',
        'string',
        'Error of the last build; empty without error',
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
    text: ['Lists the active device sessions of all users.', '列出所有用户的活动会话。'],
    gives: ['Session[]', 'The sessions', '会话列表'],
    example: [{ ...session, user_id: 3 }],
    fails: [serverError],
  }),
  endpoint('POST /api/admin/session/evict', 'v3.52.0', 'admin', {
    title: ['End a session', '结束会话'],
    text: [
      'Marks a session as inactive. The next request of that device answers 401 `session inactive`.',
      '把会话标记为失效，该设备的下一次请求会返回 401 `session inactive`。',
    ],
    takes: [inBody('session_id!', 'string', 'Device key from the list', '列表中的设备标识')],
    sends: { session_id: session.session_id },
    fails: [badRequest, serverError],
  }),
]

// Labels

const labelId = recordId('Number of the label', '标签 ID')
const labelNumber = inBody('label_id!', 'string', 'Number of the label, as text', '标签 ID，文本形式')

export const labels: readonly Endpoint[] = [
  endpoint('GET /api/label/list', 'v3.46.0', 'guest', {
    title: ['List labels', '列出标签'],
    text: ['Lists the labels, page by page.', '分页列出标签。'],
    takes: paging,
    asks: { page: 1, per_page: 20 },
    gives: list('Label', 'The labels', '标签列表'),
    example: { content: [label], total: 1 },
    fails: [badRequest, serverError],
  }),
  endpoint('GET /api/label/get', 'v3.46.0', 'guest', {
    title: ['Get a label', '获取标签'],
    text: ['Describes one label.', '返回一个标签。'],
    takes: [labelId],
    asks: { id: 1 },
    gives: ['Label', 'The label', '标签'],
    example: label,
    fails: [badId, noRecord],
  }),
  endpoint('GET /api/label_file_binding/get', 'v3.46.0', 'guest', {
    title: ['Get the labels of a file', '获取文件的标签'],
    text: ['Answers the labels that you have set on a file name.', '返回你为某个文件名设置的标签。'],
    takes: [
      inQuery(
        'file_name!',
        'string',
        'Name of the file, percent-encoded once more',
        '文件名，需再做一次 URL 编码',
      ),
    ],
    asks: { file_name: 'beach.jpg' },
    gives: ['Label[]|null', 'The labels; `null` when there are none', '标签，没有时为 `null`'],
    example: [label],
    fails: [
      failure(400, 'file_name must not empty', '`file_name` is missing', '缺少 `file_name`'),
      failure(401, 'user invalid', 'The caller is unknown', '调用者无效'),
      serverError,
    ],
  }),
  endpoint('GET /api/label_file_binding/get_file_by_label', 'v3.46.0', 'guest', {
    title: ['Get the files of labels', '获取标签下的文件'],
    text: ['Answers the files that you have given one of the labels.', '返回你设置过这些标签的文件。'],
    takes: [inQuery('label_id!', 'string', 'Label numbers, parted by commas', '标签 ID，用逗号分隔')],
    asks: { label_id: '1' },
    gives: ['LabelledFile[]|null', 'The files; `null` when there are none', '文件，没有时为 `null`'],
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
      failure(401, 'user invalid', 'The caller is unknown', '调用者无效'),
      serverError,
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
    text: ['Creates a label.', '新建标签。'],
    takes: labelDraft(['name']),
    sends: { name: 'Favourite', type: 0, description: 'Files to keep', bg_color: '#ffb020' },
    gives: [field('id', 'uint', 'Number of the label', '标签 ID')],
    example: { id: 1 },
    fails: [badRequest, failure(401, 'label name is exists', 'The name is taken', '名称已存在'), serverError],
  }),
  endpoint('POST /api/admin/label/update', 'v3.46.0', 'admin', {
    title: ['Change a label', '修改标签'],
    text: ['Replaces all fields of a label.', '替换标签的所有字段。'],
    takes: labelDraft(['id']),
    sends: { id: 1, name: 'Favourite', type: 0, description: 'Best photos', bg_color: '#ffb020' },
    gives: ['Label', 'The changed label', '修改后的标签'],
    example: { ...label, description: 'Best photos' },
    fails: [badRequest, noRecord],
  }),
  endpoint('POST /api/admin/label/delete', 'v3.46.0', 'admin', {
    title: ['Delete a label', '删除标签'],
    text: ['Deletes a label.', '删除标签。'],
    takes: [labelId],
    asks: { id: 1 },
    fails: [badId, serverError],
  }),
  endpoint('GET /api/admin/label_file_binding/list', 'v3.50.0', 'admin', {
    title: ['List bindings', '列出绑定'],
    text: ['Lists which labels you have set on which file names.', '列出你为哪些文件名设置了哪些标签。'],
    takes: [
      page,
      inQuery('page_size', 'int', 'Entries on a page, at most 200', '每页条数，最多 200', '50'),
      inQuery('file_name', 'string', 'Only this file name', '只看该文件名'),
      inQuery(
        'label_id',
        'string',
        'Only these labels: numbers, parted by commas',
        '只看这些标签：ID，用逗号分隔',
      ),
    ],
    asks: { page: 1, page_size: 50 },
    gives: list('LabelBinding', 'The bindings', '绑定列表'),
    example: { content: [binding], total: 1 },
    fails: [
      failure(400, "invalid label_id 'x'", '`label_id` holds no numbers', '`label_id` 不是数字'),
      serverError,
    ],
  }),
  endpoint('POST /api/admin/label_file_binding/create', 'v3.46.0', 'admin', {
    title: ['Set the labels of a file', '设置文件的标签'],
    text: [
      'Replaces the labels of a file name. Without labels it removes all. Send the other fields as a listing gives them.',
      '替换某个文件名的标签，不传标签则全部移除。其余字段按列表返回的值提交。',
    ],
    takes: bodyOf(FileToLabel, { required: [] }),
    sends: beachToLabel,
    gives: [field('msg', 'string', 'A message in Chinese', '提示信息')],
    example: { msg: '添加成功！' },
    fails: [failure(400, 'Unable to bind folder', '`is_dir` is true', '`is_dir` 为 `true`'), serverError],
  }),
  endpoint('POST /api/admin/label_file_binding/create_batch', 'v3.50.0', 'admin', {
    title: ['Set the labels of several files', '批量设置标签'],
    text: [
      'Does the same for several files. One failure does not stop the others.',
      '对多个文件执行同样的操作，单个失败不影响其他文件。',
    ],
    takes: [inBody('items!', 'FileToLabel[]', 'The files', '文件列表')],
    sends: { items: [beachToLabel] },
    gives: [
      field('total', 'int', 'Files in the request', '提交的文件数'),
      field('succeed', 'int', 'Files that worked', '成功数'),
      field('failed', 'int', 'Files that did not', '失败数'),
      field('results', 'LabelResult[]', 'Result of each file', '每个文件的结果'),
    ],
    example: { total: 1, succeed: 1, failed: 0, results: [{ name: 'beach.jpg', ok: true }] },
    fails: [badRequest],
  }),
  endpoint('POST /api/admin/label_file_binding/delete', 'v3.46.0', 'admin', {
    title: ['Take a label off a file', '移除文件的标签'],
    text: ['Removes one label from a file name.', '从某个文件名上移除一个标签。'],
    takes: [inBody('file_name!', 'string', 'Name of the file', '文件名'), labelNumber],
    sends: { file_name: 'beach.jpg', label_id: '1' },
    fails: [
      badRequest,
      failure(
        500,
        "invalid label ID 'x'",
        '`label_id` is no number, or the database fails',
        '`label_id` 不是数字，或数据库出错',
      ),
    ],
  }),
  endpoint('POST /api/admin/label_file_binding/restore', 'v3.50.0', 'admin', {
    title: ['Restore bindings', '恢复绑定'],
    text: [
      'Writes saved bindings back. A missing `user_id` becomes yours.',
      '写回备份的绑定，缺少 `user_id` 时使用你的用户 ID。',
    ],
    takes: [
      inBody('keep_ids', 'bool', 'Keep the numbers of the records', '保留记录 ID', '`false`'),
      inBody(
        'override',
        'bool',
        'First remove the labels that these users have set on these file names',
        '写入前先移除这些用户在这些文件名上已有的标签',
        '`false`',
      ),
      inBody('bindings!', 'LabelBinding[]', 'The bindings', '绑定列表'),
    ],
    sends: { keep_ids: false, override: true, bindings: [binding] },
    gives: [field('msg', 'string', 'A message with the count', '带数量的提示信息')],
    example: { msg: 'restored 1 rows' },
    fails: [
      failure(400, 'empty bindings', '`bindings` is empty', '`bindings` 为空'),
      failure(
        400,
        'invalid binding: user_id/label_id/file_name required',
        'A binding is incomplete',
        '某条绑定不完整',
      ),
      serverError,
    ],
  }),
]
