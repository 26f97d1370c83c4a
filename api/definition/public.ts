import { fileHead, shareItem } from '../examples.ts'
import { type Endpoint, endpoint, failure, field, inBody, inPath, inQuery } from '../kit.ts'

const shareId = inBody('share_id!', 'string', 'Id of the share', '分享 ID')
const sharePath = inBody('path', 'string', 'Path inside the share', '在分享中的路径', '`/`')
const shareToken = inBody(
  'token',
  'string',
  'Share token; may also be the query `auth` or the header `X-Share-Token`',
  '分享令牌，也可以用查询参数 `auth` 或请求头 `X-Share-Token` 传递',
)
const noShare = failure(404, '', 'No such share, or it is disabled', '分享不存在或已停用')
const gone = failure(
  410,
  'share is expired',
  'The share is over, or used up (`share has been consumed`)',
  '分享已过期，或次数已用完（`share has been consumed`）',
)
const needPassword = failure(
  401,
  'share password required',
  'The share has a password and the token is missing or no longer valid',
  '分享设有密码，而令牌缺失或已失效',
)
const unreadable = failure(
  400,
  '',
  '`share_id` is missing, or the path leaves the share',
  '缺少 `share_id`，或路径超出分享范围',
)

export const publicEndpoints: readonly Endpoint[] = [
  endpoint('ANY /api/public/settings', 'v3.0.0-beta.0', 'none', {
    title: ['Public settings', '公开设置'],
    text: [
      'Answers all public and read-only settings. Every value is text.',
      '返回所有公开和只读的设置，值都是文本。',
    ],
    method: 'GET',
    gives: ['map<string>', 'Value by key', '以设置项为键的值'],
    example: {
      version: 'v3.63.0',
      site_title: 'AList',
      allow_register: 'false',
      webauthn_login_enabled: 'false',
    },
  }),
  endpoint('ANY /api/public/offline_download_tools', 'v3.29.0', 'none', {
    title: ['Offline download tools', '离线下载工具'],
    text: [
      'Names the tools that are ready: the values of `tool` for a new offline download.',
      '返回可用的离线下载工具名称，即添加离线下载时 `tool` 的取值。',
    ],
    method: 'GET',
    gives: ['string[]', 'Names of the tools', '工具名称'],
    example: ['SimpleHttp', 'aria2'],
  }),
  endpoint('ANY /api/public/archive_extensions', 'v3.42.0', 'none', {
    title: ['Archive extensions', '压缩包扩展名'],
    text: [
      'Names the file extensions that AList opens as archives, in no order.',
      '返回 AList 能打开的压缩包扩展名，顺序不固定。',
    ],
    method: 'GET',
    gives: ['string[]', 'Extensions', '扩展名'],
    example: ['.7z', '.gz', '.tar'],
  }),
  endpoint('GET /api/public/share/info', 'v3.59.0', 'none', {
    title: ['Get a share', '获取分享信息'],
    text: [
      'Describes a share: its name, whether it has a password, and what visitors may do.',
      '返回分享的名称、是否有密码，以及访问者可以做什么。',
    ],
    takes: [
      inQuery('share_id!', 'string', 'Id of the share', '分享 ID'),
      inQuery('auth', 'string', 'Share token', '分享令牌'),
    ],
    asks: { share_id: 'summer26' },
    gives: [
      field('share_id', 'string', 'Id of the share', '分享 ID'),
      field('name', 'string', 'Name', '名称'),
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
      field(
        'authed',
        'bool',
        'True when no password is needed or the token is valid',
        '不需要密码或令牌有效时为 `true`',
      ),
      field('consumed_at', 'time|null', 'When the limit was reached', '次数用完的时间'),
      field('expires_at', 'time|null', 'End; `null` for never', '到期时间，`null` 表示永久'),
      field('created_at', 'time', 'Creation', '创建时间'),
    ],
    example: {
      share_id: 'summer26',
      name: 'Summer 2026',
      is_dir: true,
      has_password: true,
      burn_after_read: false,
      access_limit: 20,
      access_count: 3,
      remaining_accesses: 17,
      allow_preview: true,
      allow_download: true,
      authed: false,
      consumed_at: null,
      expires_at: '2026-08-01T00:00:00Z',
      created_at: '2026-07-01T08:30:00Z',
    },
    fails: [failure(400, 'share_id is required', '`share_id` is missing', '缺少 `share_id`'), noShare, gone],
  }),
  endpoint('POST /api/public/share/auth', 'v3.59.0', 'none', {
    title: ['Unlock a share', '验证分享密码'],
    text: [
      'Trades the password of a share for a token. It is valid for 24 hours, or until the share ends. Changing the share ends it.',
      '用分享密码换取令牌，有效期 24 小时，或到分享到期为止。修改分享后令牌失效。',
    ],
    takes: [shareId, inBody('password', 'string', 'Password of the share', '分享密码')],
    sends: { share_id: 'summer26', password: 'YOUR_SHARE_PASSWORD' },
    gives: [
      field(
        'token',
        'string',
        'Share token; empty when the share has no password',
        '分享令牌，没有密码的分享为空',
      ),
    ],
    example: { token: 'YOUR_SHARE_TOKEN' },
    fails: [
      failure(400, '', '`share_id` is missing', '缺少 `share_id`'),
      failure(403, 'password is incorrect', 'Wrong password', '密码错误'),
      noShare,
      gone,
    ],
  }),
  endpoint('POST /api/public/share/list', 'v3.59.0', 'none', {
    title: ['List a folder of a share', '列出分享中的文件夹'],
    text: ['Lists a folder of a share, page by page.', '分页列出分享中的一个文件夹。'],
    takes: [
      shareId,
      sharePath,
      shareToken,
      inBody('page', 'int', 'Page number, from 1', '页码，从 1 开始', '1'),
      inBody(
        'per_page',
        'int',
        'Entries on a page, at most 500; a negative number means all',
        '每页条数，最多 500，负数表示全部',
        '200',
      ),
    ],
    sends: { share_id: 'summer26', path: '/', token: 'YOUR_SHARE_TOKEN', page: 1, per_page: 50 },
    gives: [
      field('content', 'ShareItem[]', 'The entries', '条目'),
      field('total', 'int', 'Number of all entries', '总条数'),
      field('page', 'int', 'Page number used', '实际页码'),
      field('per_page', 'int', 'Page size used; -1 for all', '实际每页条数，-1 表示全部'),
      field('has_more', 'bool', 'True when another page follows', '后面还有页时为 `true`'),
      field('pages_total', 'int', 'Number of pages', '总页数'),
    ],
    example: { content: [shareItem], total: 1, page: 1, per_page: 50, has_more: false, pages_total: 1 },
    fails: [
      failure(
        400,
        'path is not a directory',
        'The path is a file, or leaves the share',
        '路径是文件，或超出分享范围',
      ),
      needPassword,
      noShare,
      gone,
    ],
  }),
  endpoint('POST /api/public/share/get', 'v3.59.0', 'none', {
    title: ['Get a file of a share', '获取分享中的文件'],
    text: [
      'Describes one file or folder of a share, with its download and preview links.',
      '返回分享中一个文件或文件夹的信息，以及下载和预览链接。',
    ],
    takes: [shareId, sharePath, shareToken],
    sends: { share_id: 'summer26', path: '/beach.jpg', token: 'YOUR_SHARE_TOKEN' },
    gives: [
      field('item', 'ShareItem', 'The file or folder', '文件或文件夹'),
      field('provider', 'string', 'Driver of the storage, or `unknown`', '存储的驱动，或 `unknown`'),
    ],
    example: { item: shareItem, provider: 'Local' },
    fails: [unreadable, needPassword, noShare, gone],
  }),
  endpoint('ANY /ping', 'v3.13.2', 'none', {
    title: ['Ping', '存活检查'],
    text: [
      'Answers while the server runs. Good for health checks.',
      '服务器运行时返回固定文本，适合做健康检查。',
    ],
    method: 'GET',
    other: { status: 200, mime: 'text/plain', meaning: ['The text `pong`', '文本 `pong`'], text: 'pong' },
  }),
  endpoint('GET /favicon.ico', 'v3.0.0-beta.0', 'none', {
    title: ['Icon', '网站图标'],
    text: ['Leads to the address of the setting `favicon`.', '跳转到设置 `favicon` 的地址。'],
    other: {
      status: 302,
      mime: 'text/html',
      meaning: ['Redirect to the icon', '重定向到图标'],
      text: 'HTTP/1.1 302 Found\nLocation: https://example.com/logo.svg',
    },
  }),
  endpoint('GET /robots.txt', 'v3.17.0', 'none', {
    title: ['Rules for robots', '爬虫规则'],
    text: ['Answers the text of the setting `robots_txt`.', '返回设置 `robots_txt` 的文本。'],
    other: {
      status: 200,
      mime: 'text/plain',
      meaning: ['The text of the setting', '设置的文本'],
      text: 'User-agent: *\nAllow: /',
    },
  }),
  endpoint('ANY /debug/*', 'v3.28.0', 'none', {
    title: ['Debug routes', '调试路由'],
    text: [
      'Exist only when the server was started with `--debug` or `--dev`. Made for the developers of AList; never open them to the internet.',
      '只有用 `--debug` 或 `--dev` 启动时才存在，供 AList 开发者使用，切勿暴露到公网。',
    ],
    method: 'GET',
    other: {
      status: 200,
      mime: 'text/plain',
      meaning: ['Depends on the route; to be confirmed', '取决于具体路由，待确认'],
      text: 'HTTP/1.1 200 OK',
    },
  }),
]

const filePath = inPath(
  'path!',
  'string',
  'Full AList path, your base path included, percent-encoded',
  'AList 完整路径（含基本路径），需 URL 编码',
)
const sign = inQuery(
  'sign',
  'string',
  'Signature; needed when `sign_all`, the storage’s `enable_sign` or a meta password applies',
  '签名；开启 `sign_all`、存储的 `enable_sign` 或有元信息密码时必填',
)
const linkType = inQuery(
  'type',
  'string',
  'Kind of link; its meaning depends on the driver',
  '链接类型，含义取决于驱动',
)
const direct = inQuery(
  'd',
  'any',
  'On `/p`: present means do not redirect to `down_proxy_url`',
  '用于 `/p`：带上该参数则不跳转到 `down_proxy_url`',
)
const signFails = [
  failure(401, 'expire missing', 'The link has no signature', '链接没有签名'),
  failure(401, 'expire invalid', 'The time in the signature is no number', '签名中的过期时间不是数字'),
  failure(401, 'sign expired', 'The signature is too old', '签名已过期'),
  failure(401, 'sign invalid', 'The signature does not fit the path', '签名与路径不符'),
]
const linkError = failure(
  500,
  '',
  'The file does not exist, or the provider reports an error',
  '文件不存在，或存储提供方报错',
)
const noProxy = failure(
  403,
  'proxy not allowed',
  'The storage does not proxy and the file type is neither in `proxy_types` nor in `text_types`',
  '存储未开启代理，文件类型也不在 `proxy_types`、`text_types` 中',
)
const signValue = '9mHYcQ0zVXoBqUq1xJ0l7fRk3T2hPZ4yM8dWbE6sGnA=:0'
const redirect = {
  status: 302,
  mime: 'application/octet-stream',
  meaning: [
    'Redirect to the real link, or the file itself where the storage proxies',
    '重定向到真实链接；存储走代理时直接返回文件内容',
  ] as [string, string],
  text: 'HTTP/1.1 302 Found\nLocation: https://files.example.com/beach.jpg',
}
const content = {
  status: 200,
  mime: 'application/octet-stream',
  meaning: ['The file', '文件内容'] as [string, string],
  text: fileHead,
}
const archiveSign = inQuery(
  'sign',
  'string',
  'Archive signature: field `sign` of [Describe an archive](./archive.md#describe-an-archive)',
  '压缩包签名，即[获取压缩包信息](./archive.md#describe-an-archive)返回的 `sign`',
)
const inner = inQuery('inner!', 'string', 'Path inside the archive', '压缩包内的路径')
const pass = inQuery('pass', 'string', 'Password of the archive', '压缩包密码')
const archivePath = {
  ...filePath,
  meaning: {
    en: 'Full AList path of the archive, percent-encoded',
    zh: '压缩包的 AList 完整路径，需 URL 编码',
  },
}
const inArchive = {
  takes: [archivePath, archiveSign, inner, pass],
  at: { path: 'photos/summer.zip' },
  asks: { inner: '/beach.jpg', sign: signValue },
  fails: [...signFails, noProxy, linkError],
}
const shareInPath = inPath('share_id!', 'string', 'Id of the share', '分享 ID')
const pathInShare = inPath(
  'path',
  'string',
  'Path inside the share; leave it out for a shared file',
  '在分享中的路径，分享单个文件时省略',
)
const shareAuth = inQuery(
  'auth',
  'string',
  'Share token; needed when the share has a password',
  '分享令牌，分享设有密码时必填',
)
const atShare = { share_id: 'summer26', path: 'beach.jpg' }

export const downloads: readonly Endpoint[] = [
  endpoint('GET /d/*path', 'v3.0.0-beta.0', 'sign', {
    title: ['Download', '下载'],
    text: ['Downloads a file. `HEAD` works, too.', '下载文件，也支持 `HEAD`。'],
    takes: [filePath, sign, linkType, direct],
    at: { path: 'photos/beach.jpg' },
    asks: { sign: signValue },
    other: redirect,
    fails: [...signFails, linkError],
  }),
  endpoint('GET /p/*path', 'v3.0.0-beta.0', 'sign', {
    title: ['Download through AList', '经 AList 代理下载'],
    text: [
      'Downloads a file through the server, where the storage or the file type allows it. `HEAD` and ranges work, too.',
      '经服务器中转下载，需要存储或文件类型允许代理。也支持 `HEAD` 和 Range。',
    ],
    takes: [filePath, sign, linkType, direct],
    at: { path: 'photos/beach.jpg' },
    asks: { sign: signValue },
    other: content,
    fails: [...signFails, noProxy, linkError],
  }),
  endpoint('GET /ad/*path', 'v3.42.0', 'sign', {
    title: ['Download from an archive', '下载压缩包内的文件'],
    text: [
      'Downloads a file inside an archive that the driver itself can extract. `HEAD` works, too.',
      '下载压缩包内的文件，由驱动负责解压。也支持 `HEAD`。',
    ],
    ...inArchive,
    other: redirect,
  }),
  endpoint('GET /ap/*path', 'v3.42.0', 'sign', {
    title: ['Download from an archive through AList', '代理下载压缩包内的文件'],
    text: ['The same, with the data going through the server.', '同上，但数据经过服务器。'],
    ...inArchive,
    other: content,
  }),
  endpoint('GET /ae/*path', 'v3.42.0', 'sign', {
    title: ['Extract from an archive', '由 AList 解压并下载'],
    text: [
      'AList reads the archive and extracts the file itself. `HEAD` works, too.',
      'AList 自己读取压缩包并解出文件。也支持 `HEAD`。',
    ],
    ...inArchive,
    other: content,
  }),
  endpoint('GET /s/:share_id[/*path]', 'v3.59.0', 'none', {
    title: ['Share page', '分享页面'],
    text: ['The web page of a share, for people.', '供人浏览的分享网页。'],
    takes: [shareInPath, pathInShare],
    at: { share_id: 'summer26', path: '' },
    other: {
      status: 200,
      mime: 'text/html',
      meaning: ['The page', '网页'],
      text: 'HTTP/1.1 200 OK\nContent-Type: text/html',
    },
  }),
  endpoint('GET /sd/:share_id[/*path]', 'v3.59.0', 'share', {
    title: ['Download from a share', '下载分享的文件'],
    text: [
      'Downloads a file of a share. Each `GET` counts as an access, `HEAD` does not.',
      '下载分享中的文件。每次 `GET` 计一次访问，`HEAD` 不计。',
    ],
    takes: [shareInPath, pathInShare, shareAuth],
    at: atShare,
    asks: { auth: 'YOUR_SHARE_TOKEN' },
    other: redirect,
    fails: [
      failure(
        400,
        'directory download is not supported',
        'The path is a folder, or leaves the share',
        '路径是文件夹，或超出分享范围',
      ),
      needPassword,
      failure(403, 'download is not allowed', 'The share allows no downloads', '该分享不允许下载'),
      noShare,
      gone,
    ],
  }),
  endpoint('GET /sp/:share_id[/*path]', 'v3.59.0', 'share', {
    title: ['Preview from a share', '预览分享的文件'],
    text: [
      'The file for a preview, through the server. Each `GET` counts as an access, `HEAD` does not.',
      '经服务器返回用于预览的文件。每次 `GET` 计一次访问，`HEAD` 不计。',
    ],
    takes: [shareInPath, pathInShare, shareAuth, inQuery('type', 'string', '`preview`', '`preview`')],
    at: atShare,
    asks: { auth: 'YOUR_SHARE_TOKEN', type: 'preview' },
    other: content,
    fails: [
      failure(
        400,
        'directory preview is not supported',
        'The path is a folder, or leaves the share',
        '路径是文件夹，或超出分享范围',
      ),
      needPassword,
      failure(403, 'preview is not allowed', 'The share allows no previews', '该分享不允许预览'),
      noShare,
      gone,
    ],
  }),
  endpoint('GET /i/:link_name', 'v3.0.1', 'none', {
    title: ['Install manifest for iOS', 'iOS 安装清单'],
    text: [
      'Answers the manifest that iOS needs to install an IPA file.',
      '返回 iOS 安装 IPA 所需的清单文件。',
    ],
    takes: [
      inPath(
        'link_name!',
        'string',
        'Base64 of `<encoded link>/<encoded name>`, then `.plist`. What follows `@` in the name is the bundle id',
        '`<编码后的链接>/<编码后的名称>` 的 Base64，再加 `.plist`；名称中 `@` 之后的部分是 Bundle ID',
      ),
    ],
    at: { link_name: 'aHR0cHMlM0ElMkYlMkZleGFtcGxlLmNvbSUyRmFwcC5pcGEvYXBwQGNvbS5leGFtcGxlLmFwcA==.plist' },
    other: {
      status: 200,
      mime: 'application/xml',
      meaning: ['The manifest', '清单文件'],
      text: 'HTTP/1.1 200 OK\nContent-Type: application/xml;charset=utf-8',
    },
    fails: [failure(400, 'malformed link', 'The text cannot be decoded', '内容无法解码')],
  }),
  endpoint('ANY /dav[/*path]', 'v3.0.0-beta.0', 'protocol', {
    title: ['WebDAV', 'WebDAV'],
    text: [
      'The WebDAV server, with HTTP Basic or the permanent token as `Bearer`. See [WebDAV](../webdav.md). Methods: `GET`, `HEAD`, `PUT`, `DELETE`, `OPTIONS`, `PROPFIND`, `MKCOL`, `LOCK`, `UNLOCK`, `PROPPATCH`, `COPY`, `MOVE`.',
      'WebDAV 服务，使用 HTTP Basic，或以 `Bearer` 携带永久令牌，见 [WebDAV](../webdav.md)。方法：`GET`、`HEAD`、`PUT`、`DELETE`、`OPTIONS`、`PROPFIND`、`MKCOL`、`LOCK`、`UNLOCK`、`PROPPATCH`、`COPY`、`MOVE`。',
    ],
    bits: [8],
    permission: [
      'to read; changes need bit 9 and the bit of the file operation, too',
      '读取；修改还需要位 9 和对应文件操作的权限位',
    ],
    takes: [inPath('path', 'string', 'Path below your base path', '基本路径之下的路径')],
    method: 'GET',
    at: { path: 'photos/beach.jpg' },
    other: content,
  }),
  endpoint('ANY /s3/*path', 'v3.32.0', 'protocol', {
    title: ['S3', 'S3'],
    text: [
      'The S3 server, with S3 signatures, while `s3.enable` is on and `s3.port` is -1. With a port of its own it listens there at `/`. See [S3 server](../advanced/s3.md).',
      'S3 服务，使用 S3 签名；仅在开启 `s3.enable` 且 `s3.port` 为 -1 时可用。设置了独立端口时，它在该端口的 `/` 提供服务。见[对象存储服务](../advanced/s3.md)。',
    ],
    takes: [inPath('path!', 'string', 'Bucket and key', '存储桶和对象键')],
    method: 'GET',
    at: { path: 'photos/beach.jpg' },
    other: content,
    fails: [
      failure(403, 'S3 server is not enabled', 'The S3 server is off', '未开启 S3 服务'),
      failure(
        403,
        'S3 server bound to single port',
        'The S3 server has a port of its own',
        'S3 服务使用独立端口',
      ),
    ],
  }),
]
