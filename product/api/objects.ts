/** The objects that requests and answers share. */
import { type Field, field, type SharedObject, words } from './kit.ts'

const object = (
  name: string,
  home: string,
  en: string,
  zh: string,
  fields: readonly Field[],
): SharedObject => ({
  name,
  home,
  meaning: words(en, zh),
  fields,
})

const objFields: readonly Field[] = [
  field(
    'id',
    'string',
    'ID of the file or folder, usually the one at the provider. Can be empty',
    '文件或文件夹的 ID，通常是存储提供方的，可能为空',
  ),
  field(
    'path',
    'string',
    'Path or ID that the driver uses internally. Can be empty',
    '驱动内部使用的路径或 ID，可能为空',
  ),
  field(
    'virtual_path',
    'string',
    'Full AList path to the file or folder (v3.61.0 and later). Empty for files in archives',
    '文件或文件夹在 AList 中的完整路径（v3.61.0 起），压缩包里的文件为空',
  ),
  field('name', 'string', 'Name of the file or folder', '名称'),
  field('size', 'int64', 'Size in bytes. For folders, usually 0', '大小，单位字节；文件夹通常是 0'),
  field('is_dir', 'bool', 'True if the entry is a folder', '文件夹为 `true`'),
  field('modified', 'time', 'Modification time, if known', '修改时间（如果知道）'),
  field(
    'created',
    'time',
    'Creation time, if known. Otherwise, usually the modification time',
    '创建时间；不知道时，通常是修改时间',
  ),
  field(
    'sign',
    'string',
    'Signature for download links. Empty for folders, and usually if no signature is required',
    '下载链接的签名；条目是文件夹时为空，不需要签名时通常也为空',
  ),
  field('thumb', 'string', 'URL of the thumbnail. Can be empty', '缩略图地址，可能为空'),
  field(
    'type',
    'int',
    'File type: 0 for other, 1 for folder, 2 for video, 3 for audio, 4 for text, 5 for image. `/api/fs/get` derives the type of the requested folder from its name, so it is usually 0',
    '0 未知，1 文件夹，2 视频，3 音频，4 文本，5 图片。`/api/fs/get` 按名称判断所请求文件夹的类型，通常是 0',
  ),
  field(
    'hashinfo',
    'string',
    'Hashes of the file, as JSON text. If there are no hashes, the text is usually `null`',
    '文件的哈希，JSON 文本；没有哈希时，通常是文本 `null`',
  ),
  field(
    'hash_info',
    'map<string>|null',
    'Hashes of the file by algorithm, such as `md5`, `sha1`, or `sha256`',
    '文件的哈希，键是算法，如 `md5`、`sha1`、`sha256`',
  ),
  field('storage_class?', 'string', 'Storage class of the file. Omitted if empty', '存储类型，为空时不返回'),
]

const labelList = field('label_list', 'Label[]|null', 'Labels of files with this name', '这个文件名的标签')

export const Obj = object('Obj', 'fs.md#file-object', 'A file or a folder', '文件或文件夹', objFields)

export const ListedObj = object(
  'ListedObj',
  'fs.md#file-object',
  'A file or folder in a list: the fields of `Obj` and the labels',
  '列表中的文件或文件夹：`Obj` 的全部字段加上标签',
  [...objFields, labelList],
)

export const FoundObj = object('FoundObj', 'fs.md#search-hit', 'A search result', '一条搜索结果', [
  field('parent', 'string', 'Full AList path to the parent folder', '所在文件夹的完整路径'),
  field('name', 'string', 'Name of the file or folder', '名称'),
  field('is_dir', 'bool', 'True if the entry is a folder', '文件夹为 `true`'),
  field('size', 'int64', 'Size in bytes when the entry was indexed', '编入索引时的大小，单位字节'),
  field('type', 'int', 'File type. For the values, see `Obj`', '文件类型，取值同 `Obj`'),
])

export const Dir = object('Dir', 'fs.md#folder-entry', 'A folder in a tree', '目录树中的文件夹', [
  field('name', 'string', 'Name of the folder', '名称'),
  field('modified', 'time', 'Modification time', '修改时间'),
])

export const RenamePair = object('RenamePair', 'fs.md#rename-pair', 'An old and a new name', '一对新旧名称', [
  field('src_name', 'string', 'Current name', '现在的名称'),
  field('new_name', 'string', 'New name', '新名称'),
])

export const ArchiveSort = object(
  'ArchiveSort',
  'archive.md#sort-order',
  'Sort order of a storage',
  '存储的排序设置',
  [
    field(
      'order_by',
      'string',
      'Sort key: `name`, `size`, or `modified`. Can be empty',
      '排序方式：`name`、`size` 或 `modified`，可能为空',
    ),
    field(
      'order_direction',
      'string',
      'Sort direction: `asc` or `desc`. Can be empty',
      '排序方向：`asc` 或 `desc`，可能为空',
    ),
    field(
      'extract_folder',
      'string',
      'Position of folders: first (`front`) or last (`back`). Can be empty',
      '文件夹的位置：`front` 在前，`back` 在后，可能为空',
    ),
  ],
)

const archivedPath = field(
  'virtual_path',
  'string',
  'Always empty here. Build the path from the names in the tree',
  '始终为空，请用目录树里各级的名称拼出路径',
)

export const ArchiveNode = object(
  'ArchiveNode',
  'archive.md#archive-tree',
  'A file or folder in an archive: the fields of `Obj` and the children',
  '压缩包中的文件或文件夹：`Obj` 的全部字段加上子项',
  [
    ...objFields.map((one) => (one.name === 'virtual_path' ? archivedPath : one)),
    field('children', 'ArchiveNode[]|null', 'Files and folders in this folder', '文件夹中的内容'),
  ],
)

export const Task = object('Task', 'task.md#task-object', 'A background task', '后台任务', [
  field('id', 'string', 'Task ID, which other endpoints take as `tid`', '任务 ID，即 `tid` 的值'),
  field('name', 'string', 'Description of the task', '任务内容的文字描述'),
  field('creator', 'string', 'Username of the user who started the task', '创建者的用户名'),
  field('creator_role', 'int[]|null', 'Role IDs of the user who started the task', '创建者的角色 ID'),
  field(
    'state',
    'int',
    'State number, from 0 to 9. For the meanings, see the States table on the Tasks page',
    '状态编号，0 到 9，含义见“任务”页的状态表',
  ),
  field('status', 'string', 'Description of the current step', '当前进度的文字说明'),
  field(
    'progress',
    'float',
    'Progress in percent. Some tasks, such as those of folders, report none, and those of small files can exceed 100',
    '进度百分比。有的任务（例如文件夹的任务）不报告进度，小文件的任务可能超过 100',
  ),
  field(
    'start_time',
    'time|null',
    'Time when the last attempt started, or `null` if there was none since AList started',
    '最近一次尝试的开始时间；AList 启动后还没有尝试过时为 `null`',
  ),
  field(
    'end_time',
    'time|null',
    'Time when the last attempt ended, or `null` if it is still running or there was none since AList started',
    '最近一次尝试的结束时间；还在运行，或 AList 启动后没有尝试过时为 `null`',
  ),
  field(
    'total_bytes',
    'int64',
    'Number of bytes to transfer. 0 or -1 if AList does not know it, for example before the start',
    '要传输的字节数；还不知道时（例如开始之前）为 0 或 -1',
  ),
  field(
    'error',
    'string',
    'Error message of the last attempt. Empty if there is none, and after a restart of AList',
    '最近一次尝试的错误信息；没有错误，或 AList 重启过时为空',
  ),
])

export const Meta = object('Meta', 'admin/meta.md#meta-object', 'The rules for a path', '一条路径的规则', [
  field('id', 'uint', 'ID of the record', '记录 ID'),
  field(
    'path',
    'string',
    'Full AList path that the meta applies to. Each path can have only one meta',
    'AList 完整路径，不可重复',
  ),
  field(
    'password',
    'string',
    'Password that users without the **Access without password** permission must enter to open the path in the web UI or the API. If empty, no password is required',
    '没有 **无需密码访问** 权限的用户在网页或 API 里打开这个路径时需要的密码，留空表示没有密码',
  ),
  field(
    'p_sub',
    'bool',
    'If true, the password also applies to the files and subfolders in the folder. Otherwise, it only protects the path itself, such as the list of the folder',
    '密码应用到文件夹里的文件和子文件夹；否则只保护路径本身，例如文件夹的列表',
  ),
  field(
    'write',
    'bool',
    'If true, everyone who can open this folder in the web UI or the API can upload files to it there',
    '允许能在网页或 API 里打开这个文件夹的所有人上传文件',
  ),
  field(
    'w_sub',
    'bool',
    'If true, `write` also applies to subfolders and to creating folders',
    '`write` 应用到子文件夹，也允许新建文件夹',
  ),
  field(
    'hide',
    'string',
    'Names to hide: one regular expression per line, separated by `\\n`. An empty line hides every name',
    '要隐藏的名称，每行一个正则表达式，用 `\\n` 换行。空行会隐藏所有名称',
  ),
  field('h_sub', 'bool', 'If true, `hide` also applies to subfolders', '`hide` 应用到子文件夹'),
  field(
    'readme',
    'string',
    'Markdown text to show below the file list, or the URL of a Markdown file',
    '显示在列表下方的 Markdown，或者 Markdown 文件的地址',
  ),
  field('r_sub', 'bool', 'If true, `readme` also applies to subfolders', '`readme` 应用到子文件夹'),
  field(
    'header',
    'string',
    'Markdown text to show above the file list, or the URL of a Markdown file',
    '显示在列表上方的 Markdown，或者 Markdown 文件的地址',
  ),
  field('header_sub', 'bool', 'If true, `header` also applies to subfolders', '`header` 应用到子文件夹'),
])

const userFields: readonly Field[] = [
  field('id', 'uint', 'ID of the user', '用户 ID'),
  field('username', 'string', 'Unique username', '用户名，不可重复'),
  field(
    'password',
    'string',
    'New password. Empty in responses, or a random text without effect for users that single sign-on or LDAP created',
    '新密码；返回时为空，由单点登录或 LDAP 创建的用户则是一段没有作用的随机文本',
  ),
  field('base_path', 'string', 'Folder that the user sees as the root folder', '用户看到的根文件夹'),
  field('role', 'int[]|null', "IDs of the user's roles", '角色 ID'),
  field('disabled', 'bool', 'True if the account is disabled', '账号停用时为 `true`'),
  field(
    'permission',
    'int',
    "Legacy permission bits. In v3.46.0 and later, only bit 14 (`16384`) has an effect: it limits paths to the scopes of the user's roles",
    '旧的权限位。v3.46.0 起只有权限位 14（`16384`）有效：把路径限制在角色的权限范围内',
  ),
  field('sso_id', 'string', 'User ID from the single sign-on provider', '单点登录平台的用户 ID'),
]

export const User = object('User', 'admin/user.md#user-object', 'A user', '用户', userFields)

export const CurrentUser = object(
  'CurrentUser',
  'me.md#current-user-object',
  'The caller: the fields of `User` and the permissions from the roles',
  '调用者：`User` 的全部字段，加上角色给予的权限',
  [
    ...userFields,
    field('otp', 'bool', 'True if two-factor authentication is on', '开启两步验证时为 `true`'),
    field('role_names', 'string[]|null', 'Names of the roles', '角色名称'),
    field('permissions', 'PermissionScope[]|null', 'Permission bits for each path', '各路径的权限位'),
  ],
)

export const PermissionScope = object(
  'PermissionScope',
  'admin/role.md#permission-scope',
  'Permission bits for a path',
  '一条路径上的权限位',
  [
    field('path', 'string', 'Path that the bits apply to', '权限生效的路径'),
    field('permission', 'int', 'Sum of the values of the permission bits', '权限位数值之和'),
  ],
)

export const Role = object('Role', 'admin/role.md#role-object', 'A role', '角色', [
  field('id', 'uint', 'ID of the role', '角色 ID'),
  field('name', 'string', 'Unique name of the role', '名称，不可重复'),
  field('description', 'string', 'Description of the role', '描述'),
  field('permission_scopes', 'PermissionScope[]|null', 'Paths and their permission bits', '路径及其权限位'),
  field(
    'default',
    'bool',
    'In a request, `true` sets `default_role` to this role. In a response, whether a request did so. If `default_role` was changed in the settings since, the setting applies',
    '请求里的 `true` 把 `default_role` 设为这个角色；返回时表示有没有请求这样设置过。如果后来在设置里改过 `default_role`，以设置为准',
  ),
])

export const SshKey = object(
  'SshKey',
  'ssh-key.md#ssh-key-object',
  'A public key for SFTP',
  'SFTP 用的公钥',
  [
    field('id', 'uint', 'ID of the key', '公钥 ID'),
    field('title', 'string', 'Name of the key', '公钥名称'),
    field('fingerprint', 'string', 'SHA-256 fingerprint of the key', 'SHA-256 指纹'),
    field('added_time', 'time', 'Time when the key was added', '添加时间'),
    field(
      'last_used_time',
      'time',
      'Time when the key was last used or, before the first use, added',
      '最近使用时间；还没有用过时是添加时间',
    ),
  ],
)

const sessionFields = [
  field(
    'last_active',
    'int',
    'Time of the last request, as a Unix timestamp in seconds',
    '最近活动时间，Unix 秒',
  ),
  field(
    'status',
    'int',
    'Status of the session: 0 for active, 1 for inactive',
    '会话的状态：0 活动，1 已失效',
  ),
  field('ua', 'string', 'User agent of the device', '浏览器标识（User-Agent）'),
  field('ip', 'string', 'IP address, partly masked', 'IP 地址，部分打码'),
]

export const MySession = object(
  'MySession',
  'me.md#session-object',
  'A logged-in device',
  '一台已登录的设备',
  [field('session_id', 'string', 'Key of the device session', '设备标识'), ...sessionFields],
)

export const Session = object(
  'Session',
  'admin/session.md#session-object',
  'A device session of any user',
  '任意用户的设备会话',
  [
    field('session_id', 'string', 'Key of the device session', '设备标识'),
    field('user_id?', 'uint', 'ID of the user', '用户 ID'),
    ...sessionFields,
  ],
)

export const Credential = object(
  'Credential',
  'authn.md#credential-object',
  'A registered passkey',
  '已注册的通行密钥',
  [
    field('id', 'string', 'Credential ID, Base64-encoded', '凭据 ID，base64'),
    field(
      'fingerprint',
      'string',
      'AAGUID of the authenticator, as hexadecimal bytes',
      '验证器的 AAGUID，十六进制',
    ),
  ],
)

export const Storage = object('Storage', 'admin/storage.md#storage-object', 'A storage', '存储', [
  field('id', 'uint', 'ID of the storage', '存储 ID'),
  field('mount_path', 'string', 'Unique mount path', '挂载路径，不可重复'),
  field('order', 'int', 'Position in lists. Storages with lower numbers come first', '序号，小的在前'),
  field(
    'driver',
    'string',
    'Name of the driver. You cannot change the driver after you create the storage',
    '驱动名称，创建后不能修改',
  ),
  field(
    'cache_expiration',
    'int',
    'How long AList caches folder lists, in minutes, unless the driver has `no_cache`. 0 turns off caching',
    '列表缓存的分钟数，0 表示不缓存；带 `no_cache` 的驱动不缓存',
  ),
  field(
    'status',
    'string',
    '`work`, `disabled`, or an error message, usually from the last start. AList sets this field',
    '`work`、`disabled` 或一条错误，通常来自上次初始化；由服务器设置',
  ),
  field('addition', 'string', 'Driver options as JSON text', '驱动选项，JSON 文本'),
  field(
    'remark',
    'string',
    'Remark about the storage. Can contain a reference to another storage',
    '备注，可引用另一个存储',
  ),
  field(
    'modified',
    'time',
    'Time when the storage was last changed. AList sets this field',
    '修改时间，由服务器设置',
  ),
  field('disabled', 'bool', 'True if the storage is disabled', '禁用时为 `true`'),
  field(
    'disable_index',
    'bool',
    'If true, AList leaves this storage out of the search index',
    '不把这个存储收进搜索索引',
  ),
  field(
    'enable_sign',
    'bool',
    'If true, download links to files in this storage require a signature. This does not apply to shares',
    '这个存储的下载链接需要签名，分享除外',
  ),
  field(
    'order_by',
    'string',
    'Sort key for folder lists: `name`, `size`, or `modified`. Only for drivers with `local_sort`',
    '排序方式：`name`、`size` 或 `modified`，只对有 `local_sort` 的驱动生效',
  ),
  field(
    'order_direction',
    'string',
    'Sort direction: `asc` or `desc`. Only for drivers with `local_sort`',
    '排序方向：`asc` 或 `desc`，只对有 `local_sort` 的驱动生效',
  ),
  field(
    'extract_folder',
    'string',
    'Position of folders in folder lists: first (`front`) or last (`back`)',
    '文件夹的位置：`front` 排在文件前，`back` 排在文件后',
  ),
  field(
    'web_proxy',
    'bool',
    'If true, web downloads go through AList or the `down_proxy_url`',
    '网页下载经由 AList 或 `down_proxy_url`',
  ),
  field(
    'webdav_policy',
    'string',
    'Download method for WebDAV: `302_redirect`, `use_proxy_url`, or `native_proxy`',
    'WebDAV 的下载方式：`302_redirect`、`use_proxy_url` 或 `native_proxy`',
  ),
  field(
    'proxy_range',
    'bool',
    'If true, AList handles range requests when it proxies a file',
    '代理时由 AList 处理 Range 请求',
  ),
  field('down_proxy_url', 'string', 'URL of the download proxy', '下载代理 URL'),
  field(
    'down_proxy_sign',
    'bool',
    'If true, AList adds a signature to download proxy links',
    '在下载代理 URL 里加上签名',
  ),
])

export const DriverItem = object(
  'DriverItem',
  'admin/driver.md#option',
  'One option of a driver',
  '驱动的一个选项',
  [
    field('name', 'string', 'Key of the driver option', '选项的键'),
    field(
      'type',
      'string',
      'Type of the value: `string`, `number`, `float`, `bool`, `text`, or `select`',
      '值的类型：`string`、`number`、`float`、`bool`、`text` 或 `select`',
    ),
    field('default', 'string', 'Default value, as text', '默认值（文本）'),
    field(
      'options',
      'string',
      'Comma-separated list of allowed values, if `type` is `select`',
      '`select` 的可选值，用逗号分隔',
    ),
    field('required', 'bool', 'True if the web UI requires a value', '网页要求填写时为 `true`'),
    field('help', 'string', 'Help text. Can be empty', '帮助文字，可能为空'),
  ],
)

export const DriverConfig = object(
  'DriverConfig',
  'admin/driver.md#flags',
  'Flags of a driver',
  '驱动的特性标记',
  [
    field('name', 'string', 'Name of the driver', '驱动名称'),
    field('local_sort', 'bool', 'True if AList sorts the folder lists of this driver', '由 AList 给列表排序'),
    field(
      'only_local',
      'bool',
      'True if the driver has no download links, so AList must serve the files itself',
      '驱动没有下载链接，数据必须经过 AList',
    ),
    field(
      'only_proxy',
      'bool',
      'True if downloads usually must go through AList',
      '下载的数据通常必须经过 AList',
    ),
    field('no_cache', 'bool', 'True if AList does not cache the folder lists of this driver', '不缓存列表'),
    field('no_upload', 'bool', 'True if the driver does not support uploads', '不支持上传'),
    field(
      'need_ms',
      'bool',
      'True if the driver can ask the admin for input, such as a verification code',
      '驱动可能会提问，例如询问验证码',
    ),
    field('default_root', 'string', 'Default root folder', '默认根文件夹'),
    field(
      'alert',
      'string',
      'Notice to show in the storage form, in the format `type|text`',
      '显示在表单上的提示，格式为 `type|text`',
    ),
  ],
)

export const DriverInfo = object(
  'DriverInfo',
  'admin/driver.md#driver-object',
  'Options and flags of a driver',
  '驱动的选项和特性标记',
  [
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
)

export const SettingItem = object(
  'SettingItem',
  'admin/setting.md#setting-object',
  'One setting',
  '一个设置项',
  [
    field('key', 'string', 'Unique key of the setting', '键，不可重复'),
    field('value', 'string', 'Value of the setting, as text', '值（文本）'),
    field('help', 'string', 'Help text', '帮助文字'),
    field(
      'type',
      'string',
      'Type of the value: `string`, `number`, `bool`, `select`, or `text`',
      '值的类型：`string`、`number`、`bool`、`select` 或 `text`',
    ),
    field(
      'options',
      'string',
      'Comma-separated list of allowed values, if `type` is `select`',
      '`select` 的可选值，用逗号分隔',
    ),
    field(
      'group',
      'int',
      'Number of the settings group. For the numbers, see [Groups](#groups)',
      '分组编号，见分组表',
    ),
    field(
      'flag',
      'int',
      'Access flag: 0 for public, 1 for private, 2 for read-only, 3 for deprecated',
      '访问标记：0 公开，1 私有，2 只读，3 已弃用',
    ),
    field('index', 'uint', 'Position of the setting in its group', '在分组中的顺序'),
  ],
)

export const Share = object('Share', 'share.md#share-object', 'A share link', '分享链接', [
  field('id', 'uint', 'ID of the record', '记录 ID'),
  field('share_id', 'string', 'Share ID that the link contains', '链接中的分享 ID'),
  field('name', 'string', 'Name that visitors see', '访问者看到的名称'),
  field('root_path', 'string', 'Full AList path to the shared file or folder', '所分享内容的完整路径'),
  field('is_dir', 'bool', 'True if the share is a folder', '文件夹为 `true`'),
  field('has_password', 'bool', 'True if the share has a password', '设有密码时为 `true`'),
  field('burn_after_read', 'bool', 'True if `access_limit` is 1', '`access_limit` 为 1 时是 `true`'),
  field('access_limit', 'int', 'Maximum number of accesses. 0 means no limit', '访问次数限制，0 表示不限'),
  field('access_count', 'int', 'Number of accesses so far', '已访问次数'),
  field(
    'remaining_accesses',
    'int',
    'Number of remaining accesses. Also 0 if there is no limit',
    '剩余访问次数，不限次数时也是 0',
  ),
  field('allow_preview', 'bool', 'If true, visitors can preview files', '允许预览'),
  field('allow_download', 'bool', 'If true, visitors can download files', '允许下载'),
  field(
    'enabled',
    'bool',
    'False if the share is disabled or has reached its access limit',
    '停用或次数用完后为 `false`',
  ),
  field(
    'view_count',
    'int',
    'Number of times that the share page was opened or the password was entered',
    '打开分享页面和输入密码的次数',
  ),
  field('download_count', 'int', 'Number of download requests', '下载请求的次数'),
  field(
    'last_access_at',
    'time|null',
    'Time of the last view, preview, or download, or `null` if there was none',
    '最近一次浏览、预览或下载的时间，没有时为 `null`',
  ),
  field(
    'consumed_at',
    'time|null',
    'Time when the share reached its access limit, or `null` if it has not',
    '次数用完的时间，没有用完时为 `null`',
  ),
  field(
    'expires_at',
    'time|null',
    'Expiration time, or `null` if the share does not expire',
    '到期时间，`null` 表示永久',
  ),
  field('created_at', 'time', 'Time when the share was created', '创建时间'),
  field(
    'updated_at',
    'time',
    'Time when the share was last changed, or a file in it was previewed or downloaded',
    '最近一次修改分享，或预览、下载其中文件的时间',
  ),
  field('url', 'string', 'URL of the share page', '分享页面的地址'),
])

export const ShareItem = object(
  'ShareItem',
  'public.md#share-item',
  'A file or folder in a share',
  '分享中的文件或文件夹',
  [
    field('name', 'string', 'Name of the file or folder', '名称'),
    field('size', 'int64', 'Size in bytes', '大小，单位字节'),
    field('is_dir', 'bool', 'True if the entry is a folder', '文件夹为 `true`'),
    field('modified', 'time', 'Modification time', '修改时间'),
    field(
      'created',
      'time',
      'Creation time, if known. Otherwise, usually the modification time',
      '创建时间；不知道时，通常是修改时间',
    ),
    field('thumb', 'string', 'URL of the thumbnail. Can be empty', '缩略图地址，可能为空'),
    field('type', 'int', 'File type. For the values, see `Obj`', '文件类型，取值同 `Obj`'),
    field('path', 'string', 'Path in the share', '在分享中的路径'),
    field(
      'storage_class?',
      'string',
      'Storage class of the file. Omitted if empty',
      '存储类型，为空时不返回',
    ),
    field(
      'download_url?',
      'string',
      'Download link. Omitted for folders and for shares that do not allow downloads',
      '下载链接；条目是文件夹，或分享不允许下载时，不返回',
    ),
    field(
      'preview_url?',
      'string',
      'Preview link. Omitted for folders and for shares that do not allow previews',
      '预览链接；条目是文件夹，或分享不允许预览时，不返回',
    ),
  ],
)

export const Label = object('Label', 'label.md#label-object', 'A label', '标签', [
  field('id', 'uint', 'ID of the label', '标签 ID'),
  field('type', 'int', 'Type number. You choose what it means', '类型编号，含义由你决定'),
  field('name', 'string', 'Name of the label', '名称'),
  field('description', 'string', 'Description of the label', '描述'),
  field('bg_color', 'string', 'Background color', '背景颜色'),
  field('create_time', 'time', 'Time when the label was created or last changed', '创建或修改时间'),
])

export const LabelledFile = object(
  'LabelledFile',
  'label.md#labelled-file',
  'A file with its labels',
  '带标签的文件',
  [
    ...objFields.filter(({ name }) => !['virtual_path', 'hash_info', 'storage_class'].includes(name)),
    field(
      'label_list',
      'Label[]|null',
      'Those of the requested labels that the file has',
      '请求的标签中，这个文件有的那些',
    ),
  ],
)

export const FileToLabel = object(
  'FileToLabel',
  'admin/label.md#file-to-label',
  'A file and the labels to assign to it',
  '文件，以及要设置的标签',
  [
    ...objFields
      .filter(({ name }) => !['virtual_path', 'hash_info', 'storage_class'].includes(name))
      .map((one) => ({ ...one, optional: true })),
    field('label_ids?', 'string', 'Label IDs, separated by commas', '标签 ID，用逗号分隔'),
    field(
      'labelIdList?',
      'uint[]',
      'Label IDs as a list. Takes precedence over `label_ids`',
      '标签 ID 列表，优先于 `label_ids`',
    ),
  ],
)

export const LabelBinding = object(
  'LabelBinding',
  'admin/label.md#binding-object',
  'The assignment of a label to a file name',
  '标签与文件名的绑定',
  [
    field('id', 'uint', 'ID of the record', '记录 ID'),
    field('user_id', 'uint', 'ID of the user who assigned the label', '设置标签的用户的 ID'),
    field('label_id', 'uint', 'ID of the label', '标签 ID'),
    field('file_name', 'string', 'Name of the file', '文件名'),
    field('create_time', 'time', 'Time when the label was assigned', '创建时间'),
  ],
)

export const LabelResult = object(
  'LabelResult',
  'admin/label.md#result-object',
  'Result for one file',
  '一个文件的处理结果',
  [
    field('name', 'string', 'Name of the file', '文件名'),
    field('ok', 'bool', 'True if AList assigned the labels', '成功为 `true`'),
    field('errMsg?', 'string', 'Error message. Omitted if `ok` is true', '错误信息，成功时不返回'),
  ],
)

export const objects: readonly SharedObject[] = [
  Obj,
  ListedObj,
  FoundObj,
  Dir,
  RenamePair,
  ArchiveSort,
  ArchiveNode,
  Task,
  Meta,
  User,
  CurrentUser,
  PermissionScope,
  Role,
  SshKey,
  MySession,
  Session,
  Credential,
  Storage,
  DriverItem,
  DriverConfig,
  DriverInfo,
  SettingItem,
  Share,
  ShareItem,
  Label,
  LabelledFile,
  FileToLabel,
  LabelBinding,
  LabelResult,
]
