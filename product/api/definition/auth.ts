import { badRequest, databaseError, page, perPage } from '../common.ts'
import { session, sshKey, user } from '../examples.ts'
import { type Endpoint, endpoint, failure, field, inBody, inHeader, inQuery } from '../kit.ts'

const userName = inBody('username!', 'string', 'Username', '用户名')
const otpCode = inBody(
  'otp_code',
  'string',
  'Six-digit verification code. Required if two-factor authentication is on for the account',
  '六位验证码，开启两步验证时必填',
)
const clientId = inHeader(
  'Client-Id',
  'string',
  'Text that identifies the device. You can also send it as the `client_id` query parameter',
  '设备标识，也可以写在查询参数 `client_id` 中',
)
const token = field('token', 'string', 'Login token', '登录令牌')
const loginAnswer = [token, field('device_key', 'string', 'Key of the device session', '设备会话的标识')]
const loginExample = { token: 'YOUR_TOKEN', device_key: session.session_id }
const tooMany = failure(
  429,
  'Too many unsuccessful sign-in attempts have been made using an incorrect username or password, Try again later.',
  '5 login attempts from this IP address have failed. Wait 5 minutes, and do not try to log in during this time. Each attempt restarts the 5 minutes',
  '这个 IP 登录失败了 5 次。请等待 5 分钟，等待期间每次登录都会重新计时',
)
const wrongLogin = failure(
  400,
  'username or password is incorrect',
  'The username or password is wrong. If `username` is missing, the message names this field',
  '用户名或密码错误；缺少 `username` 时，提示里写明这个字段',
)
const loginFails = [
  wrongLogin,
  failure(402, 'Invalid 2FA code', 'The two-factor code is missing or wrong', '验证码缺失或错误'),
  failure(
    403,
    'too many active devices',
    'The user has reached `max_devices`, and `device_evict_policy` is `deny`',
    '设备数已达 `max_devices`，且 `device_evict_policy` 为 `deny`',
  ),
  tooMany,
]
const ssoOff = failure(403, 'Single sign-on is not enabled', 'Single sign-on is turned off', '未开启单点登录')
const badPlatform = failure(
  400,
  'invalid platform',
  'The settings contain an invalid single sign-on platform',
  '设置中的平台无效',
)
const code = inQuery(
  'code',
  'string',
  'Authorization code from the provider. DingTalk sends the code as `authCode`',
  '平台返回的授权码；钉钉使用 `authCode`',
)
const callbackFails = [
  failure(400, 'No code provided', 'The provider sent no authorization code', '平台没有返回授权码'),
  badPlatform,
  failure(
    400,
    'incorrect or expired state parameter',
    'The `state` of an OIDC login is wrong, has expired, or was made for another IP address',
    'OIDC 登录的 `state` 错误或已过期，或生成时的 IP 不同',
  ),
  failure(500, 'sso login is disabled', 'Single sign-on is not enabled', '未开启单点登录'),
  failure(
    500,
    'invalid request',
    '`method` is missing or wrong, or the address does not belong to the mode: compatibility mode has its own addresses',
    '`method` 缺失或错误，或地址不属于当前模式：兼容模式有专门的地址',
  ),
]
const popup = {
  status: 200,
  mime: 'text/html',
  meaning: [
    'HTML page that sends the token or the ID to the window that opened it. In compatibility mode, the response is a redirect to `/@login?token=` or `/@manage?sso_id=` instead',
    '返回一个网页，由网页把令牌或 ID 发送给打开网页的窗口；在兼容模式下，重定向到 `/@login?token=` 或 `/@manage?sso_id=`',
  ] as [string, string],
  text: `HTTP/1.1 200 OK
Content-Type: text/html; charset=utf-8`,
}

export const auth: readonly Endpoint[] = [
  endpoint('POST /api/auth/login', 'v3.0.0-beta.0', 'none', {
    title: ['Log in', '登录'],
    text: [
      'Logs in with a plaintext password. If possible, log in with a hash instead.',
      '用明文密码登录。建议改用哈希登录。',
    ],
    takes: [userName, inBody('password!', 'string', 'Password', '密码'), otpCode, clientId],
    sends: { username: 'admin', password: 'YOUR_PASSWORD', otp_code: '' },
    gives: loginAnswer,
    example: loginExample,
    fails: loginFails,
  }),
  endpoint('POST /api/auth/login/hash', 'v3.25.1', 'none', {
    title: ['Log in with a hash', '哈希登录'],
    text: [
      "Logs in with a hash of the password, so you don't send the password itself.",
      '用密码的哈希登录，不发送密码本身。',
    ],
    takes: [
      userName,
      inBody(
        'password!',
        'string',
        'Password hash, as 64 lowercase hexadecimal digits. To calculate the hash, see [Hash of the password](./auth.md#hash-of-the-password)',
        '密码的哈希，64 位小写十六进制，算法见上文',
      ),
      otpCode,
      clientId,
    ],
    sends: { username: 'admin', password: 'YOUR_PASSWORD_HASH', otp_code: '' },
    gives: loginAnswer,
    example: loginExample,
    fails: loginFails,
  }),
  endpoint('POST /api/auth/login/ldap', 'v3.30.0', 'none', {
    title: ['Log in with LDAP', 'LDAP 登录'],
    text: [
      'Logs in with an LDAP account. The LDAP server checks the password. The `ldap_login_enabled` setting must be on.',
      '用 LDAP 账号登录，由 LDAP 服务器校验密码。需要先打开设置项 `ldap_login_enabled`。',
    ],
    takes: [userName, inBody('password!', 'string', 'LDAP password', 'LDAP 密码')],
    sends: { username: 'anna', password: 'YOUR_PASSWORD' },
    gives: [token],
    example: { token: 'YOUR_TOKEN' },
    fails: [
      failure(
        400,
        '',
        'For example, the LDAP server rejected the password, or the request body is incomplete',
        '例如 LDAP 服务器拒绝这个密码，或请求体不完整',
      ),
      failure(
        500,
        '',
        'AList cannot connect to the LDAP server, log in to it, or search it. If the search finds no user or several users, the HTTP status is 500 and the response has no content',
        'AList 无法连接、登录或查询 LDAP 服务器。查不到用户或查到多个用户时，HTTP 状态码是 500，没有内容',
      ),
      failure(403, 'ldap is not enabled', 'LDAP login is turned off', '未开启 LDAP 登录'),
      tooMany,
    ],
  }),
  endpoint('POST /api/auth/register', 'v3.51.0', 'none', {
    title: ['Register', '注册'],
    text: [
      'Creates an account with the default role. The `allow_register` setting must be on.',
      '注册一个账号，新账号的角色是默认角色。需要先打开设置项 `allow_register`。',
    ],
    takes: [userName, inBody('password!', 'string', 'Password', '密码')],
    sends: { username: 'anna', password: 'YOUR_PASSWORD' },
    fails: [
      badRequest,
      failure(403, 'registration is disabled', '`allow_register` is off', '未开启 `allow_register`'),
      failure(
        500,
        '',
        'The username is already in use, or a database error occurred',
        '用户名已存在，或数据库出错',
      ),
    ],
  }),
  endpoint('GET /api/auth/logout', 'v3.37.1', 'guest', {
    title: ['Log out', '退出登录'],
    text: [
      'Invalidates the login token and ends the device session. Send the `Client-Id` of the login. Without it, the request ends the session that all requests of this user without `Client-Id` share: of all such visitors if there is no token, and of the permanent token. They get code 401 `session inactive` until the user logs in with a password and without `Client-Id`, or for the time of `device_session_ttl`.',
      '使登录令牌失效，并关闭设备会话。请发送登录时的 `Client-Id`。没有它时，会关闭这个用户所有不带 `Client-Id` 的请求共用的会话：没有令牌时是所有这样的访问者的会话，用永久令牌时是永久令牌的会话。之后它们得到 401 `session inactive`，直到这个用户不带 `Client-Id` 用密码登录，或过了 `device_session_ttl` 的时间。',
    ],
  }),
  endpoint('POST /api/auth/2fa/generate', 'v3.0.0-beta.0', 'user', {
    title: ['Generate a two-factor secret', '生成两步验证密钥'],
    id: 'make-a-two-factor-secret',
    text: [
      "Creates a secret and its QR code. AList doesn't store the secret until you verify a code.",
      '生成密钥和二维码。在你用验证码确认之前，AList 不会保存密钥。',
    ],
    gives: [
      field(
        'qr',
        'string',
        'QR code as a PNG data URL, 400 × 400 pixels',
        '二维码，400 × 400 的 PNG data 地址',
      ),
      field('secret', 'string', 'Secret in Base32 encoding', '密钥，base32'),
    ],
    example: { qr: 'data:image/png;base64,iVBORw0KGgo=', secret: 'JBSWY3DPEHPK3PXP' },
    fails: [failure(403, 'Guest user can not generate 2FA code', 'The caller is a guest', '调用者是访客')],
  }),
  endpoint('POST /api/auth/2fa/verify', 'v3.0.0-beta.0', 'user', {
    title: ['Turn on two-factor authentication', '开启两步验证'],
    id: 'switch-two-factor-authentication-on',
    text: ['Checks a code and stores the secret in your account.', '校验验证码，并把密钥保存到你的账号。'],
    takes: [
      inBody('code!', 'string', 'Six-digit code from your authenticator app', '验证器应用显示的六位验证码'),
      inBody(
        'secret!',
        'string',
        '`secret` from the response of `/api/auth/2fa/generate`',
        '上一步得到的密钥',
      ),
    ],
    sends: { code: '123456', secret: 'JBSWY3DPEHPK3PXP' },
    fails: [
      failure(400, 'Invalid 2FA code', 'The code is wrong', '验证码错误'),
      failure(403, 'Guest user can not generate 2FA code', 'The caller is a guest', '调用者是访客'),
    ],
  }),
  endpoint('GET /api/auth/sso', 'v3.13.1', 'none', {
    title: ['Start single sign-on', '发起单点登录'],
    text: [
      'Redirects the browser to the configured single sign-on provider.',
      '把浏览器重定向到设置里选择的单点登录平台。',
    ],
    takes: [
      inQuery(
        'method!',
        'string',
        'Purpose of the sign-in: `sso_get_token` to log in, or `get_sso_id` to bind an account',
        '用途：`sso_get_token` 登录，`get_sso_id` 绑定账号',
      ),
    ],
    asks: { method: 'sso_get_token' },
    other: {
      status: 302,
      mime: 'text/html',
      meaning: ['Redirect to the provider', '重定向到平台'],
      text: `HTTP/1.1 302 Found
Location: https://github.com/login/oauth/authorize?client_id=YOUR_CLIENT_ID&response_type=code`,
    },
    fails: [failure(400, 'no method provided', '`method` is missing', '缺少 `method`'), badPlatform, ssoOff],
  }),
  endpoint('GET /api/auth/sso_callback', 'v3.13.1', 'none', {
    title: ['Single sign-on callback', '单点登录回调'],
    text: [
      'After the user signs in, the provider redirects the browser to this address.',
      '用户授权后，平台把浏览器重定向到这个地址。',
    ],
    takes: [
      inQuery(
        'method!',
        'string',
        'Purpose of the sign-in: `sso_get_token` to log in, or `get_sso_id` to bind an account',
        '用途：`sso_get_token` 登录，`get_sso_id` 绑定账号',
      ),
      code,
      inQuery('state', 'string', '`state` value of an OIDC login', 'OIDC 登录的 state'),
    ],
    asks: { method: 'sso_get_token', code: 'YOUR_CODE' },
    other: popup,
    fails: callbackFails,
  }),
  endpoint('GET /api/auth/get_sso_id', 'v3.28.0', 'none', {
    title: ['Callback for account binding', '绑定账号的回调'],
    id: 'callback-for-binding',
    text: [
      'In compatibility mode, the provider redirects the browser to this address when you bind an account.',
      '在兼容模式下，用户绑定账号时，平台把浏览器重定向到这个地址。',
    ],
    takes: [code],
    asks: { code: 'YOUR_CODE' },
    other: popup,
    fails: callbackFails,
  }),
  endpoint('GET /api/auth/sso_get_token', 'v3.28.0', 'none', {
    title: ['Callback for login', '登录的回调'],
    text: [
      'In compatibility mode, the provider redirects the browser to this address when you log in.',
      '在兼容模式下，用户登录时，平台把浏览器重定向到这个地址。',
    ],
    takes: [code],
    asks: { code: 'YOUR_CODE' },
    other: popup,
    fails: callbackFails,
  }),
]

const guestProfile = failure(
  403,
  'Guest user can not update profile',
  'The caller is a guest',
  '调用者是访客',
)
const noGuest = failure(401, 'user invalid', 'The caller is a guest', '调用者是访客')

export const me: readonly Endpoint[] = [
  endpoint('GET /api/me', 'v3.0.0-beta.0', 'guest', {
    title: ['Get the current user', '获取当前用户'],
    text: [
      'Returns your account and your permissions. Without a token, the endpoint returns the guest account. With the permanent token, `role_names` and `permissions` are `null`.',
      '返回你的身份和权限。不带令牌时，返回访客的身份和权限。使用永久令牌时，`role_names` 和 `permissions` 为 `null`。',
    ],
    gives: ['CurrentUser', 'Your account', '调用者'],
    example: {
      ...user,
      otp: false,
      role_names: ['family'],
      permissions: [{ path: '/photos', permission: 280 }],
    },
    fails: [
      failure(
        401,
        'Guest user is disabled, login please',
        'The request has no token, and the guest account is disabled',
        '没有令牌，且访客已停用',
      ),
    ],
  }),
  endpoint('POST /api/me/update', 'v3.0.0-beta.0', 'user', {
    title: ['Change your account', '修改自己的账号'],
    text: [
      'Changes your username, password, and single sign-on ID. Send all three values. If `sso_id` is missing, AList unbinds the single sign-on account. AList does not check whether the ID is yours or belongs to another user. After a new username or password, all your login tokens stop working. After a new password, they [can work again](../advanced/user.md#logins-and-restarts) if an admin saves your account later.',
      '修改自己的用户名、密码和单点登录 ID。请求里要包含这三项；如果没有传 `sso_id`，AList 会解除绑定。AList 不检查这个 ID 是不是你的，也不检查别的用户有没有用它。修改用户名或密码后，你的所有登录令牌都会失效；修改密码后，如果管理员保存你的账号，它们[可能恢复有效](../advanced/user.md#logins-and-restarts)。',
    ],
    takes: [
      inBody('username!', 'string', 'Username', '用户名'),
      inBody(
        'password',
        'string',
        'New password. To keep the current password, leave this field empty',
        '新密码，留空则不变',
      ),
      inBody('sso_id', 'string', 'User ID from the single sign-on provider', '单点登录平台的用户 ID'),
    ],
    sends: { username: 'anna', password: '', sso_id: '' },
    fails: [
      badRequest,
      guestProfile,
      failure(
        500,
        '',
        'The username is already in use, or a database error occurred',
        '用户名已存在，或数据库出错',
      ),
    ],
  }),
  endpoint('GET /api/me/sessions', 'v3.52.0', 'guest', {
    title: ['List your sessions', '列出自己的会话'],
    text: [
      'Returns the active device sessions of your account. All visitors without a login share the guest account, so a visitor also gets the sessions of the other visitors.',
      '列出你账号下的活动设备。未登录的访问者共用访客账号，因此也会看到其他访客的设备。',
    ],
    gives: ['MySession[]', 'List of active sessions', '会话列表'],
    example: [session],
  }),
  endpoint('POST /api/me/sessions/evict', 'v3.52.0', 'guest', {
    title: ['End one of your sessions', '结束自己的会话'],
    text: [
      'Marks one of your sessions as inactive. The next API request in this session returns code 401.',
      '把自己的一个会话标记为失效。此后，这台设备的下一次 API 请求会返回 401。',
    ],
    takes: [inBody('session_id!', 'string', '`session_id` from the list of sessions', '列表中的设备标识')],
    sends: { session_id: session.session_id },
    fails: [
      failure(400, '', 'The session does not exist or belongs to another user', '会话不存在，或不属于你'),
      databaseError,
    ],
  }),
]

export const sshKeys: readonly Endpoint[] = [
  endpoint('GET /api/me/sshkey/list', 'v3.42.0', 'user', {
    title: ['List your keys', '列出自己的公钥'],
    text: ['Returns the public keys of your account.', '列出你账号下的公钥。'],
    takes: [page, perPage],
    asks: { page: 1, per_page: 20 },
    gives: [
      field('content', 'SshKey[]', 'Public keys on this page', '公钥列表'),
      field('total', 'int', 'Total number of keys', '总数'),
    ],
    example: { content: [sshKey], total: 1 },
    fails: [noGuest],
  }),
  endpoint('POST /api/me/sshkey/add', 'v3.42.0', 'user', {
    title: ['Add a key', '添加公钥'],
    text: ['Adds a public key to your account.', '为你的账号添加公钥。'],
    takes: [
      inBody('title!', 'string', 'Name of the key', '公钥名称'),
      inBody(
        'key!',
        'string',
        'Public key, in the format of a line in an `authorized_keys` file',
        '公钥，格式同 `authorized_keys` 中的一行',
      ),
    ],
    sends: { title: 'laptop', key: 'ssh-ed25519 YOUR_PUBLIC_KEY anna@laptop' },
    fails: [
      failure(400, 'request invalid', '`title` or `key` is missing', '缺少 `title` 或 `key`'),
      failure(400, 'provided key invalid', 'The key is invalid', '公钥无法解析'),
      noGuest,
      failure(
        500,
        'key with the same title already exists',
        'You already have a key with this title',
        '你已有同名的公钥',
      ),
    ],
  }),
  endpoint('POST /api/me/sshkey/delete', 'v3.42.0', 'user', {
    title: ['Delete one of your keys', '删除自己的公钥'],
    text: ['Deletes one of your public keys.', '删除你账号下的一个公钥。'],
    takes: [inQuery('id!', 'int', 'ID of the key', '公钥 ID')],
    asks: { id: 1 },
    fails: [
      failure(400, 'id format invalid', '`id` is not a number', '`id` 不是数字'),
      noGuest,
      failure(404, 'failed to get public key', 'The key does not exist', '公钥不存在'),
      failure(
        500,
        '',
        'The key belongs to another user. The response has HTTP status 500 and no body',
        '公钥不属于你，HTTP 状态码是 500，没有响应体',
      ),
    ],
  }),
  endpoint('GET /api/admin/user/sshkey/list', 'v3.42.0', 'admin', {
    title: ['List the keys of a user', '列出某个用户的公钥'],
    text: ['Returns the public keys of a user.', '列出任意用户的公钥。'],
    takes: [inQuery('uid!', 'int', 'ID of the user', '用户 ID'), page, perPage],
    asks: { uid: 3 },
    gives: [
      field('content', 'SshKey[]', 'Public keys on this page', '公钥列表'),
      field('total', 'int', 'Total number of keys', '总数'),
    ],
    example: { content: [sshKey], total: 1 },
    fails: [
      failure(400, 'user id format invalid', '`uid` is not a number', '`uid` 不是数字'),
      failure(404, 'user invalid', 'The user does not exist', '用户不存在'),
    ],
  }),
  endpoint('POST /api/admin/user/sshkey/delete', 'v3.42.0', 'admin', {
    title: ['Delete any key', '删除任意公钥'],
    text: ['Deletes a public key of any user.', '删除任意用户的公钥。'],
    takes: [inQuery('id!', 'int', 'ID of the key', '公钥 ID')],
    asks: { id: 1 },
    fails: [failure(400, 'id format invalid', '`id` is not a number', '`id` 不是数字'), databaseError],
  }),
]

const authnOff = failure(
  403,
  'WebAuthn is not enabled',
  '`webauthn_login_enabled` is off',
  '未开启 `webauthn_login_enabled`',
)
const authnFails = [
  failure(
    400,
    '',
    "The user, the session, or the browser's response is invalid",
    '用户、会话或浏览器返回的内容无效',
  ),
  authnOff,
]
const sessionHeader = inHeader(
  'Session!',
  'string',
  'The `session` value from the response to the begin request, unchanged',
  '开始接口返回的 `session`，原样传回',
)
const beginAnswer = [
  field(
    'options',
    'object',
    "Options to pass to the browser's WebAuthn function",
    '传给浏览器 WebAuthn 接口的选项',
  ),
  field(
    'session',
    'string',
    'Base64-encoded text to send in the `Session` header of the finish request',
    'base64 编码的会话，调用完成接口时传回',
  ),
]
const publicKey = { challenge: 'q1vGk8mZ0yT3', timeout: 60000, rpId: 'localhost' }
const clientData = {
  id: 'YOUR_CREDENTIAL_ID',
  rawId: 'YOUR_CREDENTIAL_ID',
  type: 'public-key',
  response: { clientDataJSON: 'YOUR_CLIENT_DATA' },
}
const optionalUser = inQuery(
  'username',
  'string',
  'Username. To log in with a discoverable passkey, leave this parameter empty',
  '用户名；使用可发现凭据时留空',
)

export const authn: readonly Endpoint[] = [
  endpoint('GET /api/authn/webauthn_begin_login', 'v3.26.0', 'none', {
    title: ['Start a passkey login', '开始通行密钥登录'],
    id: 'begin-a-passkey-login',
    text: [
      'Returns the options for `navigator.credentials.get`.',
      '返回 `navigator.credentials.get` 需要的选项。',
    ],
    takes: [optionalUser],
    asks: { username: 'anna' },
    gives: beginAnswer,
    example: { options: { publicKey }, session: 'eyJjaGFsbGVuZ2UiOiJxMXZHazhtWjB5VDMifQ==' },
    fails: authnFails,
  }),
  endpoint('POST /api/authn/webauthn_finish_login', 'v3.26.0', 'none', {
    title: ['Complete a passkey login', '完成通行密钥登录'],
    id: 'finish-a-passkey-login',
    text: [
      'Checks the assertion from the browser and returns a login token.',
      '校验浏览器返回的断言，通过后返回登录令牌。',
    ],
    takes: [
      optionalUser,
      sessionHeader,
      inBody('(body)', 'object', 'Assertion from the browser, as JSON', '浏览器返回的断言（JSON）'),
    ],
    asks: { username: 'anna' },
    headers: { Session: 'YOUR_SESSION' },
    sends: clientData,
    gives: [field('token', 'string', 'Login token', '登录令牌')],
    example: { token: 'YOUR_TOKEN' },
    fails: authnFails,
  }),
  endpoint('GET /api/authn/webauthn_begin_registration', 'v3.26.0', 'guest', {
    title: ['Start passkey registration', '开始注册通行密钥'],
    id: 'begin-to-register-a-passkey',
    text: [
      'Returns the options for `navigator.credentials.create`. Send your token. Without one, the passkey becomes a passkey of the guest account.',
      '返回 `navigator.credentials.create` 需要的选项。请带上令牌，否则通行密钥会加到访客账号上。',
    ],
    gives: beginAnswer,
    example: {
      options: {
        publicKey: { ...publicKey, user: { name: 'anna', displayName: 'anna', id: 'AwAAAAAAAAA' } },
      },
      session: 'eyJjaGFsbGVuZ2UiOiJxMXZHazhtWjB5VDMifQ==',
    },
    fails: authnFails,
  }),
  endpoint('POST /api/authn/webauthn_finish_registration', 'v3.26.0', 'guest', {
    title: ['Complete passkey registration', '完成注册通行密钥'],
    id: 'finish-to-register-a-passkey',
    text: ['Stores the new passkey in your account.', '把新的通行密钥保存到你的账号。'],
    takes: [
      sessionHeader,
      inBody('(body)', 'object', 'Attestation from the browser, as JSON', '浏览器返回的证明（JSON）'),
    ],
    headers: { Session: 'YOUR_SESSION' },
    sends: clientData,
    gives: ['string', 'The text `Registered Successfully`', '文本 `Registered Successfully`'],
    example: 'Registered Successfully',
    fails: authnFails,
  }),
  endpoint('POST /api/authn/delete_authn', 'v3.26.0', 'guest', {
    title: ['Delete a passkey', '删除通行密钥'],
    text: [
      'Removes a passkey from your account. The answer is the same if no passkey has this ID.',
      '从你的账号中删除一个通行密钥。没有这个 ID 的通行密钥时，返回的内容也一样。',
    ],
    takes: [inBody('id!', 'string', 'Credential ID from the list of passkeys', '列表中的凭据 ID')],
    sends: { id: 'YOUR_CREDENTIAL_ID' },
    gives: ['string', 'The text `Deleted Successfully`', '文本 `Deleted Successfully`'],
    example: 'Deleted Successfully',
    fails: [
      failure(
        400,
        '',
        'The request body is invalid, or a database error occurred',
        '请求体无法解析，或数据库出错',
      ),
    ],
  }),
  endpoint('GET /api/authn/getcredentials', 'v3.26.0', 'guest', {
    title: ['List your passkeys', '列出通行密钥'],
    text: ['Returns the passkeys of your account.', '列出你账号下的通行密钥。'],
    gives: ['Credential[]', 'List of passkeys', '通行密钥列表'],
    example: [{ id: 'aGVsbG8gcGFzc2tleQ==', fingerprint: '00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00' }],
  }),
]
