import { accessDenied, badName, metaPassword, permissionDenied } from '../common.ts'
import { task } from '../examples.ts'
import { type Endpoint, endpoint, failure, field, inBody } from '../kit.ts'

const archivePath = inBody('path!', 'string', 'Path to the archive', '压缩包路径')
const archivePass = inBody('archive_pass', 'string', 'Password of the archive', '压缩包密码')
const wrongPassword = failure(
  202,
  'wrong archive password',
  'The archive requires a password, or the password is wrong. Some formats return code 500 instead, and some ZIP files no error',
  '压缩包需要密码，或密码错误。有的格式返回 500，有的 ZIP 不报错',
)
const notAnArchive = failure(
  500,
  '',
  'For example, the file does not exist or is not an archive, or the storage reported an error',
  '例如文件不存在或不是压缩包，或存储报错',
)
const inside = {
  id: '',
  path: '',
  virtual_path: '',
  name: 'beach.jpg',
  size: 2483712,
  is_dir: false,
  modified: '2026-07-01T08:30:00Z',
  created: '2026-07-01T08:30:00Z',
  sign: '',
  thumb: '',
  type: 5,
  hashinfo: 'null',
  hash_info: null,
}

export const archive: readonly Endpoint[] = [
  endpoint('ANY /api/fs/archive/meta', 'v3.42.0', 'guest', {
    title: ['Get archive information', '获取压缩包信息'],
    id: 'describe-an-archive',
    text: [
      'Returns the comment of an archive and whether it is encrypted, as far as the format shows it. For formats that provide a folder tree, the response also contains the tree.',
      '返回压缩包的注释，并说明压缩包是否加密（取决于格式）。如果格式支持，还会返回目录树。',
    ],
    bits: [12],
    takes: [
      archivePath,
      metaPassword,
      inBody(
        'refresh',
        'bool',
        'If true, AList reads the archive again instead of using the cache',
        '不用缓存，重新读取压缩包',
        '`false`',
      ),
      archivePass,
    ],
    sends: { path: '/photos/summer.zip', password: '', archive_pass: '', refresh: false },
    gives: [
      field('comment', 'string', 'Comment stored in the archive. Can be empty', '压缩包注释，可能为空'),
      field(
        'encrypted',
        'bool',
        'For ZIP files, true if the archive is encrypted. For 7z files, true if you sent a password. For other formats, usually `false`',
        'ZIP 加密时为 `true`，7z 在你发送密码时为 `true`，其他格式通常是 `false`',
      ),
      field(
        'content',
        'ArchiveNode[]|null',
        'Folder tree of the archive, or only its first level. If `null`, list each folder separately',
        '目录树，可能只有第一级；为 `null` 时请逐级列出',
      ),
      field(
        'sort?',
        'ArchiveSort',
        'Sort order of the storage. Omitted if `content` is `null`',
        '存储的排序设置，`content` 为 `null` 时不返回',
      ),
      field(
        'raw_url',
        'string',
        'URL of the archive with the prefix `/ae` or `/ad`. To download a file from the archive, [add query parameters](#open-an-archive)',
        '压缩包的地址，路径以 `/ae` 或 `/ad` 开头。要下载压缩包内的文件，[加上查询参数](#open-an-archive)',
      ),
      field('sign', 'string', 'Signature for `raw_url`. Can be empty', '`raw_url` 的签名，可能为空'),
    ],
    example: {
      comment: '',
      encrypted: false,
      content: [{ ...inside, children: null }],
      sort: { order_by: 'name', order_direction: 'asc', extract_folder: 'front' },
      raw_url: 'http://localhost:5244/ae/photos/summer.zip',
      sign: 'q0YkzV8sT1nHc5uX3mRbE7wPaJ2fLdGiZo9tKxW4vNQ=:0',
    },
    fails: [wrongPassword, permissionDenied, accessDenied, notAnArchive],
  }),
  endpoint('ANY /api/fs/archive/list', 'v3.42.0', 'guest', {
    title: ['List a folder in an archive', '列出压缩包内的文件夹'],
    id: 'list-a-folder-of-an-archive',
    text: ['Returns the contents of one folder in an archive.', '列出压缩包内某个文件夹的内容。'],
    bits: [12],
    takes: [
      archivePath,
      metaPassword,
      inBody(
        'refresh',
        'bool',
        'If true, AList reads the archive again instead of using the cache',
        '不用缓存，重新读取压缩包',
        '`false`',
      ),
      archivePass,
      inBody('inner_path', 'string', 'Path to the folder in the archive', '压缩包内的文件夹', '`/`'),
      inBody('page', 'int', 'Page number, starting at 1', '页码，从 1 开始', '1'),
      inBody('per_page', 'int', 'Number of entries per page', '每页条数', 'all'),
    ],
    sends: { path: '/photos/summer.zip', inner_path: '/', archive_pass: '', page: 1, per_page: 50 },
    gives: [
      field(
        'content',
        'Obj[]',
        'Files and folders on this page. `id`, `path`, `virtual_path`, `sign`, and `thumb` are empty',
        '条目，其中 `id`、`path`、`virtual_path`、`sign`、`thumb` 为空',
      ),
      field('total', 'int', 'Total number of entries', '总条数'),
    ],
    example: { content: [inside], total: 1 },
    fails: [wrongPassword, permissionDenied, accessDenied, notAnArchive],
  }),
  endpoint('POST /api/fs/archive/decompress', 'v3.42.0', 'guest', {
    title: ['Extract an archive', '解压'],
    text: [
      "Extracts archives to a folder. For each archive, AList runs a task in the `decompress` group, and then tasks in the `decompress_upload` group. If the target is in the same storage and its driver can extract archives, the driver does it without a task. AList does not check your permissions for the target folder, does not ask for meta passwords, and usually replaces existing files. In the same storage, the target folder must exist. Only bit 14 of the user's `permission` keeps the target in the scopes of the roles.",
      '把压缩包解压到文件夹。对每个压缩包，AList 先在 `decompress` 分组运行一个任务，再在 `decompress_upload` 分组运行多个任务。如果目标在同一存储，而驱动能解压，就由驱动直接解压，没有任务。AList 不检查你在目标文件夹的权限，不检查元信息密码，通常会覆盖已有的文件。在同一存储里解压时，目标文件夹必须已经存在。用户的 `permission` 含权限位 14 时，目标才限于角色的权限范围。',
    ],
    bits: [13],
    takes: [
      inBody('src_dir!', 'string', 'Path to the folder that contains the archives', '压缩包所在的文件夹'),
      inBody('dst_dir!', 'string', 'Path to the target folder', '目标文件夹'),
      inBody('name!', 'string|string[]', 'Name of the archive, or a list of names', '压缩包名称，或名称列表'),
      archivePass,
      inBody(
        'inner_path',
        'string',
        'Path of the file or folder in the archive to extract',
        '只解压压缩包内的这个路径',
        '`/`',
      ),
      inBody(
        'cache_full',
        'bool',
        'If true, AList downloads the whole archive before it extracts the archive itself',
        '由 AList 解压时，先下载整个压缩包',
        '`false`',
      ),
      inBody(
        'put_into_new_dir',
        'bool',
        'If true, AList extracts each archive into a folder named after the archive',
        '解压到以压缩包命名的文件夹',
        '`false`',
      ),
    ],
    sends: {
      src_dir: '/photos',
      dst_dir: '/photos/summer',
      name: ['summer.zip'],
      archive_pass: '',
      inner_path: '/',
      cache_full: false,
      put_into_new_dir: true,
    },
    gives: [
      field(
        'task',
        'Task[]',
        'List of tasks, one for each archive that AList extracts itself',
        '任务列表，由 AList 解压的每个压缩包一个任务',
      ),
    ],
    example: {
      task: [
        {
          ...task,
          name: 'decompress [/photos](/summer.zip)[/] to [/photos](/summer) with password <>',
          state: 0,
          status: '',
          progress: 0,
          start_time: null,
        },
      ],
    },
    fails: [
      failure(
        202,
        'wrong archive password',
        'The driver extracts the archive, and the password is missing or wrong. If AList extracts it, the task fails instead',
        '由驱动解压，而密码缺失或错误；由 AList 解压时，任务会失败',
      ),
      badName,
      permissionDenied,
      notAnArchive,
    ],
  }),
]
