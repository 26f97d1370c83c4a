import type { Alist } from '../alist.ts'
import type { Expected } from '../observed.ts'
import type { Family, Scenario } from '../scenario.ts'
import { until } from '../until.ts'

const nothing = 'http://127.0.0.1:1'

/** Returns the message of a new storage, and of its list if the storage loads. */
async function messageOf(alist: Alist, driver: string, options: object, fields: object = {}) {
  const body = { mount_path: '/new', driver, addition: JSON.stringify(options), ...fields }
  const { code, message } = await alist.admin.post('/admin/storage/create', body)
  return code === 200
    ? (await alist.admin.post('/fs/list', { path: '/new', refresh: true })).message
    : message
}

/** A message of a driver that needs no provider: the driver finds the fault itself. */
function says(
  page: string,
  id: string,
  driver: string,
  options: object | ((alist: Alist) => object),
  expected: Expected,
  proves: string,
  fields: object = {},
): Scenario {
  return {
    id,
    proves,
    page: `guide/drivers/${page}`,
    heading: 'Troubleshooting',
    steps: async (alist) => {
      await alist.local('/docs', { 'a.txt': 'a' })
      const values = typeof options === 'function' ? options(alist) : options
      return messageOf(alist, driver, values, fields)
    },
    expected,
  }
}

const links = (id: string, line: string, expected: RegExp, proves: string) =>
  says('123', `123-link-${id}`, '123PanLink', { origin_urls: line }, expected, proves)
const tree = (id: string, line: string, expected: RegExp, proves: string, options = {}) =>
  says('UrlTree', `url-tree-${id}`, 'UrlTree', { url_structure: line, ...options }, expected, proves)
const yun = (id: string, options: object, expected: RegExp, proves: string) =>
  says('139', `139-${id}`, '139Yun', { type: 'personal_new', ...options }, expected, proves)
const chunks = (id: string, options: object, expected: RegExp, proves: string) =>
  says(
    'Chunker',
    `chunker-${id}`,
    'Chunker',
    {
      remote_path: '/docs',
      chunk_size: 1000,
      name_format: '{name}.rclone_chunk.{chunk:3}',
      start_from: 1,
      meta_format: 'simplejson',
      hash_type: 'md5',
      ...options,
    },
    expected,
    proves,
  )
const crypt = (id: string, options: object, expected: RegExp, proves: string) =>
  says(
    'Crypt',
    `crypt-${id}`,
    'Crypt',
    {
      remote_path: '/docs',
      filename_encryption: 'standard',
      directory_name_encryption: 'true',
      password: 'a',
      salt: '',
      encrypted_suffix: '.bin',
      filename_encoding: 'base64',
      ...options,
    },
    expected,
    proves,
  )
const azure = (id: string, options: object, expected: RegExp, proves: string) =>
  says(
    'azure_blob',
    `azure-${id}`,
    'Azure Blob Storage',
    {
      endpoint: 'https://account.blob.core.windows.net',
      access_key: 'YWJj',
      container_name: 'files',
      sign_url_expire: 4,
      ...options,
    },
    expected,
    proves,
  )
const bucket = (id: string, options: object, expected: RegExp, proves: string) =>
  says(
    's3',
    `s3-${id}`,
    'S3',
    (alist) => ({ bucket: 'files', endpoint: alist.url, force_path_style: true, ...options }),
    expected,
    proves,
  )
const dav = (id: string, options: (alist: Alist) => object, expected: RegExp, proves: string) =>
  says(
    'webdav',
    `webdav-${id}`,
    'WebDav',
    (alist) => ({
      vendor: 'other',
      address: `${alist.url}/dav`,
      username: 'admin',
      password: 'correct horse',
      root_folder_path: '/',
      ...options(alist),
    }),
    expected,
    proves,
  )
const other = (id: string, options: (alist: Alist) => object, expected: RegExp, proves: string) =>
  says(
    'Alist V2 V3',
    `alist-${id}`,
    'AList V3',
    (alist) => ({
      url: alist.url,
      username: 'admin',
      password: 'correct horse',
      root_folder_path: '/',
      ...options(alist),
    }),
    expected,
    proves,
  )

export const scenarios: Family = [
  links(
    'odd-spaces',
    ' https://files.example.com/a',
    /the line ' https.+' is not a multiple of 2$/,
    'A line that starts with an odd number of spaces is refused.',
  ),
  links(
    'no-link',
    'a',
    /invalid line: a, because url is required for file$/,
    'A line that is neither a folder nor a link is refused.',
  ),
  links(
    'text-before-link',
    'a:https://files.example.com/a',
    /because file size must be an integer$/,
    'A name before the link is refused.',
  ),
  says(
    '123',
    '123-share-reference',
    '123PanShare',
    { sharekey: 'a' },
    /ref: storage is not 123Pan$/,
    'The remark of a share must name a storage with the same login.',
    { remark: 'ref:/docs' },
  ),
  says(
    '123_open',
    '123-open-no-client',
    '123 Open',
    { auth_mode: 'client_credentials' },
    /clientID and clientSecret are required in client_credentials mode$/,
    'Without a client ID, the mode `client_credentials` is refused.',
  ),
  says(
    '123_open',
    '123-open-no-token',
    '123 Open',
    { auth_mode: 'token' },
    /access_token is required in token mode$/,
    'Without an access token, the mode `token` is refused.',
  ),
  yun(
    'basic',
    { authorization: 'Basic abc' },
    /authorization should not include Basic prefix$/,
    'The value must not start with `Basic`.',
  ),
  yun(
    'not-base64',
    { authorization: '%%%' },
    /authorization decode failed/,
    'An incomplete value is refused.',
  ),
  yun(
    'other-header',
    { authorization: 'YWJj' },
    /authorization is invalid, splits < 3$/,
    'The value of another header is refused.',
  ),
  yun(
    'expired',
    { authorization: 'cGM6MTM4MDAwMDAwMDA6YXxifGN8MTAwMA==' },
    /authorization has expired$/,
    'A value whose date has passed is refused.',
  ),
  yun(
    'empty',
    { authorization: '' },
    /authorization is empty and credentials are not provided$/,
    'The value or the cookies are needed.',
  ),
  yun(
    'one-of-three',
    { username: 'anna' },
    /all three \(mail_cookies, username, password\) must be provided$/,
    'A username needs the password and the cookies.',
  ),
  yun(
    'wrong-cookies',
    { mail_cookies: 'abc', username: 'anna', password: 'a' },
    /MailCookies format is invalid, please check your configuration$/,
    'Cookies without a pair are refused.',
  ),
  says(
    '163music',
    'netease-one-cookie',
    'NeteaseMusic',
    { cookie: 'MUSIC_U=a' },
    /empty token$/,
    'Both cookie values are needed.',
  ),
  chunks('no-path', { remote_path: '' }, /remote_path is required$/, 'The primary folder is needed.'),
  chunks(
    'unknown-path',
    { remote_path: '/nowhere' },
    /can't find remote storage "\/nowhere"/,
    'The primary folder must be in a storage.',
  ),
  chunks(
    'hash-without-metadata',
    { meta_format: 'none' },
    /hash_type "md5" requires meta_format=simplejson$/,
    'A hash needs metadata.',
  ),
  chunks('no-number', { name_format: '{name}' }, /invalid name_format: /, 'The names need a number.'),
  chunks(
    'negative-size',
    { chunk_size: -1 },
    /chunk_size must be positive$/,
    'A negative size of chunks is refused.',
  ),
  crypt(
    'unknown-path',
    { remote_path: '/nowhere' },
    /can't find remote storage: /,
    'The encrypted folder must be in a storage.',
  ),
  crypt(
    'suffix-without-dot',
    { encrypted_suffix: 'bin' },
    /EncryptedSuffix is Illegal$/,
    'The suffix must start with a dot.',
  ),
  crypt(
    'unknown-mode',
    { filename_encryption: 'other' },
    /failed to create Cipher: /,
    'An encryption that the form does not offer is refused.',
  ),
  tree(
    'odd-spaces',
    ' https://files.example.com/a',
    /the line ' https.+' is not a multiple of 2$/,
    'A line that starts with an odd number of spaces is refused.',
  ),
  tree(
    'no-link',
    'a',
    /invalid line: a, because url is required for file$/,
    'A line that is neither a folder nor a link is refused.',
  ),
  tree(
    'no-colon',
    'ahttps://files.example.com/a',
    /because file info must end with ':'$/,
    'A name needs a colon before the address.',
  ),
  tree(
    'empty-name',
    ':https://files.example.com/a',
    /because file name can't be empty$/,
    'A line that starts with a colon is refused.',
  ),
  tree(
    'size-with-unit',
    'a:1MB:https://files.example.com/a',
    /because file size must be an integer$/,
    'The size has no unit.',
  ),
  tree(
    'date-as-text',
    'a:1:monday:https://files.example.com/a',
    /because file modified must be an unix timestamp$/,
    'The time is a number.',
  ),
  tree(
    'broken-parameters',
    'https://files.example.com/a',
    /failed to parse download_params: /,
    'A template with an error is refused.',
    { download_params: 'name={{.Name' },
  ),
  says('alias', 'alias-no-path', 'Alias', { paths: '' }, /paths is required$/, 'An alias needs a path.'),
  says('strm', 'strm-no-path', 'Strm', { paths: '' }, /paths is required$/, 'A Strm storage needs a path.'),
  says(
    'strm',
    'strm-no-folder',
    'Strm',
    { paths: '/docs', SaveStrmToLocal: true },
    /SaveStrmLocalPath is required$/,
    'Files on the disk need a folder.',
  ),
  azure(
    'placeholder',
    { endpoint: 'https://<accountname>.blob.core.windows.net' },
    /invalid storage account name: must be chars of lowercase letters or numbers only$/,
    'The default address names no account.',
  ),
  azure('wrong-key', { access_key: '%%%' }, /failed to create credential: /, 'A key must be Base64.'),
  azure(
    'no-container',
    { container_name: '/' },
    /container name cannot be empty$/,
    'The name of the container must not consist of slashes.',
  ),
  bucket(
    'no-key',
    { access_key_id: '', secret_access_key: '' },
    /EmptyStaticCreds: static credentials are empty/,
    'Without keys, the storage loads, but its list fails.',
  ),
  bucket(
    'web-page',
    { access_key_id: 'a', secret_access_key: 'a' },
    /SerializationError: failed to decode REST XML response/,
    'An endpoint that returns a web page is refused when a folder is opened.',
  ),
  says(
    'ftp',
    'ftp-no-port',
    'FTP',
    { address: '127.0.0.1', username: 'a', password: 'a' },
    /missing port in address$/,
    'The address needs a port.',
  ),
  says(
    'sftp',
    'sftp-no-port',
    'SFTP',
    { address: '127.0.0.1', username: 'a', password: 'a' },
    /missing port in address$/,
    'The address needs a port.',
  ),
  says(
    'sftp',
    'sftp-wrong-key',
    'SFTP',
    { address: '127.0.0.1:1', username: 'a', private_key: 'a' },
    /ssh: no key found$/,
    'A text that is not a key is refused.',
  ),
  says(
    'SMB',
    'smb-ipv6',
    'SMB',
    { address: 'fd00::10:445', username: 'a', password: 'a', share_name: 'a', root_folder_path: '.' },
    /too many colons in address$/,
    'An IPv6 address needs brackets.',
  ),
  says(
    'SMB',
    'smb-closed-port',
    'SMB',
    { address: '127.0.0.1:1', username: 'a', password: 'a', share_name: 'a', root_folder_path: '.' },
    /connection refused$/,
    'A closed port is refused at once.',
  ),
  dav(
    'wrong-password',
    () => ({ password: 'wrong' }),
    /Authorize http.+: 401$/,
    'A wrong password is seen when a folder is opened.',
  ),
  dav(
    'wrong-folder',
    () => ({ root_folder_path: '/nowhere' }),
    /PROPFIND \/nowhere\/: 404$/,
    'A wrong root folder is seen when it is opened.',
  ),
  dav(
    'web-page',
    ({ url }) => ({ address: url }),
    /PROPFIND \/: 405$/,
    'The address of a web page is seen when a folder is opened.',
  ),
  dav(
    'file-as-folder',
    () => ({ root_folder_path: '/docs/a.txt' }),
    /ReadDir \/docs\/a\.txt\/: 405$/,
    'A file cannot be the root folder.',
  ),
  dav(
    'unknown-cloud',
    () => ({ vendor: 'sharepoint', address: 'https://files.example.invalid/a' }),
    /tld invalid is not supported$/,
    'SharePoint needs one of four endings of the address.',
  ),
  other(
    'wrong-password',
    () => ({ password: 'wrong' }),
    /request failed,code: 400, message: username or password is incorrect$/,
    'A wrong password is refused.',
  ),
  other(
    'no-guest',
    () => ({ username: '', password: '' }),
    /request failed,code: 401, message: Guest user is disabled, login please$/,
    'Without an account, the other site needs its guest account.',
  ),
  other(
    'wrong-folder',
    () => ({ root_folder_path: '/nowhere' }),
    /request failed,code: 500, message: failed get storage/,
    'A wrong root folder is seen when it is opened.',
  ),
  other(
    'web-page',
    ({ url }) => ({ url: `${url}/nowhere` }),
    /request failed,code: 0, message:/,
    'An address that is not an AList API is refused.',
  ),
  says(
    'pikpak',
    'pikpak-no-account',
    'PikPak',
    { username: '', password: '', refresh_token: '', platform: 'web' },
    /username or password is empty$/,
    'PikPak needs an account or a token.',
  ),
  says(
    'misskey',
    'misskey-no-token',
    'Misskey',
    { endpoint: nothing, access_token: '' },
    /empty token$/,
    'Misskey needs a token.',
  ),
  says(
    'lenovonasshare',
    'lenovo-closed-port',
    'LenovoNasShare',
    { host: nothing, share_id: 'a' },
    /connection refused$/,
    'A closed port is refused at once.',
  ),
  says(
    'local',
    'local-no-folder',
    'Local',
    { root_folder_path: '/nowhere/at/all' },
    /root folder \/nowhere\/at\/all not exists$/,
    'The root folder must exist.',
  ),
  {
    id: 'virtual-no-size',
    proves: 'With both sizes 0, opening the folder fails with HTTP 500, and only the log has the reason.',
    page: 'guide/drivers/virtual',
    heading: 'Troubleshooting',
    steps: async (alist) => {
      const sizes = { max_file_size: 0, min_file_size: 0 }
      await alist.storage('/new', 'Virtual', { root_folder_path: '/', num_file: 3, num_folder: 0, ...sizes })
      const { status } = await fetch(`${alist.url}/api/fs/list`, {
        method: 'POST',
        headers: { Authorization: alist.admin.token ?? '', 'Content-Type': 'application/json' },
        body: JSON.stringify({ path: '/new', refresh: true }),
      })
      await until('The log', async () => (await alist.log()).includes('Int63n'))
      return { status, inLog: (await alist.log()).includes('invalid argument to Int63n') }
    },
    expected: { status: 500, inLog: true },
  },
]
