import { databaseError, paging } from '../common.ts'
import { share } from '../examples.ts'
import { type Endpoint, endpoint, failure, field, inBody } from '../kit.ts'

const shareId = inBody('share_id!', 'string', 'ID of the share', '分享 ID')
const notYours = failure(
  404,
  '',
  'The share does not exist or belongs to another user',
  '分享不存在，或不属于你',
)
const badShare = failure(
  400,
  'share link already exists',
  'The share ID is already in use. Other messages mean that the share ID or another value is invalid',
  '分享 ID 已存在。其他提示表示分享 ID 不符合规则，或某个值有误',
)
const needId = failure(400, '', '`share_id` is missing', '缺少 `share_id`')

export const shares: readonly Endpoint[] = [
  endpoint('POST /api/share/create', 'v3.59.0', 'user', {
    title: ['Create a share', '新建分享'],
    text: [
      'Shares a file or folder that your roles let you open, such as `/`, your base path, or a folder above a scope. AList does not check meta passwords. Visitors can read everything below a shared folder, even what you cannot see.',
      '分享一个你的角色能打开的文件或文件夹，包括 `/`、基本路径和权限范围的上级文件夹。AList 不检查元信息密码。访问者能读取分享文件夹下的全部内容，包括你看不到的内容。',
    ],
    takes: [
      inBody('path!', 'string', 'Path to the file or folder', '文件或文件夹'),
      inBody(
        'share_id',
        'string',
        'Share ID that the link contains: 1 to 32 letters, digits, `_`, or `-`',
        '链接中的 ID：1 到 32 个字母、数字、`_` 或 `-`',
        'random, 8 characters',
      ),
      inBody('name', 'string', 'Name that visitors see', '访问者看到的名称', 'name of the file'),
      inBody(
        'password',
        'string',
        'Password of the share. If empty, the share has no password',
        '密码，留空表示没有密码',
      ),
      inBody(
        'expire_at',
        'string',
        'Expiration time, in RFC 3339 format, or as `YYYY-MM-DD HH:MM:SS` in the time zone of the server',
        '到期时间，RFC 3339，或按服务器时区的 `YYYY-MM-DD HH:MM:SS`',
      ),
      inBody(
        'expire_hours',
        'int',
        'Lifetime in hours, used only if `expire_at` is empty. 0 means that the share does not expire',
        '有效期的小时数，只在 `expire_at` 为空时生效，0 表示永久',
        '0',
      ),
      inBody(
        'access_limit',
        'int',
        'Maximum number of accesses. 0 means no limit',
        '访问次数限制，0 表示不限',
        '0',
      ),
      inBody(
        'burn_after_read',
        'bool',
        'If true and `access_limit` is 0, AList sets `access_limit` to 1',
        '阅后即焚：`access_limit` 为 0 时改为 1',
        '`false`',
      ),
      inBody(
        'allow_preview',
        'bool',
        'Without effect: a new share always allows previews. To turn them off, [change the share](#change-a-share)',
        '无效：新分享总是允许预览。要关闭预览，请[修改分享](#change-a-share)',
        '`true`',
      ),
      inBody(
        'allow_download',
        'bool',
        'Without effect: a new share always allows downloads. To turn them off, [change the share](#change-a-share)',
        '无效：新分享总是允许下载。要关闭下载，请[修改分享](#change-a-share)',
        '`true`',
      ),
    ],
    sends: {
      path: '/photos/summer',
      share_id: 'summer26',
      name: 'Summer 2026',
      password: 'YOUR_SHARE_PASSWORD',
      expire_at: '2026-08-01T00:00:00Z',
      access_limit: 20,
    },
    gives: ['Share', 'The new share', '新建的分享'],
    example: {
      ...share,
      access_count: 0,
      remaining_accesses: 20,
      view_count: 0,
      download_count: 0,
      last_access_at: null,
      updated_at: '2026-07-01T08:30:00Z',
    },
    fails: [
      badShare,
      failure(403, 'you have no permission', "You don't have access to this path", '你无权访问这个路径'),
      failure(
        500,
        '',
        'For example, the file does not exist, or a database error occurred',
        '例如文件不存在，或数据库出错',
      ),
    ],
  }),
  endpoint('GET /api/share/list', 'v3.59.0', 'user', {
    title: ['List your shares', '列出自己的分享'],
    text: ['Returns the shares that you created.', '列出你创建的分享。'],
    takes: paging,
    asks: { page: 1, per_page: 20 },
    gives: [
      field('content', 'Share[]', 'Shares on this page', '分享列表'),
      field('total', 'int', 'Total number of shares', '总数'),
    ],
    example: { content: [share], total: 1 },
  }),
  endpoint('POST /api/share/update', 'v3.59.0', 'owner', {
    title: ['Change a share', '修改分享'],
    text: [
      'Changes one of your shares. Fields that you omit keep their current values. A share that has reached its limit stays closed, even with a higher `access_limit`. Create a new share instead.',
      '修改你的一个分享，没有传的字段保持不变。已用完访问次数的分享不会因为调大 `access_limit` 而恢复，请新建分享。',
    ],
    takes: [
      shareId,
      inBody('new_share_id', 'string', 'New share ID for the link', '新的分享 ID'),
      inBody('name', 'string', 'Name that visitors see', '访问者看到的名称'),
      inBody(
        'password',
        'string',
        'New password. If it is empty, AList keeps the current password, so you cannot remove it',
        '新密码，留空则不变，所以不能去掉密码',
      ),
      inBody(
        'expire_at',
        'string',
        'New expiration time. If empty, the share does not expire',
        '新的到期时间，留空表示永久',
      ),
      inBody(
        'access_limit',
        'int',
        'Maximum number of accesses. 0 means no limit',
        '访问次数限制，0 表示不限',
      ),
      inBody('allow_preview', 'bool', 'If true, visitors can preview files', '允许预览'),
      inBody('allow_download', 'bool', 'If true, visitors can download files', '允许下载'),
    ],
    sends: { share_id: 'summer26', access_limit: 50, allow_download: false },
    gives: ['Share', 'The updated share', '修改后的分享'],
    example: { ...share, access_limit: 50, remaining_accesses: 47, allow_download: false },
    fails: [badShare, notYours, databaseError],
  }),
  endpoint('POST /api/share/disable', 'v3.59.0', 'owner', {
    title: ['Disable a share', '停用分享'],
    text: [
      'Disables one of your shares without deleting it. No endpoint enables it again: create a new share instead.',
      '停用你的一个分享，但不删除。没有重新启用的接口，需要时请新建分享。',
    ],
    takes: [shareId],
    sends: { share_id: 'summer26' },
    fails: [needId, notYours, databaseError],
  }),
  endpoint('POST /api/share/delete', 'v3.59.0', 'owner', {
    title: ['Delete a share', '删除分享'],
    text: [
      'Deletes one of your shares. The link stops working. If you have no share with this ID, the request also succeeds.',
      '删除你的一个分享，链接随即失效。你没有这个 ID 的分享时，也返回成功。',
    ],
    takes: [shareId],
    sends: { share_id: 'summer26' },
    fails: [needId, databaseError],
  }),
]
