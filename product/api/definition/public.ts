import { fileHead, shareItem } from '../examples.ts'
import { type Endpoint, endpoint, failure, field, inBody, inPath, inQuery } from '../kit.ts'

const shareId = inBody('share_id!', 'string', 'ID of the share', '分享 ID')
const sharePath = inBody('path', 'string', 'Path in the share', '在分享中的路径', '`/`')
const shareToken = inBody(
  'token',
  'string',
  'Share token. You can also send the token as the `auth` query parameter or in the `X-Share-Token` header',
  '分享令牌，也可以用查询参数 `auth` 或请求头 `X-Share-Token` 传递',
)
const noShare = failure(404, '', 'The share does not exist, or it is disabled', '分享不存在或已停用')
const noItem = failure(
  404,
  '',
  'The share or the path does not exist, the share is disabled, or the storage reported an error',
  '分享或路径不存在，分享已停用，或存储报错',
)
const gone = failure(
  410,
  'share is expired',
  'The share has expired, or its access limit is reached (`share has been consumed`)',
  '分享已过期，或次数已用完（`share has been consumed`）',
)
const needPassword = failure(
  401,
  'share password required',
  'The share has a password, and the share token is missing. If it is no longer valid, the message is `sign invalid` or `sign expired`',
  '分享设有密码，但缺少分享令牌；令牌已失效时，提示是 `sign invalid` 或 `sign expired`',
)
const unreadable = failure(
  400,
  '',
  '`share_id` is missing, or the share is a single file and `path` is not `/`',
  '缺少 `share_id`，或分享的是单个文件而 `path` 不是 `/`',
)

export const publicEndpoints: readonly Endpoint[] = [
  endpoint('ANY /api/public/settings', 'v3.0.0-beta.0', 'none', {
    title: ['Public settings', '公开设置'],
    text: [
      'Returns all public and read-only settings. All values are strings.',
      '返回所有公开和只读的设置。值都是字符串。',
    ],
    method: 'GET',
    gives: ['map<string>', 'Values of the settings, by key', '以设置项为键的值'],
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
      'Returns the names of the offline download tools that are ready. To add an offline download, send one of these names as `tool`.',
      '返回可用的离线下载工具的名称。添加离线下载时，`tool` 填这些名称。',
    ],
    method: 'GET',
    gives: ['string[]', 'Names of the tools that are ready', '工具名称'],
    example: ['SimpleHttp', 'aria2'],
  }),
  endpoint('ANY /api/public/archive_extensions', 'v3.42.0', 'none', {
    title: ['Archive extensions', '压缩包扩展名'],
    text: [
      'Returns the file extensions that AList opens as archives, in no particular order.',
      '返回 AList 能打开的压缩包扩展名，顺序不固定。',
    ],
    method: 'GET',
    gives: ['string[]', 'File extensions', '扩展名'],
    example: ['.7z', '.gz', '.tar'],
  }),
  endpoint('GET /api/public/share/info', 'v3.59.0', 'none', {
    title: ['Get a share', '获取分享信息'],
    text: [
      'Returns information about a share, such as its name, whether it has a password, and whether visitors can preview and download files.',
      '返回分享的信息，例如名称、是否有密码、访问者能否预览和下载。',
    ],
    takes: [
      inQuery('share_id!', 'string', 'ID of the share', '分享 ID'),
      inQuery('auth', 'string', 'Share token', '分享令牌'),
    ],
    asks: { share_id: 'summer26' },
    gives: [
      field('share_id', 'string', 'ID of the share', '分享 ID'),
      field('name', 'string', 'Name that visitors see', '名称'),
      field('is_dir', 'bool', 'True if the share is a folder', '文件夹为 `true`'),
      field('has_password', 'bool', 'True if the share has a password', '设有密码时为 `true`'),
      field('burn_after_read', 'bool', 'True if `access_limit` is 1', '`access_limit` 为 1 时是 `true`'),
      field(
        'access_limit',
        'int',
        'Maximum number of accesses. 0 means no limit',
        '访问次数限制，0 表示不限',
      ),
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
        'authed',
        'bool',
        'True if the share has no password, or if the share token is valid',
        '不需要密码或令牌有效时为 `true`',
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
      'Exchanges the share password for a share token. The token is valid for 24 hours or until the share expires, whichever comes first. The token becomes invalid earlier if the owner changes the share, an admin replaces the permanent token, or a visitor previews or downloads a file.',
      '用分享密码换取分享令牌。令牌的有效期为 24 小时；分享到期、所有者修改分享、管理员更换永久令牌，或有人预览或下载文件之后，令牌提前失效。',
    ],
    takes: [shareId, inBody('password', 'string', 'Password of the share', '分享密码')],
    sends: { share_id: 'summer26', password: 'YOUR_SHARE_PASSWORD' },
    gives: [
      field(
        'token',
        'string',
        'Share token. Empty if the share has no password',
        '分享令牌，没有密码的分享为空',
      ),
    ],
    example: { token: 'YOUR_SHARE_TOKEN' },
    fails: [
      failure(400, '', '`share_id` is missing', '缺少 `share_id`'),
      failure(403, 'password is incorrect', 'The password is wrong', '密码错误'),
      noShare,
      gone,
    ],
  }),
  endpoint('POST /api/public/share/list', 'v3.59.0', 'none', {
    title: ['List a folder in a share', '列出分享中的文件夹'],
    id: 'list-a-folder-of-a-share',
    text: ['Returns one page of the entries in a shared folder.', '分页列出分享中某个文件夹的内容。'],
    takes: [
      shareId,
      sharePath,
      shareToken,
      inBody('page', 'int', 'Page number, starting at 1', '页码，从 1 开始', '1'),
      inBody(
        'per_page',
        'int',
        'Number of entries per page, up to 500. With a negative number, AList returns all entries',
        '每页条数，最多 500，负数表示全部',
        '200',
      ),
    ],
    sends: { share_id: 'summer26', path: '/', token: 'YOUR_SHARE_TOKEN', page: 1, per_page: 50 },
    gives: [
      field('content', 'ShareItem[]', 'Files and folders on this page', '条目'),
      field('total', 'int', 'Total number of entries', '总条数'),
      field('page', 'int', 'Number of the returned page', '实际页码'),
      field(
        'per_page',
        'int',
        'Number of entries per page that AList used. -1 means all entries',
        '实际每页条数，-1 表示全部',
      ),
      field('has_more', 'bool', 'True if there is another page', '后面还有页时为 `true`'),
      field('pages_total', 'int', 'Number of pages', '总页数'),
    ],
    example: { content: [shareItem], total: 1, page: 1, per_page: 50, has_more: false, pages_total: 1 },
    fails: [
      failure(
        400,
        'path is not a directory',
        'The path is a file. With other messages, for example, `share_id` is missing',
        '路径是文件。其他提示表示别的原因，例如缺少 `share_id`',
      ),
      needPassword,
      noItem,
      gone,
    ],
  }),
  endpoint('POST /api/public/share/get', 'v3.59.0', 'none', {
    title: ['Get a file in a share', '获取分享中的文件'],
    id: 'get-a-file-of-a-share',
    text: [
      'Returns one file or folder from a share, with its download and preview links.',
      '返回分享中一个文件或文件夹的信息和链接，链接分别用于下载和预览。',
    ],
    takes: [shareId, sharePath, shareToken],
    sends: { share_id: 'summer26', path: '/beach.jpg', token: 'YOUR_SHARE_TOKEN' },
    gives: [
      field('item', 'ShareItem', 'The file or folder', '文件或文件夹'),
      field(
        'provider',
        'string',
        'Driver of the storage, or `unknown` if no storage contains the path',
        '存储的驱动，或 `unknown`',
      ),
    ],
    example: { item: shareItem, provider: 'Local' },
    fails: [unreadable, needPassword, noItem, gone],
  }),
  endpoint('ANY /ping', 'v3.13.2', 'none', {
    title: ['Ping', '存活检查'],
    text: [
      'Returns `pong` while the server is running. Use this endpoint for health checks.',
      '服务器运行时返回固定文本，适合做健康检查。',
    ],
    method: 'GET',
    other: { status: 200, mime: 'text/plain', meaning: ['The text `pong`', '文本 `pong`'], text: 'pong' },
  }),
  endpoint('GET /favicon.ico', 'v3.0.0-beta.0', 'none', {
    title: ['Site icon', '网站图标'],
    id: 'icon',
    text: ['Redirects to the URL in the `favicon` setting.', '重定向到设置项 `favicon` 的地址。'],
    other: {
      status: 302,
      mime: 'text/html',
      meaning: ['Redirect to the icon', '重定向到图标'],
      text: 'HTTP/1.1 302 Found\nLocation: https://example.com/logo.svg',
    },
  }),
  endpoint('GET /robots.txt', 'v3.17.0', 'none', {
    title: ['Robot rules', '爬虫规则'],
    id: 'rules-for-robots',
    text: ['Returns the text of the `robots_txt` setting.', '返回设置项 `robots_txt` 的内容。'],
    other: {
      status: 200,
      mime: 'text/plain',
      meaning: ['Value of the `robots_txt` setting', '设置的文本'],
      text: 'User-agent: *\nAllow: /',
    },
  }),
  endpoint('ANY /debug/*', 'v3.28.0', 'none', {
    title: ['Debug routes', '调试路由'],
    text: [
      'Debug routes for AList developers. These routes exist only if you start the server with `--debug` or `--dev`. Never expose them to the internet.',
      '供 AList 的开发者使用。只有用 `--debug` 或 `--dev` 启动服务器时，才有这些路由。不要把这样的服务器暴露到公网。',
    ],
    method: 'GET',
    other: {
      status: 200,
      mime: 'text/plain',
      meaning: ['Response of the debug route', '路由返回的内容'],
      text: 'HTTP/1.1 200 OK',
    },
  }),
]

const filePath = inPath(
  'path!',
  'string',
  'Full AList path to the file, including your base path. Percent-encode each part of the path, and a percent sign in a name twice',
  'AList 完整路径（含基本路径），需 URL 编码，名称中的百分号编码两次',
)
const sign = inQuery(
  'sign',
  'string',
  'Signature of the link. Required if `sign_all` or the `enable_sign` storage option is on, or if a meta password applies to the path',
  '链接的签名。如果打开了 `sign_all` 或存储的 `enable_sign`，或者路径受元信息密码保护，则必填',
)
const linkType = inQuery(
  'type',
  'string',
  'Link type. With `preview`, a response that AList passes on from the provider has `Content-Disposition: inline`, so browsers open the file instead of downloading it. Some drivers support other values',
  '链接类型。值为 `preview` 时，AList 转发的服务商响应带 `Content-Disposition: inline`，浏览器会直接打开文件而不是下载；有的驱动还支持其他值',
)
const direct = inQuery(
  'd',
  'any',
  'Only for proxied files. If this parameter is present, AList does not redirect to `down_proxy_url`',
  '只用于经 AList 代理的文件。带上这个参数时，AList 不重定向到 `down_proxy_url`',
)
const signFails = [
  failure(401, 'expire missing', 'The link has no signature', '链接没有签名'),
  failure(
    401,
    'expire invalid',
    'The expiration time in the signature is not a number',
    '签名中的过期时间不是数字',
  ),
  failure(401, 'sign expired', 'The signature has expired', '签名已过期'),
  failure(
    401,
    'sign invalid',
    'The signature does not match the path, or the permanent token was replaced',
    '签名与路径不符，或永久令牌已更换',
  ),
]
const linkError = failure(
  500,
  '',
  'For example, the file does not exist, or the provider reported an error',
  '例如文件不存在，或存储提供方报错',
)
const noProxy = failure(
  403,
  'proxy not allowed',
  'The storage does not proxy files, its `webdav_policy` is not `use_proxy_url`, neither `proxy_types` nor `text_types` contains the file extension, and the file is not a video of `Quark`',
  '存储没有开启代理，`webdav_policy` 也不是 `use_proxy_url`，`proxy_types` 和 `text_types` 又不包含这种文件类型，文件也不是 `Quark` 的视频',
)
const signValue = '9mHYcQ0zVXoBqUq1xJ0l7fRk3T2hPZ4yM8dWbE6sGnA=:0'
const redirect = {
  status: 302,
  mime: '*/*',
  meaning: [
    'The file, if AList proxies the download. Otherwise, a redirect to the real link at the provider or to the download proxy',
    '重定向到真实链接或下载代理；由 AList 代理时，直接返回文件内容',
  ] as [string, string],
  text: 'HTTP/1.1 302 Found\nLocation: https://files.example.com/beach.jpg',
}
const content = {
  status: 200,
  mime: '*/*',
  meaning: ['Content of the file', '文件内容'] as [string, string],
  text: fileHead,
}
const proxied = {
  ...content,
  meaning: [
    'Content of the file, or a redirect to the `down_proxy_url` of the storage',
    '文件内容，或重定向到存储的 `down_proxy_url`',
  ] as [string, string],
}
const davStatuses = [
  failure(
    302,
    '',
    'AList redirects the download to the real link at the provider or to `down_proxy_url`',
    '存储重定向到真实链接或 `down_proxy_url`',
  ),
  failure(401, '', 'The credentials are missing or invalid', '没有登录，或登录无效'),
  failure(403, '', "You don't have the required permission for this path", '没有权限'),
  failure(404, '', 'The path does not exist', '路径不存在'),
  failure(405, '', 'The path does not support the method', '方法不适用于这个路径'),
]
const archiveSign = inQuery(
  'sign',
  'string',
  'Signature of the archive. Use the `sign` value that [Describe an archive](./archive.md#describe-an-archive) returns',
  '压缩包签名，即[获取压缩包信息](./archive.md#describe-an-archive)返回的 `sign`',
)
const inner = inQuery('inner!', 'string', 'Path to the file in the archive', '压缩包内的路径')
const pass = inQuery('pass', 'string', 'Password of the archive', '压缩包密码')
const archivePath = {
  ...filePath,
  meaning: {
    en: 'Full AList path to the archive, including your base path. Percent-encode each part of the path, and a percent sign in a name twice',
    zh: '压缩包的 AList 完整路径，需 URL 编码，名称中的百分号编码两次',
  },
}
const inArchive = {
  takes: [archivePath, archiveSign, inner, pass],
  at: { path: 'photos/summer.zip' },
  asks: { inner: '/beach.jpg', sign: signValue },
  fails: [...signFails, linkError],
}
const shareInPath = inPath('share_id!', 'string', 'ID of the share', '分享 ID')
const pathInShare = inPath(
  'path',
  'string',
  'Path in the share. Percent-encode each part of the path, and a percent sign in a name twice. Omit it if the share is a single file',
  '在分享中的路径，需 URL 编码，名称中的百分号编码两次；分享单个文件时省略',
)
const shareAuth = inQuery(
  'auth',
  'string',
  'Share token. Required if the share has a password',
  '分享令牌，分享设有密码时必填',
)
const atShare = { share_id: 'summer26', path: 'beach.jpg' }

export const downloads: readonly Endpoint[] = [
  endpoint('GET /d/*path', 'v3.0.0-beta.0', 'sign', {
    title: ['Download', '下载'],
    text: ['Downloads a file. `HEAD` requests also work.', '下载文件，也支持 `HEAD`。'],
    takes: [filePath, sign, linkType, direct],
    at: { path: 'photos/beach.jpg' },
    asks: { sign: signValue },
    other: redirect,
    fails: [...signFails, linkError],
  }),
  endpoint('GET /p/*path', 'v3.0.0-beta.0', 'sign', {
    title: ['Download through AList', '经 AList 代理下载'],
    text: [
      'Downloads a file through AList. The storage or the file type must allow proxying. `HEAD` requests and, with most drivers, range requests also work.',
      '经 AList 服务器下载文件，需要存储或文件类型允许代理。也支持 `HEAD` 请求，多数驱动还支持 Range 请求。',
    ],
    takes: [filePath, sign, linkType, direct],
    at: { path: 'photos/beach.jpg' },
    asks: { sign: signValue },
    other: proxied,
    fails: [...signFails, noProxy, linkError],
  }),
  endpoint('GET /ad/*path', 'v3.42.0', 'sign', {
    title: ['Download from an archive', '下载压缩包内的文件'],
    text: [
      'Downloads a file from an archive. The driver extracts the file. `HEAD` requests also work.',
      '下载压缩包内的文件，由驱动负责解压。也支持 `HEAD` 请求。',
    ],
    ...inArchive,
    other: redirect,
  }),
  endpoint('GET /ap/*path', 'v3.42.0', 'sign', {
    title: ['Download from an archive through AList', '代理下载压缩包内的文件'],
    text: ['Downloads a file from an archive through AList.', '经 AList 服务器下载压缩包内的文件。'],
    ...inArchive,
    other: content,
    fails: [...signFails, noProxy, linkError],
  }),
  endpoint('GET /ae/*path', 'v3.42.0', 'sign', {
    title: ['Extract from an archive', '由 AList 解压并下载'],
    text: [
      'Downloads a file from an archive. AList extracts the file itself. `HEAD` requests also work.',
      '下载压缩包内的文件，由 AList 自己解压。也支持 `HEAD` 请求。',
    ],
    ...inArchive,
    other: content,
  }),
  endpoint('GET /s/:share_id[/*path]', 'v3.59.0', 'none', {
    title: ['Share page', '分享页面'],
    text: ['Returns the web page of a share.', '返回分享的网页。'],
    takes: [shareInPath, pathInShare],
    at: { share_id: 'summer26', path: '' },
    other: {
      status: 200,
      mime: 'text/html',
      meaning: ['HTML page of the share', '网页'],
      text: 'HTTP/1.1 200 OK\nContent-Type: text/html',
    },
  }),
  endpoint('GET /sd/:share_id[/*path]', 'v3.59.0', 'share', {
    title: ['Download from a share', '下载分享的文件'],
    text: [
      "Downloads a file from a share. Each accepted `GET` request counts as an access. `HEAD` requests don't count.",
      '下载分享中的文件。每个通过检查的 `GET` 请求计一次访问，`HEAD` 请求不计。',
    ],
    takes: [shareInPath, pathInShare, shareAuth],
    at: atShare,
    asks: { auth: 'YOUR_SHARE_TOKEN' },
    other: redirect,
    fails: [
      failure(
        400,
        'directory download is not supported',
        'The path is a folder. If the share is a single file and the link has a path, the message is `file share does not support nested path`',
        '路径是文件夹；分享的是单个文件而链接中有路径时，提示是 `file share does not support nested path`',
      ),
      needPassword,
      failure(403, 'download is not allowed', 'The share does not allow downloads', '分享不允许下载'),
      noItem,
      gone,
    ],
  }),
  endpoint('GET /sp/:share_id[/*path]', 'v3.59.0', 'share', {
    title: ['Preview from a share', '预览分享的文件'],
    text: [
      "Returns a file from a share for a preview. AList proxies the file, or redirects to the `down_proxy_url` of the storage. If the storage and the file type don't allow proxying, the preview usually fails. Each accepted `GET` request counts as an access. `HEAD` requests don't count.",
      '返回文件内容，用于预览：由 AList 代理，或重定向到存储的 `down_proxy_url`。存储和文件类型都不允许代理时，预览通常会失败。每个通过检查的 `GET` 请求计一次访问，`HEAD` 请求不计。',
    ],
    takes: [
      shareInPath,
      pathInShare,
      shareAuth,
      inQuery(
        'type',
        'string',
        'Type of the request: `preview`. A response that AList passes on from the provider then has `Content-Disposition: inline`',
        '`preview`。AList 转发的服务商响应会带 `Content-Disposition: inline`',
      ),
    ],
    at: atShare,
    asks: { auth: 'YOUR_SHARE_TOKEN', type: 'preview' },
    other: proxied,
    fails: [
      failure(
        400,
        'directory preview is not supported',
        'The path is a folder. If the share is a single file and the link has a path, the message is `file share does not support nested path`',
        '路径是文件夹；分享的是单个文件而链接中有路径时，提示是 `file share does not support nested path`',
      ),
      needPassword,
      failure(403, 'preview is not allowed', 'The share does not allow previews', '分享不允许预览'),
      noProxy,
      noItem,
      gone,
    ],
  }),
  endpoint('GET /i/:link_name', 'v3.0.1', 'none', {
    title: ['Install manifest for iOS', 'iOS 安装清单'],
    text: [
      'Returns the manifest that iOS requires to install an IPA file. The address can contain [scripts that run with the login of the visitor](../../config/preview.md#types-of-files).',
      '返回 iOS 安装 IPA 所需的清单文件。地址里可能带有[以访问者的登录身份运行的脚本](../../config/preview.md#types-of-files)。',
    ],
    takes: [
      inPath(
        'link_name!',
        'string',
        'Base64-encoded `<encoded link>/<encoded name>`, followed by `.plist`. The text after the last `@` in the name is the bundle ID',
        '`<编码后的链接>/<编码后的名称>` 的 Base64，再加 `.plist`；名称中最后一个 `@` 之后的部分是 Bundle ID',
      ),
    ],
    at: { link_name: 'aHR0cHMlM0ElMkYlMkZleGFtcGxlLmNvbSUyRmFwcC5pcGEvYXBwQGNvbS5leGFtcGxlLmFwcA==.plist' },
    other: {
      status: 200,
      mime: 'application/xml',
      meaning: ['Manifest file', '清单文件'],
      text: 'HTTP/1.1 200 OK\nContent-Type: application/xml;charset=utf-8',
    },
    fails: [
      failure(
        400,
        'malformed link',
        'The decoded `link_name` does not have exactly one slash. If `link_name` is not valid Base64, the message names that error',
        '解码后的内容里斜杠不是正好一个；不是有效的 Base64 时，提示里是这个错误',
      ),
    ],
  }),
  endpoint('ANY /dav[/*path]', 'v3.0.0-beta.0', 'protocol', {
    title: ['WebDAV', 'WebDAV'],
    text: [
      'Gives WebDAV clients access to your files. Log in with HTTP Basic authentication, or send the permanent token as `Bearer`. For details, see [WebDAV](../webdav.md). The supported methods are `GET`, `HEAD`, `POST` (like `GET`), `PUT`, `DELETE`, `OPTIONS`, `PROPFIND`, `MKCOL`, `LOCK`, `UNLOCK`, `PROPPATCH`, `COPY`, and `MOVE`. Errors are HTTP statuses, usually without JSON, for example 401 if the credentials are missing or invalid, 403 if you do not have the required permission, 404 if the path does not exist, and 405 if the path does not support the method, such as `GET` on a folder.',
      'WebDAV 服务，详见 [WebDAV](../webdav.md)。登录用 HTTP Basic 认证，也可以用 `Bearer` 发送永久令牌。支持的方法有 `GET`、`HEAD`、`POST`（同 `GET`）、`PUT`、`DELETE`、`OPTIONS`、`PROPFIND`、`MKCOL`、`LOCK`、`UNLOCK`、`PROPPATCH`、`COPY` 和 `MOVE`。出错时直接返回 HTTP 状态码，通常没有 JSON，例如没有登录或登录无效返回 401，没有权限返回 403，路径不存在返回 404，方法不适用（例如对文件夹使用 `GET`）返回 405。',
    ],
    bits: [8],
    permission: [
      'for reading. Changes also require **WebDAV manage** (bit 9) and the permission for the file operation',
      '读取；修改还需要 **WebDAV 管理**（权限位 9）和对应文件操作的权限',
    ],
    takes: [inPath('path', 'string', 'Path below your base path', '基本路径之下的路径')],
    method: 'GET',
    at: { path: 'photos/beach.jpg' },
    other: { ...content, statuses: davStatuses },
  }),
  endpoint('ANY /s3/*path', 'v3.32.0', 'protocol', {
    title: ['S3', 'S3'],
    text: [
      'Gives S3 clients access to your files. Sign each request with an S3 signature. The S3 server uses the path `/s3` only if `s3.enable` is on and `s3.port` is -1. If `s3.port` is a separate port, the S3 server uses the path `/` on that port. AList v3.63.0 rejects signed requests under `/s3` with `SignatureDoesNotMatch`, so use a separate port. See [S3 server](../advanced/s3.md).',
      'S3 服务，请求要带 S3 签名。打开 `s3.enable` 并把 `s3.port` 设为 -1 时，S3 服务才使用这个路径。如果 `s3.port` 是独立的端口，S3 服务使用这个端口的 `/` 路径。AList v3.63.0 会拒绝 `/s3` 下带签名的请求，返回 `SignatureDoesNotMatch`，请使用独立的端口。详见[对象存储服务](../advanced/s3.md)。',
    ],
    takes: [
      inPath(
        'path!',
        'string',
        'Bucket and object key. With only the bucket, lists its objects. If empty, lists the buckets',
        '存储桶和对象键。只有存储桶时列出其中的对象，留空时列出存储桶',
      ),
    ],
    method: 'GET',
    at: { path: 'photos/beach.jpg' },
    other: content,
    fails: [
      failure(403, 'S3 server is not enabled', 'The S3 server is turned off', '未开启 S3 服务'),
      failure(
        403,
        'S3 server bound to single port',
        'The S3 server uses a separate port',
        'S3 服务使用独立端口',
      ),
    ],
  }),
]
