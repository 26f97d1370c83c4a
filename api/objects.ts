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
  field('id', 'string', 'Id at the provider; may be empty', '存储提供方的文件 ID，可能为空'),
  field('path', 'string', 'Path or id that the driver keeps; may be empty', '驱动内部使用的路径，可能为空'),
  field('virtual_path', 'string', 'Full path in AList (since v3.61.0)', 'AList 中的完整路径（v3.61.0 起）'),
  field('name', 'string', 'Name', '名称'),
  field('size', 'int64', 'Size in bytes', '大小，单位字节'),
  field('is_dir', 'bool', 'True for a folder', '文件夹为 `true`'),
  field('modified', 'time', 'Time of the last change', '修改时间'),
  field('created', 'time', 'Time of creation', '创建时间'),
  field(
    'sign',
    'string',
    'Signature for download links; empty when none is needed',
    '下载链接的签名，不需要签名时为空',
  ),
  field('thumb', 'string', 'Address of the thumbnail; may be empty', '缩略图地址，可能为空'),
  field(
    'type',
    'int',
    '0 unknown, 1 folder, 2 video, 3 audio, 4 text, 5 image',
    '0 未知，1 文件夹，2 视频，3 音频，4 文本，5 图片',
  ),
  field(
    'hashinfo',
    'string',
    'Hashes as JSON text; the text `null` without hashes',
    'JSON 文本形式的哈希；没有哈希时为文本 `null`',
  ),
  field(
    'hash_info',
    'map<string>|null',
    'Hashes by algorithm, such as `md5`, `sha1`, `sha256`',
    '以算法为键的哈希，如 `md5`、`sha1`、`sha256`',
  ),
  field('storage_class?', 'string', 'Storage class; missing when empty', '存储类型，为空时不返回'),
]

const labelList = field('label_list', 'Label[]|null', 'Labels of the file', '文件的标签')

export const Obj = object('Obj', 'fs.md#file-object', 'A file or a folder', '文件或文件夹', objFields)

export const ListedObj = object(
  'ListedObj',
  'fs.md#file-object',
  'A file or a folder of a listing: the fields of `Obj` and its labels',
  '列表中的文件或文件夹：`Obj` 的全部字段加上标签',
  [...objFields, labelList],
)

export const FoundObj = object('FoundObj', 'fs.md#search-hit', 'A hit of the search', '一条搜索结果', [
  field('parent', 'string', 'Full path of the folder', '所在文件夹的完整路径'),
  field('name', 'string', 'Name', '名称'),
  field('is_dir', 'bool', 'True for a folder', '文件夹为 `true`'),
  field('size', 'int64', 'Size in bytes', '大小，单位字节'),
  field('type', 'int', 'Kind of file, as in `Obj`', '文件类型，取值同 `Obj`'),
])

export const Dir = object('Dir', 'fs.md#folder-entry', 'A folder in a tree', '目录树中的文件夹', [
  field('name', 'string', 'Name', '名称'),
  field('modified', 'time', 'Time of the last change', '修改时间'),
])

export const RenamePair = object('RenamePair', 'fs.md#rename-pair', 'An old and a new name', '一对新旧名称', [
  field('src_name', 'string', 'Name now', '现在的名称'),
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
      '`name`, `size` or `modified`; may be empty',
      '`name`、`size` 或 `modified`，可能为空',
    ),
    field('order_direction', 'string', '`asc` or `desc`; may be empty', '`asc` 或 `desc`，可能为空'),
    field('extract_folder', 'string', '`front` or `back`; may be empty', '`front` 或 `back`，可能为空'),
  ],
)

export const ArchiveNode = object(
  'ArchiveNode',
  'archive.md#archive-tree',
  'A file or a folder in an archive: the fields of `Obj` and its children',
  '压缩包中的文件或文件夹：`Obj` 的全部字段加上子项',
  [...objFields, field('children', 'ArchiveNode[]|null', 'What the folder holds', '文件夹中的内容')],
)

export const Task = object('Task', 'task.md#task-object', 'A background task', '后台任务', [
  field('id', 'string', 'Task id: the value of `tid`', '任务 ID，即 `tid` 的值'),
  field('name', 'string', 'What the task does, as text', '任务内容的文字描述'),
  field('creator', 'string', 'User name of the creator', '创建者的用户名'),
  field('creator_role', 'int[]|null', 'Role numbers of the creator', '创建者的角色 ID'),
  field('state', 'int', 'Number of the state, see below', '状态编号，见下表'),
  field('status', 'string', 'What happens now, as text', '当前进度的文字说明'),
  field('progress', 'float', 'Percent, 0 to 100', '百分比，0 到 100'),
  field('start_time', 'time|null', 'Start', '开始时间'),
  field('end_time', 'time|null', 'End', '结束时间'),
  field('total_bytes', 'int64', 'Bytes to move', '总字节数'),
  field('error', 'string', 'Error text; empty without error', '错误信息，没有错误时为空'),
])

export const Meta = object('Meta', 'admin/meta.md#meta-object', 'The rules of a path', '一条路径的规则', [
  field('id', 'uint', 'Number of the record', '记录 ID'),
  field('path', 'string', 'Full AList path; unique', 'AList 完整路径，不可重复'),
  field('password', 'string', 'Password to enter; empty for none', '访问密码，空表示没有'),
  field('p_sub', 'bool', 'Password applies to sub-folders', '密码应用到子文件夹'),
  field('write', 'bool', 'Everybody may upload and create folders here', '允许所有人在此上传和新建文件夹'),
  field('w_sub', 'bool', '`write` applies to sub-folders', '`write` 应用到子文件夹'),
  field(
    'hide',
    'string',
    'Names to hide: one regular expression per line',
    '要隐藏的名称，每行一个正则表达式',
  ),
  field('h_sub', 'bool', '`hide` applies to sub-folders', '`hide` 应用到子文件夹'),
  field('readme', 'string', 'Markdown or address shown below the list', '显示在列表下方的 Markdown 或地址'),
  field('r_sub', 'bool', '`readme` applies to sub-folders', '`readme` 应用到子文件夹'),
  field('header', 'string', 'Markdown or address shown above the list', '显示在列表上方的 Markdown 或地址'),
  field('header_sub', 'bool', '`header` applies to sub-folders', '`header` 应用到子文件夹'),
])

const userFields: readonly Field[] = [
  field('id', 'uint', 'Number of the user', '用户 ID'),
  field('username', 'string', 'User name; unique', '用户名，不可重复'),
  field('password', 'string', 'New password; always empty in answers', '新密码，返回时始终为空'),
  field('base_path', 'string', 'Folder that is the root of the user', '用户的根目录'),
  field('role', 'int[]|null', 'Role numbers', '角色 ID'),
  field('disabled', 'bool', 'True when the account is switched off', '账号停用时为 `true`'),
  field(
    'permission',
    'int',
    'Old permission bits; since v3.46.0 the roles count',
    '旧的权限位，v3.46.0 起以角色为准',
  ),
  field('sso_id', 'string', 'Id at the single sign-on provider', '单点登录平台的用户 ID'),
]

export const User = object('User', 'admin/user.md#user-object', 'A user', '用户', userFields)

export const CurrentUser = object(
  'CurrentUser',
  'me.md#current-user-object',
  'The caller: the fields of `User`, and what the roles give',
  '调用者：`User` 的全部字段，加上角色给予的权限',
  [
    ...userFields,
    field('otp', 'bool', 'True when two-factor authentication is on', '开启两步验证时为 `true`'),
    field('role_names', 'string[]|null', 'Names of the roles', '角色名称'),
    field('permissions', 'PermissionScope[]|null', 'Permission bits by path', '各路径的权限位'),
  ],
)

export const PermissionScope = object(
  'PermissionScope',
  'admin/role.md#permission-scope',
  'Permission bits on a path',
  '一条路径上的权限位',
  [
    field('path', 'string', 'Path that the bits apply to', '权限生效的路径'),
    field('permission', 'int', 'Sum of the bit values', '权限位数值之和'),
  ],
)

export const Role = object('Role', 'admin/role.md#role-object', 'A role', '角色', [
  field('id', 'uint', 'Number of the role', '角色 ID'),
  field('name', 'string', 'Name; unique', '名称，不可重复'),
  field('description', 'string', 'Note', '描述'),
  field('permission_scopes', 'PermissionScope[]|null', 'Paths and their permission bits', '路径及其权限位'),
  field('default', 'bool', 'Mark of a default role', '是否标记为默认角色'),
])

export const SshKey = object(
  'SshKey',
  'ssh-key.md#ssh-key-object',
  'A public key for SFTP',
  'SFTP 用的公钥',
  [
    field('id', 'uint', 'Number of the key', '公钥 ID'),
    field('title', 'string', 'Name of the key', '公钥名称'),
    field('fingerprint', 'string', 'SHA-256 fingerprint', 'SHA-256 指纹'),
    field('added_time', 'time', 'When it was added', '添加时间'),
    field('last_used_time', 'time', 'When it was last used', '最近使用时间'),
  ],
)

export const MySession = object(
  'MySession',
  'me.md#session-object',
  'A device that is logged in',
  '一台已登录的设备',
  [
    field('session_id', 'string', 'Device key', '设备标识'),
    field('last_active', 'int', 'Last request, Unix seconds', '最近活动时间，Unix 秒'),
    field('status', 'int', '0 active, 1 inactive', '0 活动，1 已失效'),
    field('ua', 'string', 'User agent', '浏览器标识（User-Agent）'),
    field('ip', 'string', 'Address, partly masked', 'IP 地址，部分打码'),
  ],
)

export const Session = object(
  'Session',
  'admin/session.md#session-object',
  'A device session of any user',
  '任意用户的设备会话',
  [
    field('session_id', 'string', 'Device key', '设备标识'),
    field('user_id?', 'uint', 'Number of the user', '用户 ID'),
    field('last_active', 'int', 'Last request, Unix seconds', '最近活动时间，Unix 秒'),
    field('status', 'int', '0 active, 1 inactive', '0 活动，1 已失效'),
    field('ua', 'string', 'User agent', '浏览器标识（User-Agent）'),
    field('ip', 'string', 'Address, partly masked', 'IP 地址，部分打码'),
  ],
)

export const Credential = object(
  'Credential',
  'authn.md#credential-object',
  'A registered passkey',
  '已注册的通行密钥',
  [
    field('id', 'string', 'Credential id in base64', '凭据 ID，base64'),
    field('fingerprint', 'string', 'AAGUID of the authenticator as hex bytes', '验证器的 AAGUID，十六进制'),
  ],
)

export const Storage = object('Storage', 'admin/storage.md#storage-object', 'A storage', '存储', [
  field('id', 'uint', 'Number of the storage', '存储 ID'),
  field('mount_path', 'string', 'Path where the storage appears; unique', '挂载路径，不可重复'),
  field('order', 'int', 'Sort weight, smaller first', '序号，小的在前'),
  field('driver', 'string', 'Name of the driver; cannot be changed later', '驱动名称，创建后不能修改'),
  field(
    'cache_expiration',
    'int',
    'Minutes that a listing is cached; 0 for none',
    '列表缓存的分钟数，0 表示不缓存',
  ),
  field(
    'status',
    'string',
    '`work`, `disabled`, or the error of the last start; set by the server',
    '`work`、`disabled` 或上次初始化的错误，由服务器设置',
  ),
  field('addition', 'string', 'Options of the driver as JSON text', '驱动选项，JSON 文本'),
  field('remark', 'string', 'Note; may hold a reference to another storage', '备注，可引用另一个存储'),
  field('modified', 'time', 'Last change; set by the server', '修改时间，由服务器设置'),
  field('disabled', 'bool', 'True when switched off', '停用时为 `true`'),
  field('disable_index', 'bool', 'Leave this storage out of the search index', '不把该存储编入搜索索引'),
  field('enable_sign', 'bool', 'Links of this storage need a signature', '该存储的链接需要签名'),
  field(
    'order_by',
    'string',
    'Sort by `name`, `size` or `modified`',
    '排序方式：`name`、`size` 或 `modified`',
  ),
  field('order_direction', 'string', '`asc` or `desc`', '排序方向：`asc` 或 `desc`'),
  field(
    'extract_folder',
    'string',
    'Folders first or last: `front`, `back`',
    '文件夹排在前或后：`front`、`back`',
  ),
  field('web_proxy', 'bool', 'Web downloads go through AList', '网页下载经由 AList'),
  field(
    'webdav_policy',
    'string',
    '`302_redirect`, `use_proxy_url` or `native_proxy`',
    '`302_redirect`、`use_proxy_url` 或 `native_proxy`',
  ),
  field(
    'proxy_range',
    'bool',
    'AList handles range requests while it proxies',
    '代理时由 AList 处理 Range 请求',
  ),
  field('down_proxy_url', 'string', 'Address of a download proxy', '下载代理 URL'),
  field('down_proxy_sign', 'bool', 'Add the signature to that address', '在下载代理 URL 中附上签名'),
])

export const DriverItem = object(
  'DriverItem',
  'admin/driver.md#option',
  'One option of a driver',
  '驱动的一个选项',
  [
    field('name', 'string', 'Key of the option', '选项的键'),
    field(
      'type',
      'string',
      '`string`, `number`, `float`, `bool`, `text` or `select`',
      '`string`、`number`、`float`、`bool`、`text` 或 `select`',
    ),
    field('default', 'string', 'Default as text', '默认值（文本）'),
    field('options', 'string', 'Values of a `select`, parted by commas', '`select` 的可选值，用逗号分隔'),
    field('required', 'bool', 'True when the form needs a value', '是否必填'),
    field('help', 'string', 'Help text or its key', '帮助文字或其键名'),
  ],
)

export const DriverConfig = object(
  'DriverConfig',
  'admin/driver.md#flags',
  'Flags of a driver',
  '驱动的特性标记',
  [
    field('name', 'string', 'Name of the driver', '驱动名称'),
    field('local_sort', 'bool', 'AList sorts the listing', '由 AList 排序'),
    field('only_local', 'bool', 'All data goes through AList: local files', '本机文件，数据必须经过 AList'),
    field('only_proxy', 'bool', 'All data goes through AList', '数据必须经过 AList'),
    field('no_cache', 'bool', 'Listings are not cached', '不缓存列表'),
    field('no_upload', 'bool', 'Upload is not possible', '不支持上传'),
    field('need_ms', 'bool', 'The driver asks for something, such as a code', '驱动会向你索要信息，如验证码'),
    field('default_root', 'string', 'Default root folder', '默认根文件夹'),
    field('alert', 'string', 'Notice for the form, as `kind|text`', '表单上的提示，格式为 `kind|text`'),
  ],
)

export const DriverInfo = object(
  'DriverInfo',
  'admin/driver.md#driver-object',
  'What a driver needs',
  '驱动的说明',
  [
    field('common', 'DriverItem[]', 'Options of every storage', '所有存储通用的选项'),
    field(
      'additional',
      'DriverItem[]|null',
      'Options of this driver: the keys of `addition`',
      '驱动特有的选项，即 `addition` 的键',
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
    field('key', 'string', 'Key; unique', '键，不可重复'),
    field('value', 'string', 'Value as text', '值（文本）'),
    field('help', 'string', 'Help text', '帮助文字'),
    field(
      'type',
      'string',
      '`string`, `number`, `bool`, `select` or `text`',
      '`string`、`number`、`bool`、`select` 或 `text`',
    ),
    field('options', 'string', 'Values of a `select`, parted by commas', '`select` 的可选值，用逗号分隔'),
    field('group', 'int', 'Number of the group, see below', '分组编号，见下表'),
    field(
      'flag',
      'int',
      '0 public, 1 private, 2 read-only, 3 deprecated',
      '0 公开，1 私有，2 只读，3 已弃用',
    ),
    field('index', 'uint', 'Place in its group', '在分组中的顺序'),
  ],
)

export const Share = object('Share', 'share.md#share-object', 'A share link', '分享链接', [
  field('id', 'uint', 'Number of the record', '记录 ID'),
  field('share_id', 'string', 'Id in the link', '链接中的分享 ID'),
  field('name', 'string', 'Name that visitors see', '访问者看到的名称'),
  field('root_path', 'string', 'Full path of what is shared', '所分享内容的完整路径'),
  field('is_dir', 'bool', 'True for a folder', '文件夹为 `true`'),
  field('has_password', 'bool', 'True when a password is set', '设有密码时为 `true`'),
  field('burn_after_read', 'bool', 'True when `access_limit` is 1', '`access_limit` 为 1 时是 `true`'),
  field(
    'access_limit',
    'int',
    'How often the content may be opened; 0 for no limit',
    '访问次数限制，0 表示不限',
  ),
  field('access_count', 'int', 'How often it was opened', '已访问次数'),
  field(
    'remaining_accesses',
    'int',
    'How often it may still be opened; 0 without a limit, too',
    '剩余访问次数，不限次数时也是 0',
  ),
  field('allow_preview', 'bool', 'Visitors may preview', '允许预览'),
  field('allow_download', 'bool', 'Visitors may download', '允许下载'),
  field('enabled', 'bool', 'False when disabled or used up', '停用或次数用完后为 `false`'),
  field('view_count', 'int', 'Views of the share', '浏览次数'),
  field('download_count', 'int', 'Downloads', '下载次数'),
  field('last_access_at', 'time|null', 'Last access', '最近访问时间'),
  field('consumed_at', 'time|null', 'When the limit was reached', '次数用完的时间'),
  field('expires_at', 'time|null', 'End; `null` for never', '到期时间，`null` 表示永久'),
  field('created_at', 'time', 'Creation', '创建时间'),
  field('updated_at', 'time', 'Last change', '修改时间'),
  field('url', 'string', 'Address of the share page', '分享页面的地址'),
])

export const ShareItem = object(
  'ShareItem',
  'public.md#share-item',
  'A file or a folder of a share',
  '分享中的文件或文件夹',
  [
    field('name', 'string', 'Name', '名称'),
    field('size', 'int64', 'Size in bytes', '大小，单位字节'),
    field('is_dir', 'bool', 'True for a folder', '文件夹为 `true`'),
    field('modified', 'time', 'Time of the last change', '修改时间'),
    field('created', 'time', 'Time of creation', '创建时间'),
    field('thumb', 'string', 'Address of the thumbnail; may be empty', '缩略图地址，可能为空'),
    field('type', 'int', 'Kind of file, as in `Obj`', '文件类型，取值同 `Obj`'),
    field('path', 'string', 'Path inside the share', '在分享中的路径'),
    field('storage_class?', 'string', 'Storage class; missing when empty', '存储类型，为空时不返回'),
    field(
      'download_url?',
      'string',
      'Download link; missing for folders and when not allowed',
      '下载链接；文件夹或不允许下载时不返回',
    ),
    field(
      'preview_url?',
      'string',
      'Preview link; missing for folders and when not allowed',
      '预览链接；文件夹或不允许预览时不返回',
    ),
  ],
)

export const Label = object('Label', 'label.md#label-object', 'A label', '标签', [
  field('id', 'uint', 'Number of the label', '标签 ID'),
  field('type', 'int', 'Number for your own use', '类型编号，含义自定'),
  field('name', 'string', 'Name', '名称'),
  field('description', 'string', 'Note', '描述'),
  field('bg_color', 'string', 'Colour', '背景颜色'),
  field('create_time', 'time', 'Creation, or last change', '创建或修改时间'),
])

export const LabelledFile = object(
  'LabelledFile',
  'label.md#labelled-file',
  'A file with its labels',
  '带标签的文件',
  [
    ...objFields.filter(({ name }) => !['virtual_path', 'hash_info', 'storage_class'].includes(name)),
    field('label_list', 'Label[]|null', 'Labels of the file', '文件的标签'),
  ],
)

export const FileToLabel = object(
  'FileToLabel',
  'admin/label.md#file-to-label',
  'A file and the labels to give it',
  '文件及要设置的标签',
  [
    ...objFields
      .filter(({ name }) => !['virtual_path', 'hash_info', 'storage_class'].includes(name))
      .map((one) => ({ ...one, optional: true })),
    field('label_ids?', 'string', 'Label numbers, parted by commas', '标签 ID，用逗号分隔'),
    field(
      'labelIdList?',
      'uint[]',
      'Label numbers as a list; goes before `label_ids`',
      '标签 ID 列表，优先于 `label_ids`',
    ),
  ],
)

export const LabelBinding = object(
  'LabelBinding',
  'admin/label.md#binding-object',
  'A label on a file name',
  '标签与文件名的绑定',
  [
    field('id', 'uint', 'Number of the record', '记录 ID'),
    field('user_id', 'uint', 'User who set the label', '设置标签的用户'),
    field('label_id', 'uint', 'Label', '标签 ID'),
    field('file_name', 'string', 'Name of the file', '文件名'),
    field('create_time', 'time', 'Creation', '创建时间'),
  ],
)

export const LabelResult = object(
  'LabelResult',
  'admin/label.md#result-object',
  'What happened to one file',
  '一个文件的处理结果',
  [
    field('name', 'string', 'Name of the file', '文件名'),
    field('ok', 'bool', 'True when it worked', '成功为 `true`'),
    field('errMsg?', 'string', 'Error; missing when it worked', '错误信息，成功时不返回'),
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
