import {
  accessDenied,
  badRequest,
  emptyNames,
  exists,
  metaPassword,
  notFound,
  permissionDenied,
  serverError,
} from '../common.ts'
import { beach, label, task } from '../examples.ts'
import { type Endpoint, endpoint, failure, field, inBody, inHeader, inQuery } from '../kit.ts'
import { Obj } from '../objects.ts'

const srcDir = inBody('src_dir!', 'string', 'Folder the files are in', '文件所在的文件夹')
const dstDir = inBody('dst_dir!', 'string', 'Target folder', '目标文件夹')
const names = inBody('names!', 'string[]', 'Names in the source folder', '源文件夹中的名称')
const badName = failure(
  400,
  'invalid file name',
  'A name is empty, is `.` or `..`, or holds a slash',
  '名称为空、是 `.` 或 `..`，或含有斜杠',
)
const lockedName = failure(
  403,
  'Path is password-protected and cannot be renamed.',
  'A meta password applies to the path',
  '该路径受元信息密码保护',
)
const whereTo = 'Full path of the new file, percent-encoded'
const whereToZh = '新文件的完整路径，需 URL 编码'
const uploadHeaders = [
  inHeader('File-Path!', 'string', whereTo, whereToZh),
  inHeader(
    'Content-Length!',
    'int',
    'Size of the body in bytes; most clients set it themselves',
    '请求体的字节数，多数客户端会自动设置',
  ),
  inHeader(
    'Content-Type',
    'string',
    'Media type of the file; else taken from the name',
    '文件的媒体类型，缺省时按名称判断',
  ),
  inHeader('As-Task', 'string', '`true`: upload in the background', '`true`：作为后台任务上传', '`false`'),
  inHeader(
    'Overwrite',
    'string',
    '`false`: fail when the file exists',
    '`false`：文件已存在时报错',
    '`true`',
  ),
  inHeader(
    'Last-Modified',
    'int',
    'Time of the last change, Unix milliseconds',
    '修改时间，Unix 毫秒',
    'now',
  ),
  inHeader('Password', 'string', 'Password of the meta that protects the folder', '保护该文件夹的元信息密码'),
  inHeader('X-File-Md5', 'string', 'MD5 of the file as hex', '文件的 MD5，十六进制'),
  inHeader('X-File-Sha1', 'string', 'SHA-1 of the file as hex', '文件的 SHA-1，十六进制'),
  inHeader('X-File-Sha256', 'string', 'SHA-256 of the file as hex', '文件的 SHA-256，十六进制'),
]
const uploadAnswer = [
  field(
    'task?',
    'Task',
    'The upload task, with `As-Task: true`; else `data` is `null`',
    '上传任务，仅在 `As-Task: true` 时返回；否则 `data` 为 `null`',
  ),
]
const writeOrMeta: [string, string] = [
  'or a meta with `write` on the folder',
  '或该文件夹的元信息开启了 `write`',
]
const fileExists = failure(
  403,
  'file exists',
  '`Overwrite` is `false` and the file exists',
  '`Overwrite` 为 `false` 且文件已存在',
)

export const fs: readonly Endpoint[] = [
  endpoint('ANY /api/fs/list', 'v3.0.0-beta.0', 'guest', {
    title: ['List a folder', '列出文件夹'],
    text: [
      'Lists one folder, page by page. Hidden names and paths that your roles do not open are left out.',
      '分页列出一个文件夹。被隐藏的名称和角色不能访问的路径不会返回。',
    ],
    takes: [
      inBody('path', 'string', 'Folder', '文件夹', '`/`'),
      metaPassword,
      inBody('page', 'int', 'Page number, from 1', '页码，从 1 开始', '1'),
      inBody(
        'per_page',
        'int',
        'Entries on a page, at most 500; a negative number means all',
        '每页条数，最多 500，负数表示全部',
        '200',
      ),
      inBody(
        'refresh',
        'bool',
        'Read the folder again, past the cache; needs bit 3. JSON only',
        '绕过缓存重新读取，需要位 3；只能用 JSON 传',
        '`false`',
      ),
    ],
    sends: { path: '/photos', password: '', page: 1, per_page: 50, refresh: false },
    gives: [
      field(
        'content',
        'ListedObj[]|null',
        'The entries; `null` when there are none',
        '条目，没有条目时为 `null`',
      ),
      field('total', 'int64', 'Number of all entries', '总条数'),
      field('filtered_total', 'int64', 'Same as `total`', '与 `total` 相同'),
      field('page', 'int', 'Page number used', '实际页码'),
      field('per_page', 'int', 'Page size used; -1 for all', '实际每页条数，-1 表示全部'),
      field('has_more', 'bool', 'True when another page follows', '后面还有页时为 `true`'),
      field('pages_total', 'int', 'Number of pages', '总页数'),
      field('readme', 'string', 'Text below the list, from the meta', '列表下方的说明，来自元信息'),
      field('header', 'string', 'Text above the list, from the meta', '列表上方的说明，来自元信息'),
      field('write', 'bool', 'True when you may upload here', '可以在此上传时为 `true`'),
      field(
        'provider',
        'string',
        'Driver of the storage; `unknown` above the storages',
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
        '`refresh` without bit 3 or a meta with `write`',
        '没有位 3 或元信息的 `write` 却使用 `refresh`',
      ),
      notFound,
    ],
  }),
  endpoint('ANY /api/fs/get', 'v3.0.0-beta.0', 'guest', {
    title: ['Get a file or a folder', '获取文件或文件夹信息'],
    text: [
      'Describes one file or folder. For a file, `raw_url` is the address to download from.',
      '返回一个文件或文件夹的信息。对于文件，`raw_url` 就是下载地址。',
    ],
    takes: [inBody('path', 'string', 'File or folder', '文件或文件夹', '`/`'), metaPassword],
    sends: { path: '/photos/beach.jpg', password: '' },
    gives: [
      ...Obj.fields,
      field('raw_url', 'string', 'Download address; empty for a folder', '下载地址，文件夹为空'),
      field('readme', 'string', 'Text below, from the meta', '下方的说明，来自元信息'),
      field('header', 'string', 'Text above, from the meta', '上方的说明，来自元信息'),
      field('provider', 'string', 'Driver of the storage, or `unknown`', '存储的驱动，或 `unknown`'),
      field(
        'web_proxy',
        'bool',
        'True when the storage proxies web downloads',
        '存储开启 Web 代理时为 `true`',
      ),
      field(
        'related',
        'ListedObj[]|null',
        'Files whose names begin alike, such as subtitles',
        '同一文件夹中文件名开头相同的文件，如字幕',
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
    title: ['List sub-folders', '列出子文件夹'],
    text: ['Names the folders in a folder. Made for folder pickers.', '只列出子文件夹，适合做目录选择器。'],
    takes: [
      inBody('path', 'string', 'Folder', '文件夹', '`/`'),
      metaPassword,
      inBody(
        'force_root',
        'bool',
        'Start at the real root, not at your base path; administrators only',
        '从真正的根目录开始，不受基本路径影响；仅管理员',
        '`false`',
      ),
    ],
    sends: { path: '/photos', password: '', force_root: false },
    gives: ['Dir[]|null', 'The folders; `null` when there are none', '子文件夹，没有时为 `null`'],
    example: [{ name: 'summer', modified: '2026-07-01T08:30:00Z' }],
    fails: [
      accessDenied,
      failure(
        403,
        'Permission denied',
        '`force_root` by a user who is no administrator',
        '非管理员使用了 `force_root`',
      ),
      notFound,
    ],
  }),
  endpoint('ANY /api/fs/search', 'v3.6.0', 'guest', {
    title: ['Search', '搜索'],
    text: [
      'Searches the index below a folder. Send `POST` with JSON.',
      '在某个文件夹下搜索索引。请用 `POST` 发送 JSON。',
    ],
    getWorks: false,
    takes: [
      inBody('parent!', 'string', 'Folder to search below', '在哪个文件夹下搜索'),
      inBody('keywords!', 'string', 'Words to look for', '关键词'),
      inBody('scope', 'int', '0 all, 1 folders, 2 files', '0 全部，1 文件夹，2 文件', '0'),
      inBody('page!', 'int', 'Page number, 1 or more', '页码，不小于 1'),
      inBody('per_page!', 'int', 'Entries on a page, 1 or more', '每页条数，不小于 1'),
      metaPassword,
    ],
    sends: { parent: '/', keywords: 'beach', scope: 0, page: 1, per_page: 20, password: '' },
    gives: [
      field('content', 'FoundObj[]', 'The hits that you may open', '你有权访问的结果'),
      field('total', 'int', 'Number of hits in this answer', '本次返回的结果数'),
    ],
    example: {
      content: [{ parent: '/photos', name: 'beach.jpg', is_dir: false, size: 2483712, type: 5 }],
      total: 1,
    },
    fails: [
      failure(400, "page can't < 1", '`page` is missing or below 1', '`page` 缺失或小于 1'),
      failure(400, "per_page can't < 1", '`per_page` is missing or below 1', '`per_page` 缺失或小于 1'),
      failure(
        500,
        'search not available',
        'The setting `search_index` is `none`',
        '设置 `search_index` 为 `none`',
      ),
    ],
  }),
  endpoint('ANY /api/fs/other', 'v3.0.0-beta.2', 'guest', {
    title: ['Call a driver method', '调用驱动的专用方法'],
    text: [
      'Calls a method that only some drivers have, such as the video preview of a cloud drive.',
      '调用部分驱动才有的方法，例如网盘的视频预览。',
    ],
    takes: [
      inBody('path!', 'string', 'File', '文件'),
      inBody(
        'method!',
        'string',
        'Method, such as `video_preview` or `doc_preview`',
        '方法名，如 `video_preview`、`doc_preview`',
      ),
      inBody('data', 'any', 'Input of the method', '方法的输入'),
      metaPassword,
    ],
    sends: { path: '/aliyun/film.mp4', method: 'video_preview', password: '' },
    gives: ['any', 'Whatever the driver answers', '由驱动决定'],
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
        'The driver has no such method (also `not support`)',
        '驱动没有该方法（也可能是 `not support`）',
      ),
    ],
  }),
  endpoint('GET /api/fs/lark/export/download', 'v3.61.0', 'guest', {
    title: ['Download a Lark export', '下载飞书导出文件'],
    text: ['Downloads a document that the Lark driver has exported.', '下载 Lark 驱动导出的文档。'],
    takes: [
      inQuery('path!', 'string', 'Path of the document', '文档路径'),
      inQuery('file_token!', 'string', 'Token of the exported file', '导出文件的令牌'),
      inQuery('password', 'string', 'Password of the meta that protects the path', '保护该路径的元信息密码'),
      inQuery('filename', 'string', 'Name to save under', '保存的文件名'),
    ],
    asks: { path: '/lark/plan.lark-docx', file_token: 'YOUR_FILE_TOKEN', filename: 'plan.docx' },
    other: {
      status: 200,
      mime: 'application/octet-stream',
      meaning: ['The file', '文件内容'],
      text: `HTTP/1.1 200 OK
Content-Disposition: attachment; filename="plan.docx"; filename*=UTF-8''plan.docx`,
    },
    fails: [
      failure(400, 'path and file_token are required', 'One of the two is missing', '两者缺一'),
      failure(400, '', 'The path is not in a Lark storage', '路径不在 Lark 存储中'),
      accessDenied,
    ],
  }),
  endpoint('POST /api/fs/mkdir', 'v3.0.0-beta.0', 'guest', {
    title: ['Make a folder', '新建文件夹'],
    text: [
      'Makes a folder, with its missing parents. An existing folder is no error.',
      '新建文件夹，缺失的上级会一并创建。文件夹已存在不算错误。',
    ],
    bits: [3],
    permission: ['or a meta with `write` on the parent', '或上级文件夹的元信息开启了 `write`'],
    takes: [inBody('path!', 'string', 'Folder to make', '要新建的文件夹')],
    sends: { path: '/photos/summer' },
    fails: [badRequest, permissionDenied, serverError],
  }),
  endpoint('POST /api/fs/rename', 'v3.0.0-beta.0', 'guest', {
    title: ['Rename', '重命名'],
    text: ['Renames one file or folder in its folder.', '重命名一个文件或文件夹，位置不变。'],
    bits: [4],
    takes: [
      inBody('path!', 'string', 'File or folder', '文件或文件夹'),
      inBody('name!', 'string', 'New name, without a path', '新名称，不含路径'),
      inBody('overwrite', 'bool', 'Skip the check for a file of that name', '不检查同名文件', '`false`'),
    ],
    sends: { path: '/photos/beach.jpg', name: 'sea.jpg', overwrite: false },
    fails: [badName, permissionDenied, exists, lockedName, serverError],
  }),
  endpoint('POST /api/fs/batch_rename', 'v3.20.0', 'guest', {
    title: ['Rename several', '批量重命名'],
    text: [
      'Renames several entries of one folder, one after the other. It stops at the first error; pairs with an empty name are skipped.',
      '依次重命名同一文件夹中的多个条目。遇到第一个错误就停止；名称为空的条目会被跳过。',
    ],
    bits: [4],
    takes: [
      inBody('src_dir!', 'string', 'Folder the entries are in', '条目所在的文件夹'),
      inBody('rename_objects!', 'RenamePair[]', 'Old and new names', '新旧名称'),
    ],
    sends: { src_dir: '/photos', rename_objects: [{ src_name: 'IMG_1.jpg', new_name: 'beach.jpg' }] },
    fails: [badName, permissionDenied, lockedName, serverError],
  }),
  endpoint('POST /api/fs/regex_rename', 'v3.14.0', 'guest', {
    title: ['Rename by pattern', '正则重命名'],
    text: [
      'Renames every entry of a folder whose name matches a Go regular expression. `$1` in the new name stands for the first group.',
      '重命名文件夹中名称匹配 Go 正则表达式的所有条目。新名称中的 `$1` 代表第一个分组。',
    ],
    bits: [4],
    takes: [
      inBody('src_dir!', 'string', 'Folder', '文件夹'),
      inBody('src_name_regex!', 'string', 'Pattern of the names now', '匹配现有名称的正则'),
      inBody('new_name_regex!', 'string', 'Replacement', '替换内容'),
    ],
    sends: { src_dir: '/photos', src_name_regex: '^IMG_(\\d+)', new_name_regex: 'beach-$1' },
    fails: [
      badName,
      permissionDenied,
      lockedName,
      failure(500, '', 'The pattern is wrong, or the storage reports an error', '正则有误，或存储报错'),
    ],
  }),
  endpoint('POST /api/fs/move', 'v3.0.0-beta.0', 'guest', {
    title: ['Move', '移动'],
    text: [
      'Moves entries to another folder of the same storage. Between storages, copy and then remove.',
      '把条目移动到同一存储的另一个文件夹。跨存储请先复制再删除。',
    ],
    bits: [5],
    permission: ['on `src_dir`', '在 `src_dir` 上'],
    takes: [
      srcDir,
      dstDir,
      names,
      inBody('overwrite', 'bool', 'Skip the check for files of the same names', '不检查同名文件', '`false`'),
    ],
    sends: { src_dir: '/photos', dst_dir: '/photos/summer', names: ['beach.jpg'], overwrite: false },
    fails: [
      emptyNames,
      permissionDenied,
      exists,
      failure(
        500,
        "can't move files between two storages, try to copy",
        'Source and target lie in different storages',
        '源和目标不在同一存储',
      ),
    ],
  }),
  endpoint('POST /api/fs/recursive_move', 'v3.14.0', 'guest', {
    title: ['Move all files of a tree', '聚合移动'],
    text: [
      'Moves all files of a folder and its sub-folders into one folder. The answer’s `message` tells how many.',
      '把文件夹及其子文件夹中的所有文件移动到同一个文件夹。返回的 `message` 说明移动了多少个。',
    ],
    bits: [5],
    permission: ['on `src_dir`', '在 `src_dir` 上'],
    takes: [
      inBody('src_dir!', 'string', 'Folder to empty', '要清空的文件夹'),
      dstDir,
      inBody(
        'conflict_policy',
        'string',
        'Same names: `cancel` stops before anything moves, `skip` leaves the file; `overwrite`, like any other value, moves it',
        '遇到同名：`cancel` 在移动之前停止，`skip` 跳过该文件，`overwrite` 及其他值照常移动',
      ),
    ],
    sends: { src_dir: '/photos/inbox', dst_dir: '/photos/all', conflict_policy: 'skip' },
    message: 'Successfully moved 3 files',
    fails: [
      permissionDenied,
      failure(403, 'file [x] exists', 'Same name, and the policy is `cancel`', '同名且策略为 `cancel`'),
      serverError,
    ],
  }),
  endpoint('POST /api/fs/copy', 'v3.0.0-beta.0', 'guest', {
    title: ['Copy', '复制'],
    text: [
      'Copies entries to another folder. Between storages each copy becomes a task; follow it with the [task endpoints](./task.md).',
      '把条目复制到另一个文件夹。跨存储复制会变成任务，可用[任务接口](./task.md)跟踪。',
    ],
    bits: [6],
    permission: ['on `src_dir`', '在 `src_dir` 上'],
    takes: [
      srcDir,
      dstDir,
      names,
      inBody('overwrite', 'bool', 'Skip the check for files of the same names', '不检查同名文件', '`false`'),
      inBody(
        'skip_existing',
        'bool',
        'Skip files that are there with the same size (since v3.62.0)',
        '跳过目标处大小相同的文件（v3.62.0 起）',
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
      field('tasks', 'Task[]', 'The tasks; empty when all was done at once', '产生的任务，已直接完成时为空'),
    ],
    example: { tasks: [task] },
    fails: [emptyNames, permissionDenied, exists, serverError],
  }),
  endpoint('POST /api/fs/remove', 'v3.0.0-beta.0', 'guest', {
    title: ['Remove', '删除'],
    text: [
      'Removes entries of a folder, folders with all they hold.',
      '删除文件夹中的条目，文件夹会连同内容一起删除。',
    ],
    bits: [7],
    takes: [
      inBody('dir!', 'string', 'Folder the entries are in', '条目所在的文件夹'),
      inBody('names!', 'string[]', 'Names to remove', '要删除的名称'),
    ],
    sends: { dir: '/photos', names: ['beach.jpg'] },
    fails: [emptyNames, permissionDenied, serverError],
  }),
  endpoint('POST /api/fs/remove_empty_directory', 'v3.16.0', 'guest', {
    title: ['Remove empty folders', '删除空文件夹'],
    text: [
      'Removes the empty folders below a folder. Folders that become empty by this go, too.',
      '删除某个文件夹下的所有空文件夹，因此变空的上级也会删除。',
    ],
    bits: [7],
    takes: [inBody('src_dir!', 'string', 'Folder to clean; it stays itself', '要清理的文件夹，自身保留')],
    sends: { src_dir: '/photos' },
    fails: [permissionDenied, serverError],
  }),
  endpoint('PUT /api/fs/put', 'v3.0.1', 'guest', {
    title: ['Upload as a stream', '流式上传'],
    text: [
      'Uploads one file: the body is the file. Missing folders are made. Best for large files.',
      '上传一个文件，请求体就是文件内容，缺失的文件夹会自动创建。适合大文件。',
    ],
    bits: [3],
    permission: writeOrMeta,
    takes: [...uploadHeaders, inBody('(body)!', 'file', 'Bytes of the file', '文件内容')],
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
      permissionDenied,
      fileExists,
      failure(
        500,
        'upload not supported',
        'The driver cannot upload, or the provider reports an error',
        '驱动不支持上传，或存储提供方报错',
      ),
    ],
  }),
  endpoint('PUT /api/fs/form', 'v3.0.1', 'guest', {
    title: ['Upload as a form', '表单上传'],
    text: [
      'Uploads one file as `multipart/form-data`. The server keeps the file before it sends it on; use the stream for large files.',
      '以 `multipart/form-data` 上传一个文件。服务器会先暂存再转发，大文件请用流式上传。',
    ],
    bits: [3],
    permission: writeOrMeta,
    takes: [
      ...uploadHeaders.map((one) =>
        one.name === 'Content-Type'
          ? {
              ...one,
              meaning: {
                en: 'Form type with its boundary; the client sets it. The type of the file stands in its part',
                zh: '表单类型及分隔符，由客户端设置；文件自身的类型写在表单项中',
              },
            }
          : one,
      ),
      inBody('file!', 'file', 'The file, as form field `file`', '文件，表单项名为 `file`'),
    ],
    headers: { 'File-Path': '%2Fphotos%2Fbeach.jpg' },
    upload: ['-F "file=@beach.jpg"'],
    gives: uploadAnswer,
    nullable: true,
    example: null,
    fails: [
      badRequest,
      permissionDenied,
      fileExists,
      failure(405, "Current storage doesn't support upload", 'The driver cannot upload', '驱动不支持上传'),
      failure(
        500,
        '',
        'The form has no field `file`, or the provider reports an error',
        '表单缺少 `file`，或存储提供方报错',
      ),
    ],
  }),
  endpoint('POST /api/fs/link', 'v3.0.0-beta.0', 'admin', {
    title: ['Get the real link', '获取真实链接'],
    text: [
      'Answers the address at the provider and the headers it needs. Made for download proxies: the answer may hold cookies of the account.',
      '返回存储提供方的真实链接及所需的请求头，供下载代理使用。其中可能含有账号的 Cookie。',
    ],
    takes: [
      inBody(
        'path!',
        'string',
        'Full path; your base path is not put in front',
        '完整路径，不会加上基本路径',
      ),
    ],
    sends: { path: '/photos/beach.jpg' },
    gives: [
      field(
        'url',
        'string',
        'Address; for local files a signed `/p` link',
        '地址；本机文件为带签名的 `/p` 链接',
      ),
      field('header', 'map<string[]>|null', 'Headers to send along', '请求时要带的请求头'),
      field(
        'concurrency',
        'int',
        'Parallel connections that the driver advises; 0 for none',
        '驱动建议的并发数，0 表示没有建议',
      ),
      field('part_size', 'int', 'Bytes per part; 0 for none', '每段字节数，0 表示没有建议'),
      field(
        'Expiration',
        'int64|null',
        'How long AList keeps the link, in nanoseconds',
        'AList 缓存该链接的时长，单位纳秒',
      ),
    ],
    example: {
      url: 'https://files.example.com/beach.jpg?token=abc',
      header: { Referer: ['https://files.example.com/'] },
      Expiration: null,
      concurrency: 0,
      part_size: 0,
    },
    fails: [notFound],
  }),
  endpoint('POST /api/fs/add_offline_download', 'v3.29.0', 'guest', {
    title: ['Add an offline download', '添加离线下载'],
    text: [
      'Lets a tool on the server, or a cloud drive, fetch addresses into a folder.',
      '让服务器上的工具或网盘把链接下载到指定文件夹。',
    ],
    bits: [2],
    takes: [
      inBody(
        'urls!',
        'string[]',
        'Addresses: HTTP, magnet or what the tool takes',
        '链接：HTTP、磁力或工具支持的其他类型',
      ),
      inBody('path!', 'string', 'Target folder', '目标文件夹'),
      inBody(
        'tool!',
        'string',
        'Name of the tool, see [Offline download tools](./public.md#offline-download-tools)',
        '工具名称，见[离线下载工具](./public.md#offline-download-tools)',
      ),
      inBody(
        'delete_policy',
        'string',
        'Fate of the temporary file: `delete_on_upload_succeed`, `delete_on_upload_failed`, `delete_never`, `delete_always`',
        '临时文件的删除策略：`delete_on_upload_succeed`、`delete_on_upload_failed`、`delete_never`、`delete_always`',
      ),
    ],
    sends: {
      urls: ['https://example.com/film.mp4'],
      path: '/videos',
      tool: 'aria2',
      delete_policy: 'delete_on_upload_succeed',
    },
    gives: [field('tasks', 'Task[]', 'One task per address', '每个链接一个任务')],
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
        'The tool is unknown or not ready, or the folder cannot take uploads',
        '工具不存在或未就绪，或目标文件夹不能上传',
      ),
    ],
  }),
]
