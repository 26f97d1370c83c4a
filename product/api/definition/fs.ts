import {
  accessDenied,
  badBody,
  badName,
  emptyNames,
  exists,
  metaPassword,
  notFound,
  permissionDenied,
  serverError,
} from '../common.ts'
import { beach, label, task } from '../examples.ts'
import { type Endpoint, endpoint, failure, field, inBody, inHeader, inQuery, words } from '../kit.ts'
import { Obj } from '../objects.ts'

const srcDir = inBody(
  'src_dir!',
  'string',
  'Path to the folder that contains the files and folders',
  '文件所在的文件夹',
)
const dstDir = inBody(
  'dst_dir!',
  'string',
  'Path to the target folder. It must exist, unless you copy to another storage',
  '目标文件夹，必须已存在；复制到其他存储时除外',
)
const names = (verb: string) =>
  inBody(
    'names!',
    'string[]',
    `Names of the files and folders in \`src_dir\` to ${verb}`,
    '源文件夹里的文件或文件夹名称',
  )
const lockedName = failure(
  403,
  'Path is password-protected and cannot be renamed.',
  'A meta password protects the path',
  '这个路径受元信息密码保护',
)
const whereTo = 'Path of the new file, including its folder, percent-encoded'
const whereToZh = '新文件的路径，包含所在文件夹，需 URL 编码'
const uploadHeaders = [
  inHeader('File-Path!', 'string', whereTo, whereToZh),
  inHeader(
    'Content-Length!',
    'int',
    'Size of the request body, in bytes. Most clients set this header automatically',
    '请求体的字节数，多数客户端会自动设置',
  ),
  inHeader(
    'Content-Type',
    'string',
    'Media type of the file. If omitted, AList derives it from the file name',
    '文件的媒体类型，默认按名称判断',
  ),
  inHeader(
    'As-Task',
    'string',
    'If `true`, AList uploads the file in the background',
    '设为 `true` 时，作为后台任务上传',
    '`false`',
  ),
  inHeader(
    'Overwrite',
    'string',
    'If `false`, the request fails when a file or folder already has this path',
    '设为 `false` 时，如果这个路径已有文件或文件夹，返回错误',
    '`true`',
  ),
  inHeader(
    'Last-Modified',
    'int',
    'Modification time of the file, as a Unix timestamp in milliseconds. Some drivers ignore it',
    '修改时间，Unix 毫秒。有的驱动不使用',
    'now',
  ),
  inHeader(
    'Password',
    'string',
    'Meta password, if a meta with `p_sub` protects the folder. Without `p_sub`, uploads need no password',
    '元信息密码。只有元信息开启了 `p_sub` 时才需要；没有开启时，上传不需要密码',
  ),
  inHeader('X-File-Md5', 'string', 'MD5 hash of the file, in hexadecimal', '文件的 MD5，十六进制'),
  inHeader('X-File-Sha1', 'string', 'SHA-1 hash of the file, in hexadecimal', '文件的 SHA-1，十六进制'),
  inHeader('X-File-Sha256', 'string', 'SHA-256 hash of the file, in hexadecimal', '文件的 SHA-256，十六进制'),
]
const uploadAnswer = [
  field(
    'task?',
    'Task',
    'The upload task, if the request contains `As-Task: true`. Otherwise, `data` is `null`',
    '上传任务，仅在 `As-Task: true` 时返回；否则 `data` 为 `null`',
  ),
]
const writeOrMeta: [string, string] = [
  'or a meta with `write` for the folder',
  '或目标文件夹的元信息开启了 `write`',
]
const fileExists = failure(
  403,
  'file exists',
  '`Overwrite` is `false`, and a file or folder already has this path',
  '`Overwrite` 为 `false`，且这个路径已有文件或文件夹',
)

const uploadDenied = failure(
  403,
  'permission denied',
  "You don't have the required permission for this path, the meta password is missing or wrong, or **Hide** of a meta matches the name",
  '你的角色在这个路径上没有所需的权限，元信息密码缺失或错误，或者元信息的 **隐藏** 匹配这个名称',
)

export const fs: readonly Endpoint[] = [
  endpoint('ANY /api/fs/list', 'v3.0.0-beta.0', 'guest', {
    title: ['List a folder', '列出文件夹'],
    text: [
      'Returns one page of the entries in a folder. The response omits names that are hidden from you and paths that your roles do not let you open.',
      '分页列出文件夹的内容。返回的列表不包含对你隐藏的名称，以及你的角色不能打开的路径。',
    ],
    takes: [
      inBody('path', 'string', 'Path to the folder', '文件夹', '`/`'),
      metaPassword,
      inBody('page', 'int', 'Page number, starting at 1', '页码，从 1 开始', '1'),
      inBody(
        'per_page',
        'int',
        'Number of entries per page, up to 500. With a negative number, AList returns all entries',
        '每页条数，最多 500，负数表示全部',
        '200',
      ),
      inBody(
        'refresh',
        'bool',
        'If true, AList reads the folder again instead of using the cache. Requires the **Make dir or upload** permission (bit 3) or a meta with `write` for the folder. Send it as JSON. `Crypt` still uses the cache of the storage below it',
        '设为 `true` 时，AList 不用缓存，重新读取文件夹。需要 **创建目录或上传** 权限（权限位 3），或者这个文件夹的元信息开启了 `write`。请用 JSON 发送。`Crypt` 仍会使用下层存储的缓存',
        '`false`',
      ),
    ],
    sends: { path: '/photos', password: '', page: 1, per_page: 50, refresh: false },
    gives: [
      field(
        'content',
        'ListedObj[]|null',
        'Files and folders on this page, or `null` if there are none',
        '条目，没有条目时为 `null`',
      ),
      field('total', 'int64', 'Number of entries on all pages', '所有页的总条数'),
      field('filtered_total', 'int64', 'Same value as `total`', '与 `total` 相同'),
      field('page', 'int', 'Number of the returned page', '实际页码'),
      field(
        'per_page',
        'int',
        'Number of entries per page that AList used. -1 means all entries',
        '实际每页条数，-1 表示全部',
      ),
      field('has_more', 'bool', 'True if there is another page', '后面还有页时为 `true`'),
      field('pages_total', 'int', 'Number of pages', '总页数'),
      field(
        'readme',
        'string',
        'Readme text from the meta, to show below the list',
        '列表下方的说明，来自元信息',
      ),
      field(
        'header',
        'string',
        'Header text from the meta, to show above the list',
        '列表上方的说明，来自元信息',
      ),
      field(
        'write',
        'bool',
        'True if your roles or a meta allow uploads to this folder, even if its driver does not support them. For `/` and your base path, a permission in any scope is enough',
        '你的角色或元信息允许在此上传时为 `true`，与驱动是否支持上传无关。对 `/` 和基本路径，任何一个权限范围允许上传就是 `true`',
      ),
      field(
        'provider',
        'string',
        'Driver of the storage, or `unknown` if no storage contains the folder',
        '存储的驱动；不在任何存储内时为 `unknown`',
      ),
    ],
    example: {
      content: [{ ...beach, label_list: [label] }],
      total: 1,
      filtered_total: 1,
      page: 1,
      per_page: 50,
      has_more: false,
      pages_total: 1,
      readme: '',
      header: '',
      write: true,
      provider: 'Local',
    },
    fails: [
      accessDenied,
      failure(
        403,
        'Refresh without permission',
        "The request contains `refresh`, but you don't have the **Make dir or upload** permission (bit 3), and no meta with `write` applies to the folder",
        '请求使用了 `refresh`，但你没有 **创建目录或上传** 权限（权限位 3），也没有开启了 `write` 的元信息对这个文件夹生效',
      ),
      notFound,
    ],
  }),
  endpoint('ANY /api/fs/get', 'v3.0.0-beta.0', 'guest', {
    title: ['Get a file or folder', '获取文件或文件夹信息'],
    id: 'get-a-file-or-a-folder',
    text: [
      'Returns one file or folder. For a file, `raw_url` is [usually the download URL](#which-address-raw-url-is).',
      '返回一个文件或文件夹的信息。如果是文件，`raw_url` [通常是下载地址](#which-address-raw-url-is)。',
    ],
    takes: [inBody('path', 'string', 'Path to the file or folder', '文件或文件夹', '`/`'), metaPassword],
    sends: { path: '/photos/beach.jpg', password: '' },
    gives: [
      ...Obj.fields,
      field('raw_url', 'string', 'Download URL. Empty for folders', '下载地址，文件夹为空'),
      field(
        'readme',
        'string',
        'Readme text from the meta, to show below the content',
        '显示在内容下方的说明，来自元信息',
      ),
      field(
        'header',
        'string',
        'Header text from the meta, to show above the content',
        '显示在内容上方的说明，来自元信息',
      ),
      field(
        'provider',
        'string',
        'Driver of the storage, or `unknown` if no storage contains the path',
        '存储的驱动，或 `unknown`',
      ),
      field(
        'web_proxy',
        'bool',
        "True if the storage's `web_proxy` option is on. Drivers that must proxy files don't change it",
        '存储开启 Web 代理时为 `true`，与驱动是否必须代理无关',
      ),
      field(
        'related',
        'ListedObj[]|null',
        'Other entries in the same folder whose names start with the name of this one without its extension, such as subtitles',
        '同一文件夹里，名称以这一项的名称（不含扩展名）开头的其他条目，例如字幕',
      ),
    ],
    example: {
      ...beach,
      raw_url: 'http://localhost:5244/p/photos/beach.jpg?sign=9mHYcQ0zVXoBqUq1xJ0l7fRk3T2hPZ4yM8dWbE6sGnA=:0',
      readme: '',
      header: '',
      provider: 'Local',
      web_proxy: false,
      related: null,
    },
    fails: [accessDenied, notFound],
  }),
  endpoint('ANY /api/fs/dirs', 'v3.0.0-beta.0', 'guest', {
    title: ['List subfolders', '列出子文件夹'],
    id: 'list-sub-folders',
    text: [
      'Returns the subfolders of a folder, for example for a folder picker.',
      '列出某个文件夹的子文件夹，例如供选择文件夹的界面使用。',
    ],
    takes: [
      inBody('path', 'string', 'Path to the folder', '文件夹', '`/`'),
      metaPassword,
      inBody(
        'force_root',
        'bool',
        'If true, `path` starts at the AList root folder instead of your base path. Only admins can use this parameter',
        '设为 `true` 时，`path` 从 AList 的根文件夹算起，不从基本路径算起；仅限管理员',
        '`false`',
      ),
    ],
    sends: { path: '/photos', password: '', force_root: false },
    gives: ['Dir[]|null', 'List of subfolders, or `null` if there are none', '子文件夹，没有时为 `null`'],
    example: [{ name: 'summer', modified: '2026-07-01T08:30:00Z' }],
    fails: [
      accessDenied,
      failure(
        403,
        'Permission denied',
        'The request contains `force_root`, but the caller is not an admin',
        '请求使用了 `force_root`，但调用者不是管理员',
      ),
      notFound,
    ],
  }),
  endpoint('ANY /api/fs/search', 'v3.6.0', 'guest', {
    title: ['Search', '搜索'],
    text: [
      'Searches the index for files and folders in a folder and its subfolders. Send a `POST` request with JSON. If you cannot open all matches, a page can repeat results of the page before it. The indexes `bleve` and `meilisearch` ignore `parent`.',
      '在搜索索引里查找某个文件夹下的文件和文件夹。请用 `POST` 发送 JSON。如果有你打不开的结果，一页里可能重复上一页的结果。索引 `bleve` 和 `meilisearch` 不看 `parent`。',
    ],
    getWorks: false,
    takes: [
      inBody('parent', 'string', 'Path of the folder to search', '在哪个文件夹下搜索', '`/`'),
      inBody('keywords!', 'string', 'Search terms', '关键词'),
      inBody(
        'scope',
        'int',
        'What to search: 0 for everything, 1 for folders, 2 for files',
        '搜索范围：0 全部，1 文件夹，2 文件',
        '0',
      ),
      inBody('page!', 'int', 'Page number, starting at 1', '页码，不小于 1'),
      inBody('per_page!', 'int', 'Number of entries per page, at least 1', '每页条数，不小于 1'),
      metaPassword,
    ],
    sends: { parent: '/', keywords: 'beach', scope: 0, page: 1, per_page: 20, password: '' },
    gives: [
      field('content', 'FoundObj[]', 'Results on this page', '这一页的结果'),
      field('total', 'int', 'Number of results in this response', '本次返回的结果数'),
    ],
    example: {
      content: [{ parent: '/photos', name: 'beach.jpg', is_dir: false, size: 2483712, type: 5 }],
      total: 1,
    },
    fails: [
      failure(400, "page can't < 1", '`page` is missing or less than 1', '`page` 缺失或小于 1'),
      failure(400, "per_page can't < 1", '`per_page` is missing or less than 1', '`per_page` 缺失或小于 1'),
      failure(
        500,
        'search not available',
        'The `search_index` setting is `none`',
        '设置项 `search_index` 是 `none`',
      ),
    ],
  }),
  endpoint('ANY /api/fs/other', 'v3.0.0-beta.2', 'guest', {
    title: ['Call a driver method', '调用驱动的专用方法'],
    text: [
      'Calls a method that only some drivers support, such as the video preview of a cloud drive. AList checks only whether you can open the path, and no permission bit. Some methods [change data](../advanced/user.md#gaps).',
      '调用驱动的专用方法，例如网盘的视频预览。只有部分驱动提供这样的方法。AList 只检查你能否打开这个路径，不检查权限位；有些方法[会修改数据](../advanced/user.md#gaps)。',
    ],
    takes: [
      inBody('path!', 'string', 'Path to the file', '文件'),
      inBody(
        'method!',
        'string',
        'Name of the method, such as `video_preview` or `doc_preview`',
        '方法名，如 `video_preview`、`doc_preview`',
      ),
      inBody('data', 'any', 'Input for the method', '方法的输入'),
      metaPassword,
    ],
    sends: { path: '/aliyun/film.mp4', method: 'video_preview', password: '' },
    gives: ['any', 'Response from the driver', '驱动返回的内容'],
    example: {
      video_preview_play_info: {
        live_transcoding_task_list: [
          { template_id: 'FHD', status: 'finished', url: 'https://example.com/film.m3u8' },
        ],
      },
    },
    fails: [
      accessDenied,
      failure(
        500,
        'not implement',
        'The driver does not support the method. The message can differ, such as `not support`',
        '驱动不支持这个方法。提示可能不同，例如 `not support`',
      ),
    ],
  }),
  endpoint('GET /api/fs/lark/export/download', 'v3.61.0', 'guest', {
    title: ['Download a Lark export', '下载飞书导出文件'],
    text: ['Downloads a document that the Lark driver exported.', '下载 Lark 驱动导出的文档。'],
    takes: [
      inQuery('path!', 'string', 'Path to the document', '文档路径'),
      inQuery('file_token!', 'string', 'Token of the exported file', '导出文件的令牌'),
      inQuery('password', 'string', 'Meta password, if the path requires one', '这个路径的元信息密码'),
      inQuery('filename', 'string', 'File name for the download', '保存文件时使用的名称'),
    ],
    asks: { path: '/lark/plan.lark-docx', file_token: 'YOUR_FILE_TOKEN', filename: 'plan.docx' },
    other: {
      status: 200,
      mime: '*/*',
      meaning: ['Content of the file', '文件内容'],
      text: `HTTP/1.1 200 OK
Content-Disposition: attachment; filename="plan.docx"; filename*=UTF-8''plan.docx`,
    },
    fails: [
      failure(
        400,
        'path and file_token are required',
        '`path` or `file_token` is missing',
        '缺少 `path` 或 `file_token`',
      ),
      failure(400, '', 'The path is not in a Lark storage', '路径不在 Lark 存储中'),
      accessDenied,
      failure(
        500,
        '',
        'For example, no storage contains the path, or Lark reported an error',
        '例如路径不属于任何存储，或飞书报错',
      ),
    ],
  }),
  endpoint('POST /api/fs/mkdir', 'v3.0.0-beta.0', 'guest', {
    title: ['Create a folder', '新建文件夹'],
    id: 'make-a-folder',
    text: [
      'Creates a folder and any missing parent folders. If the folder already exists in a storage, the request also succeeds. A meta with `write` alone is not enough: it must also have `w_sub`. AList does not check meta passwords. With such a meta, only bit 14 in the `permission` field of the user limits the path to the scopes of the roles.',
      '新建文件夹。如果上级文件夹不存在，AList 会一并创建。如果存储里已有这个文件夹，也返回成功。元信息只开启 `write` 还不够，还要开启 `w_sub`。AList 不检查元信息密码；有这样的元信息时，只有用户的 `permission` 含权限位 14，路径才限于角色的权限范围。',
    ],
    bits: [3],
    permission: [
      'or a meta with `write` and `w_sub` for the parent folder',
      '或上级文件夹的元信息开启了 `write` 和 `w_sub`',
    ],
    takes: [inBody('path!', 'string', 'Path of the new folder', '要新建的文件夹')],
    sends: { path: '/photos/summer' },
    fails: [badBody, permissionDenied, serverError],
  }),
  endpoint('POST /api/fs/rename', 'v3.0.0-beta.0', 'guest', {
    title: ['Rename', '重命名'],
    text: ['Renames one file or folder.', '重命名一个文件或文件夹。'],
    bits: [4],
    takes: [
      inBody('path!', 'string', 'Path to the file or folder', '文件或文件夹'),
      inBody('name!', 'string', 'New name, without a path', '新名称，不含路径'),
      inBody(
        'overwrite',
        'bool',
        'If true, AList does not check whether an entry with this name already exists',
        '设为 `true` 时，不检查是否已有同名的文件或文件夹',
        '`false`',
      ),
    ],
    sends: { path: '/photos/beach.jpg', name: 'sea.jpg', overwrite: false },
    fails: [badName, permissionDenied, exists, lockedName, serverError],
  }),
  endpoint('POST /api/fs/batch_rename', 'v3.20.0', 'guest', {
    title: ['Rename several entries', '批量重命名'],
    id: 'rename-several',
    text: [
      'Renames several entries in one folder, one after another. AList skips pairs with an empty name and stops at the first error. AList does not check whether a new name already exists. Some storages, such as Local, then replace an existing file.',
      '依次重命名同一文件夹里的多个条目，跳过名称为空的条目。遇到错误时，AList 立即停止重命名。AList 不检查新名称是否已存在，本机存储等驱动会直接覆盖已有的文件。',
    ],
    bits: [4],
    takes: [
      inBody('src_dir!', 'string', 'Path to the folder that contains the entries', '条目所在的文件夹'),
      inBody('rename_objects!', 'RenamePair[]', 'Current and new names of the entries', '新旧名称'),
    ],
    sends: { src_dir: '/photos', rename_objects: [{ src_name: 'IMG_1.jpg', new_name: 'beach.jpg' }] },
    fails: [
      {
        ...badName,
        when: words(
          'A name is `.`, or contains `..`, a slash, or a backslash',
          '名称是 `.`，或含有 `..`、斜杠或反斜杠',
        ),
      },
      permissionDenied,
      lockedName,
      serverError,
    ],
  }),
  endpoint('POST /api/fs/regex_rename', 'v3.14.0', 'guest', {
    title: ['Rename by regular expression', '按正则表达式重命名'],
    id: 'rename-by-pattern',
    text: [
      'Renames the entries of a folder that you can see and whose names match a Go regular expression, one after another, and stops at the first error. In the replacement, `$1` stands for the text of the first group. If a letter, a digit, or `_` follows, put the 1 in braces: AList reads `$1x` as an empty group with the name `1x`. AList does not check whether a new name already exists. Some storages, such as Local, then replace an existing file.',
      '依次重命名文件夹里你能看到、名称匹配 Go 正则表达式的条目，遇到错误时停止。新名称里的 `$1` 代表第一个分组。如果后面紧跟字母、数字或 `_`，要给 1 加上花括号：AList 会把 `$1x` 当作名为 `1x` 的分组，替换成空文本。AList 不检查新名称是否已存在，本机存储等驱动会直接覆盖已有的文件。',
    ],
    bits: [4],
    takes: [
      inBody('src_dir!', 'string', 'Path to the folder that contains the entries', '文件夹'),
      inBody(
        'src_name_regex!',
        'string',
        'Regular expression that the current names must match',
        '匹配现有名称的正则表达式',
      ),
      inBody('new_name_regex!', 'string', 'Replacement for the text that matches', '匹配部分的替换内容'),
    ],
    sends: { src_dir: '/photos', src_name_regex: '^IMG_(\\d+)', new_name_regex: 'beach-$1' },
    fails: [
      badName,
      permissionDenied,
      lockedName,
      failure(
        500,
        '',
        'For example, the regular expression is invalid, or the storage reported an error',
        '例如正则表达式有误，或存储报错',
      ),
    ],
  }),
  endpoint('POST /api/fs/move', 'v3.0.0-beta.0', 'guest', {
    title: ['Move', '移动'],
    text: [
      "Moves entries to a different folder in the same storage. To move entries to another storage, copy them and then remove the originals. AList does not check your permissions for the target folder or meta passwords. Only bit 14 of the user's `permission` keeps the target in the scopes of the roles.",
      '把条目移动到同一存储的另一个文件夹。要移动到其他存储，请先复制，再删除原来的条目。AList 不检查你在目标文件夹的权限，也不检查元信息密码。用户的 `permission` 含权限位 14 时，目标才限于角色的权限范围。',
    ],
    bits: [5],
    permission: ['on `src_dir`', '在 `src_dir` 上'],
    takes: [
      srcDir,
      dstDir,
      names('move'),
      inBody(
        'overwrite',
        'bool',
        'If true, AList does not check whether the target folder already contains entries with these names',
        '设为 `true` 时，不检查是否已有同名的文件或文件夹',
        '`false`',
      ),
    ],
    sends: { src_dir: '/photos', dst_dir: '/photos/summer', names: ['beach.jpg'], overwrite: false },
    fails: [
      emptyNames,
      badName,
      permissionDenied,
      exists,
      failure(
        500,
        "can't move files between two storages, try to copy",
        '`src_dir` and `dst_dir` are in different storages',
        '源和目标不在同一存储',
      ),
    ],
  }),
  endpoint('POST /api/fs/recursive_move', 'v3.14.0', 'guest', {
    title: ['Move all files from a folder tree', '聚合移动'],
    id: 'move-all-files-of-a-tree',
    text: [
      'Moves all files from a folder and its subfolders into one target folder in the same storage. The `message` field of the response contains the number of moved files. AList does not check your permissions for the target folder, and leaves files that the meta of `src_dir` hides from you.',
      '把文件夹和各级子文件夹里的所有文件移动到同一存储的一个文件夹。返回的 `message` 说明移动了多少个文件。AList 不检查你在目标文件夹的权限，也不移动 `src_dir` 的元信息对你隐藏的文件。',
    ],
    bits: [5],
    permission: ['on `src_dir`', '在 `src_dir` 上'],
    takes: [
      inBody('src_dir!', 'string', 'Path to the folder that contains the files', '要移出文件的文件夹'),
      dstDir,
      inBody(
        'conflict_policy',
        'string',
        'What AList does if the target folder already contains an entry with the name of a file. `cancel`: AList moves no files. `skip`: AList skips this file. `overwrite` or any other value: AList moves the file anyway. The same applies to files with the same name in different subfolders',
        '目标文件夹已有同名的条目时怎样处理：`cancel` 不移动任何文件，`skip` 跳过同名文件，`overwrite` 和其他值照常移动。不同子文件夹里的同名文件也这样处理',
      ),
    ],
    sends: { src_dir: '/photos/inbox', dst_dir: '/photos/all', conflict_policy: 'skip' },
    message: 'Successfully moved 3 files',
    fails: [
      permissionDenied,
      failure(
        403,
        'file [x] exists',
        '`conflict_policy` is `cancel`, and the target folder or another subfolder already contains this name',
        '策略为 `cancel`，而目标文件夹或另一个子文件夹里已有这个名称',
      ),
      serverError,
    ],
  }),
  endpoint('POST /api/fs/copy', 'v3.0.0-beta.0', 'guest', {
    title: ['Copy', '复制'],
    text: [
      "Copies entries to a different folder. Copies between storages, and copies that the driver cannot do itself, run in the background. To track them, use the [task endpoints](./task.md). AList does not check your permissions for the target folder or meta passwords. Only bit 14 of the user's `permission` keeps the target in the scopes of the roles.",
      '把条目复制到另一个文件夹。如果目标在其他存储，或驱动自己不能复制，AList 会创建复制任务，请用[任务接口](./task.md)跟踪。AList 不检查你在目标文件夹的权限，也不检查元信息密码。用户的 `permission` 含权限位 14 时，目标才限于角色的权限范围。',
    ],
    bits: [6],
    permission: ['on `src_dir`', '在 `src_dir` 上'],
    takes: [
      srcDir,
      dstDir,
      names('copy'),
      inBody(
        'overwrite',
        'bool',
        'If true, AList does not check whether the target folder already contains entries with these names',
        '设为 `true` 时，不检查是否已有同名的文件或文件夹',
        '`false`',
      ),
      inBody(
        'skip_existing',
        'bool',
        'If true, AList skips files that already exist in the target folder and have the same size, and copies all others as with `overwrite` (v3.62.0 and later). If the driver itself copies a folder, AList does not compare the files in it',
        '跳过目标处大小相同的同名文件，其余的照常复制，同 `overwrite`（v3.62.0 起）。由驱动自己复制的文件夹，AList 不比较里面的文件',
        '`false`',
      ),
    ],
    sends: {
      src_dir: '/photos',
      dst_dir: '/backup',
      names: ['beach.jpg'],
      overwrite: false,
      skip_existing: true,
    },
    gives: [
      field(
        'tasks',
        'Task[]',
        'List of tasks. Empty if AList copied or skipped everything immediately',
        '任务列表；如果 AList 已直接复制完或全部跳过，列表为空',
      ),
    ],
    example: { tasks: [task] },
    fails: [emptyNames, badName, permissionDenied, exists, serverError],
  }),
  endpoint('POST /api/fs/remove', 'v3.0.0-beta.0', 'guest', {
    title: ['Remove', '删除'],
    text: [
      'Deletes entries in a folder. If an entry is a folder, AList also deletes its contents. A name that does not exist is usually not an error. AList does not check meta passwords or hidden names.',
      '删除文件夹里的条目。如果条目是文件夹，AList 会一起删除里面的内容。名称不存在时，通常也返回成功。AList 不检查元信息密码和隐藏的名称。',
    ],
    bits: [7],
    takes: [
      inBody('dir!', 'string', 'Path to the folder that contains the entries', '条目所在的文件夹'),
      inBody('names!', 'string[]', 'Names of the entries to delete', '要删除的名称'),
    ],
    sends: { dir: '/photos', names: ['beach.jpg'] },
    fails: [emptyNames, badName, permissionDenied, serverError],
  }),
  endpoint('POST /api/fs/remove_empty_directory', 'v3.16.0', 'guest', {
    title: ['Remove empty folders', '删除空文件夹'],
    text: [
      'Deletes all empty folders in a folder and its subfolders, including folders that become empty in the process. A folder counts as empty if the meta of `src_dir` hides all its contents from you. AList then deletes it with these contents.',
      '删除某个文件夹下的所有空文件夹，包括删除过程中变空的文件夹。如果 `src_dir` 的元信息对你隐藏了某个文件夹里的全部内容，AList 会把它当作空文件夹，连同内容一起删除。',
    ],
    bits: [7],
    takes: [
      inBody(
        'src_dir!',
        'string',
        "Path of the folder to clean up. AList doesn't delete this folder itself",
        '要清理的文件夹，AList 不会删除这个文件夹本身',
      ),
    ],
    sends: { src_dir: '/photos' },
    fails: [permissionDenied, serverError],
  }),
  endpoint('PUT /api/fs/put', 'v3.0.1', 'guest', {
    title: ['Upload as a stream', '流式上传'],
    text: [
      'Uploads one file as the request body. AList creates any missing folders. Use this endpoint for large files. Without `Overwrite: false`, an upload with the name of an existing folder usually [deletes the folder](../advanced/data-safety.md#delete).',
      '上传一个文件，请求体就是文件内容，适合上传大文件。如果目标文件夹不存在，AList 会自动新建。没有 `Overwrite: false` 时，如果已有同名的文件夹，上传通常会[删除这个文件夹](../advanced/data-safety.md#delete)。',
    ],
    bits: [3],
    permission: writeOrMeta,
    takes: [...uploadHeaders, inBody('(body)!', 'file', 'Content of the file', '文件内容')],
    headers: { 'File-Path': '%2Fphotos%2Fbeach.jpg', 'As-Task': 'true', 'Content-Type': 'image/jpeg' },
    upload: ['-T beach.jpg'],
    gives: uploadAnswer,
    nullable: true,
    example: {
      task: {
        ...task,
        name: 'upload beach.jpg to [/photos](/)',
        state: 0,
        status: '',
        progress: 0,
        start_time: null,
      },
    },
    fails: [
      failure(
        400,
        '',
        '`File-Path` cannot be decoded, or `Content-Length` is missing',
        '`File-Path` 无法解码，或缺少 `Content-Length`',
      ),
      uploadDenied,
      fileExists,
      failure(
        500,
        'upload not supported',
        'The driver does not support uploads. Other messages mean, for example, that no storage contains the path or that the provider reported an error',
        '驱动不支持上传。其他提示表示，例如路径不属于任何存储，或存储提供方报错',
      ),
    ],
  }),
  endpoint('PUT /api/fs/form', 'v3.0.1', 'guest', {
    title: ['Upload as a form', '表单上传'],
    text: [
      'Uploads one file as `multipart/form-data`. AList temporarily stores the whole file before sending it to the storage. For large files, use the stream upload instead.',
      '以 `multipart/form-data` 表单上传一个文件。AList 先暂存整个文件，再发送到存储，所以上传大文件时请用流式上传。',
    ],
    bits: [3],
    permission: writeOrMeta,
    takes: [
      ...uploadHeaders
        .filter((one) => one.name !== 'Content-Length')
        .map((one) =>
          one.name === 'Content-Type'
            ? {
                ...one,
                meaning: {
                  en: 'Media type and boundary of the form. Most clients set this header automatically. Set the media type of the file itself in the `file` form field',
                  zh: '表单的类型和分隔符，由客户端设置；文件本身的媒体类型写在表单项 `file` 里',
                },
              }
            : one,
        ),
      inBody('file!', 'file', 'File to upload, in the `file` form field', '文件，表单项名为 `file`'),
    ],
    headers: { 'File-Path': '%2Fphotos%2Fbeach.jpg' },
    upload: ['-F "file=@beach.jpg"'],
    gives: uploadAnswer,
    nullable: true,
    example: null,
    fails: [
      failure(
        400,
        '',
        '`File-Path` cannot be decoded, or no storage contains the path',
        '`File-Path` 无法解码，或路径不属于任何存储',
      ),
      uploadDenied,
      fileExists,
      failure(
        405,
        "Current storage doesn't support upload",
        'The driver does not support uploads',
        '驱动不支持上传',
      ),
      failure(
        500,
        '',
        'For example, the form has no `file` field, or the provider reported an error',
        '例如表单缺少 `file`，或存储提供方报错',
      ),
    ],
  }),
  endpoint('POST /api/fs/link', 'v3.0.0-beta.0', 'admin', {
    title: ['Get the real link', '获取真实链接'],
    text: [
      "Returns the provider's link to a file and the headers that the provider requires. Download proxies use this endpoint. The response can contain cookies of the provider account. `url` is empty if the driver provides the data without a link, for example for files of `Crypt`, split files of `Chunker`, and `.strm` files of `Strm`.",
      '返回文件的真实下载链接和请求链接时要带的请求头，供下载代理使用。返回的内容可能含有网盘账号的 Cookie。如果驱动直接提供数据而没有链接，`url` 为空，例如 `Crypt` 的文件、`Chunker` 的分片文件和 `Strm` 的 `.strm` 文件。',
    ],
    takes: [
      inBody(
        'path!',
        'string',
        "Full AList path to the file. Unlike most endpoints, this endpoint doesn't add your base path",
        '完整路径，AList 不会加上你的基本路径',
      ),
    ],
    sends: { path: '/photos/beach.jpg' },
    gives: [
      field(
        'url',
        'string',
        'Download URL. If the driver has no download links (`only_local`), this is a signed `/p` link',
        '地址；`only_local` 的驱动返回带签名的 `/p` 链接',
      ),
      field(
        'header',
        'map<string[]>|null',
        'Headers to send with a request to this URL',
        '请求时要带的请求头',
      ),
      field(
        'concurrency',
        'int',
        'Recommended number of parallel connections. 0 if the driver has no recommendation',
        '驱动建议的并发数，0 表示没有建议',
      ),
      field(
        'part_size',
        'int',
        'Recommended part size, in bytes. 0 if the driver has no recommendation',
        '驱动建议的分段大小，单位字节，0 表示没有建议',
      ),
      field(
        'Expiration',
        'int64|null',
        'How long AList caches the link, in nanoseconds, or `null` if AList does not cache it',
        'AList 缓存这个链接的时长，单位纳秒；`null` 表示不缓存',
      ),
    ],
    example: {
      url: 'https://files.example.com/beach.jpg?token=abc',
      header: { Referer: ['https://files.example.com/'] },
      Expiration: null,
      concurrency: 0,
      part_size: 0,
    },
    fails: [
      failure(
        500,
        'storage not found; rawPath: /x',
        'No storage contains the path. Other messages come from the storage, for example if the file does not exist. If the driver has no download links, AList does not check this',
        '路径不属于任何存储。其他提示来自存储，例如文件不存在；对于 `only_local` 的驱动，AList 不检查文件是否存在',
      ),
    ],
  }),
  endpoint('POST /api/fs/add_offline_download', 'v3.29.0', 'guest', {
    title: ['Add an offline download', '添加离线下载'],
    text: [
      'Downloads files from URLs to a folder, using a download tool or the offline download feature of a cloud drive.',
      '用下载工具，或网盘的离线下载，把链接的内容下载到指定文件夹。',
    ],
    noRun: 'downloads from the internet',
    bits: [2],
    takes: [
      inBody(
        'urls!',
        'string[]',
        'URLs to download: HTTP links, magnet links, or other types that the tool supports',
        '要下载的链接：HTTP 链接、磁力链接，或工具支持的其他类型',
      ),
      inBody('path!', 'string', 'Path to the target folder', '目标文件夹'),
      inBody(
        'tool!',
        'string',
        'Name of the tool. See [Offline download tools](./public.md#offline-download-tools)',
        '工具名称，见[离线下载工具](./public.md#offline-download-tools)',
      ),
      inBody(
        'delete_policy',
        'string',
        'When AList deletes the temporary file, if it has to transfer the download to the target folder: `delete_on_upload_succeed`, `delete_on_upload_failed`, `delete_never`, or `delete_always`. With any other value, AList keeps the file',
        '需要转存到目标文件夹时，临时文件的删除策略：`delete_on_upload_succeed`、`delete_on_upload_failed`、`delete_never`、`delete_always`。其他值都不删除',
      ),
    ],
    sends: {
      urls: ['https://example.com/film.mp4'],
      path: '/videos',
      tool: 'aria2',
      delete_policy: 'delete_on_upload_succeed',
    },
    gives: [
      field(
        'tasks',
        'Task[]',
        'List of tasks, one for each URL. With `SimpleHttp` and a driver that stores URLs itself, such as `UrlTree`, there is no task',
        '每个链接一个任务。用 `SimpleHttp` 而驱动自己保存链接（例如 `UrlTree`）时，没有任务',
      ),
    ],
    example: {
      tasks: [
        {
          ...task,
          name: 'download https://example.com/film.mp4 to (/videos)',
          state: 0,
          status: '',
          progress: 0,
          start_time: null,
          total_bytes: 0,
        },
      ],
    },
    fails: [
      permissionDenied,
      failure(
        500,
        '',
        'For example, the tool does not exist or is not ready, or the storage of the target folder does not support uploads',
        '例如工具不存在或尚未就绪，或目标文件夹不支持上传',
      ),
    ],
  }),
]
