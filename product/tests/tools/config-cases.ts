import { isRecord } from '../../../src/config/is-record.ts'

/** Configuration files for the tests of the checker. Sources of the cases that users reported: issues of AlistGo/alist, and one of its OpenWrt package, rephrased. */

type Patch = { readonly [key: string]: unknown }

const deep = (base: Patch, patch: Patch): Patch =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(patch)])].map((key) => {
      const [one, other] = [base[key], patch[key]]
      if (!(key in patch)) return [key, one]
      return [key, isGroup(one) && isGroup(other) ? deep(one, other) : other]
    }),
  )

const isGroup = (value: unknown): value is Patch => isRecord(value)

const task = (max_retry: number) => ({ workers: 5, max_retry, task_persistant: false })

const defaults: Patch = {
  force: false,
  site_url: '',
  cdn: '',
  jwt_secret: 'q7Zr2LmX0vKe9BdT',
  token_expires_in: 48,
  database: {
    type: 'sqlite3',
    host: '',
    port: 0,
    user: '',
    password: '',
    name: '',
    db_file: 'data/data.db',
    table_prefix: 'x_',
    ssl_mode: '',
    dsn: '',
  },
  meilisearch: { host: 'http://localhost:7700', api_key: '', index_prefix: '' },
  scheme: {
    address: '0.0.0.0',
    http_port: 5244,
    https_port: -1,
    force_https: false,
    cert_file: '',
    key_file: '',
    unix_file: '',
    unix_file_perm: '',
    enable_h2c: false,
  },
  temp_dir: 'data/temp',
  bleve_dir: 'data/bleve',
  dist_dir: '',
  log: {
    enable: true,
    name: 'data/log/log.log',
    max_size: 50,
    max_backups: 30,
    max_age: 28,
    compress: false,
  },
  delayed_start: 0,
  max_connections: 0,
  max_concurrency: 64,
  tls_insecure_skip_verify: false,
  tasks: {
    download: task(1),
    transfer: task(2),
    upload: task(0),
    copy: task(2),
    decompress: task(2),
    decompress_upload: task(2),
    s3_transition: task(2),
    allow_retry_canceled: false,
  },
  cors: { allow_origins: ['*'], allow_methods: ['*'], allow_headers: ['*'] },
  s3: { enable: false, port: 5246, ssl: false },
  ftp: { enable: false, listen: ':5221' },
  sftp: { enable: false, listen: ':5222' },
  mcp: { enable: false, port: 5248 },
  last_launched_version: 'v3.63.0',
}

const text = (patch: Patch): string => JSON.stringify(deep(defaults, patch), null, 2)
const whole = text({})
const mysql = {
  type: 'mysql',
  host: 'db.example.com',
  port: 3306,
  user: 'alist',
  password: 'x7/K:p@q',
  name: 'alist',
}
const postgres = { ...mysql, type: 'postgres', port: 5432, password: 'x7Kpq', ssl_mode: 'disable' }
const certificate = { cert_file: 'data/cert.pem', key_file: 'data/key.pem' }

export interface BrokenCase {
  readonly name: string
  /** Numbers of the issues in which users described it. */
  readonly reported?: readonly number[]
  readonly text: string
  /** Every finding, as `rule path`. */
  readonly expected: readonly string[]
  /** Line of the first finding. */
  readonly line?: number
}

export const brokenCases: readonly BrokenCase[] = [
  // Not JSON.
  { name: 'an empty file', text: '\n', expected: ['json-empty '] },
  { name: 'a byte order mark', text: `\uFEFF${whole}`, expected: ['json-byte-order-mark '], line: 1 },
  {
    name: 'a comma after the last entry',
    text: '{\n  "site_url": "",\n}',
    expected: ['json-extra-comma '],
    line: 2,
  },
  {
    name: 'two commas',
    text: '{\n  "site_url": "",,\n  "cdn": ""\n}',
    expected: ['json-extra-comma '],
    line: 2,
  },
  {
    name: 'a missing comma',
    text: '{\n  "site_url": ""\n  "cdn": ""\n}',
    expected: ['json-missing-comma '],
    line: 2,
  },
  { name: 'a missing colon', text: '{\n  "site_url" ""\n}', expected: ['json-missing-colon '], line: 2 },
  {
    name: 'a comment',
    text: '{\n  "site_url": "", // my site\n  "cdn": ""\n}',
    expected: ['json-comment '],
    line: 2,
  },
  {
    name: 'a comment with a number sign',
    text: '{\n  # port\n  "cdn": ""\n}',
    expected: ['json-comment '],
    line: 2,
  },
  { name: 'single quotes', text: "{\n  'site_url': ''\n}", expected: ['json-single-quotes '], line: 2 },
  {
    name: 'typographic quotes',
    text: '{\n  “site_url”: ""\n}',
    expected: ['json-typographic-quotes '],
    line: 2,
  },
  {
    name: 'a full-width comma',
    text: '{\n  "site_url": ""，\n  "cdn": ""\n}',
    expected: ['json-full-width '],
    line: 2,
  },
  {
    name: 'a full-width colon',
    text: '{\n  "site_url"："",\n  "cdn": ""\n}',
    expected: ['json-full-width '],
    line: 2,
  },
  { name: 'a key without quotes', text: '{\n  site_url: ""\n}', expected: ['json-unquoted '], line: 2 },
  {
    name: 'a value without quotes',
    text: '{\n  "site_url": https://example.com\n}',
    expected: ['json-literal '],
    line: 2,
  },
  { name: 'True in upper case', text: '{\n  "force": True\n}', expected: ['json-literal '], line: 2 },
  {
    name: 'a port with a leading zero',
    text: '{ "scheme": { "http_port": 05244 } }',
    expected: ['json-number '],
  },
  {
    name: 'a Windows path with single backslashes',
    text: '{\n  "temp_dir": "D:\\alist\\data"\n}',
    expected: ['json-backslash '],
    line: 2,
  },
  {
    name: 'a Windows path that ends with a backslash',
    text: '{\n  "temp_dir": "D:/alist\\"\n}',
    expected: ['json-unclosed-text '],
    line: 2,
  },
  { name: 'a file that is cut off', text: whole.slice(0, 200), expected: ['json-unclosed '] },
  {
    name: 'a missing brace',
    text: '{\n  "scheme": {\n    "http_port": 5244\n',
    expected: ['json-unclosed '],
    line: 2,
  },
  {
    name: 'a brace too many',
    text: '{\n  "force": false\n  }\n,\n  "cdn": ""\n}',
    expected: ['json-extra-text '],
    line: 4,
  },
  {
    name: 'YAML',
    text: 'scheme:\n  http_port: 5244\n',
    expected: ['json-literal '],
    line: 1,
  },
  { name: 'a list', text: '[]', expected: ['json-not-object '] },
  // Keys and types.
  {
    name: 'a misspelled key',
    text: '{ "scheme": { "htttp_port": 80 } }',
    expected: ['unknown scheme.htttp_port'],
  },
  { name: 'a key in the wrong group', text: '{ "http_port": 8080 }', expected: ['unknown http_port'] },
  {
    name: 'a setting of the web UI',
    text: '{ "announcement": "hello" }',
    expected: ['unknown announcement'],
  },
  {
    name: 'the file of version 2',
    reported: [748],
    text: '{ "address": "0.0.0.0", "port": 5244, "assets": "", "scheme": { "https": false }, "cache": { "expiration": 60 }, "temp_dir": "data/temp" }',
    expected: ['moved address', 'moved port', 'moved assets', 'moved scheme.https', 'moved cache'],
  },
  {
    name: 'the port at the top, as before v3.19',
    reported: [4693],
    text: '{ "address": "0.0.0.0", "port": 5244, "site_url": "https://pan.example.com" }',
    expected: ['moved address', 'moved port'],
  },
  {
    name: 'a port as a text',
    text: text({ scheme: { http_port: '5244' } }),
    expected: ['type scheme.http_port'],
  },
  {
    name: 'a port with a decimal point',
    text: '{ "scheme": { "http_port": 5244.0 } }',
    expected: ['type scheme.http_port'],
  },
  { name: 'a switch as a text', text: text({ force: 'true' }), expected: ['type force'] },
  {
    name: 'one origin instead of a list',
    text: text({ cors: { allow_origins: '*' } }),
    expected: ['type cors.allow_origins'],
  },
  { name: 'a text instead of a group', text: '{ "database": "sqlite3" }', expected: ['group database'] },
  {
    name: 'the same group twice',
    text: '{ "s3": { "enable": true }, "s3": { "port": 5246 } }',
    expected: ['twice s3'],
  },
  // Ports and addresses.
  {
    name: 'HTTP and HTTPS on one port',
    reported: [4721],
    text: text({ scheme: { ...certificate, https_port: 5244 } }),
    expected: ['port-conflict scheme.https_port'],
  },
  {
    name: 'S3 on the port of HTTP',
    reported: [6287, 6391],
    text: text({ s3: { enable: true, port: 5244 } }),
    expected: ['port-conflict s3.port'],
  },
  {
    name: 'a port that does not exist',
    text: text({ scheme: { http_port: 70000 } }),
    expected: ['port-range scheme.http_port'],
  },
  { name: 'port 0', text: text({ scheme: { http_port: 0 } }), expected: ['port-zero scheme.http_port'] },
  {
    name: 'a port that browsers block',
    reported: [3595],
    text: text({ scheme: { http_port: 6666 } }),
    expected: ['port-blocked scheme.http_port'],
  },
  {
    name: 'an IPv6 address without brackets',
    text: text({ scheme: { address: '::' } }),
    expected: ['address scheme.address'],
  },
  {
    name: 'an address with a port',
    text: text({ scheme: { address: '127.0.0.1:5244' } }),
    expected: ['address scheme.address'],
  },
  {
    name: 'nothing listens',
    text: text({ scheme: { http_port: -1 } }),
    expected: ['no-listener scheme.http_port'],
  },
  {
    name: 'an FTP port without a colon',
    text: text({ ftp: { enable: true, listen: '5221' } }),
    expected: ['listen ftp.listen'],
  },
  {
    name: 'a Unix socket without a mode',
    reported: [4709],
    text: text({
      scheme: { http_port: -1, unix_file: '/run/alist.sock' },
      database: { ...postgres, host: '/var/run/postgresql', ssl_mode: '' },
      temp_dir: '/var/lib/alist/temp',
      bleve_dir: '/var/lib/alist/bleve',
      log: { name: '/var/log/alist.log' },
    }),
    expected: [
      'database-tls database.ssl_mode',
      'path-relative database.db_file',
      'unix-mode scheme.unix_file_perm',
    ],
  },
  {
    name: 'HTTPS without a certificate',
    reported: [1098],
    text: text({ scheme: { https_port: 5245 } }),
    expected: ['certificate scheme.https_port'],
  },
  {
    name: 'HTTPS without a key',
    text: text({ scheme: { http_port: -1, https_port: 5244, cert_file: 'data/f.cer' } }),
    expected: ['certificate scheme.https_port'],
  },
  {
    name: 'a certificate, but no HTTPS',
    text: text({ scheme: certificate }),
    expected: ['certificate-unused scheme.https_port'],
  },
  {
    name: 'a redirect to HTTPS without HTTPS',
    text: text({ scheme: { force_https: true } }),
    expected: ['force-https scheme.force_https'],
  },
  // Site address and web UI.
  {
    name: 'a word as the site address',
    reported: [3456],
    text: text({ site_url: 'alist' }),
    expected: ['site-url-word site_url'],
  },
  {
    name: 'a site address without https://',
    text: text({ site_url: 'pan.example.com' }),
    expected: ['site-url-scheme site_url'],
  },
  {
    name: 'an asterisk as the site address',
    reported: [12],
    text: text({ site_url: '*' }),
    expected: ['site-url site_url'],
  },
  {
    name: 'a site address with a slash at the end',
    text: text({ site_url: 'https://pan.example.com/' }),
    expected: ['site-url-slash site_url'],
  },
  {
    name: 'the login page as the CDN',
    reported: [3653],
    text: text({ cdn: 'https://pan.example.com/@login' }),
    expected: ['cdn cdn'],
  },
  {
    name: 'a CDN without https://',
    text: text({ cdn: 'cdn.example.com/alist-web' }),
    expected: ['cdn cdn'],
  },
  // Database.
  {
    name: 'sqlite without the number',
    text: text({ database: { type: 'sqlite' } }),
    expected: ['database-type database.type'],
  },
  {
    name: 'MariaDB as the type',
    text: text({ database: { ...mysql, type: 'mariadb' } }),
    expected: ['database-type database.type'],
  },
  {
    name: 'SQLite in a file of another name',
    text: text({ database: { db_file: 'data/alist.sqlite' } }),
    expected: ['sqlite-file database.db_file'],
  },
  {
    name: 'the details of MySQL, but the type SQLite',
    text: text({ database: { ...mysql, type: 'sqlite3' } }),
    expected: ['database-unused database.host'],
  },
  {
    name: 'a TLS mode of another program for MySQL',
    reported: [758],
    text: text({ database: { ...mysql, ssl_mode: 'VERIFY_IDENTITY' } }),
    expected: ['database-tls database.ssl_mode'],
  },
  {
    name: 'a TLS mode of PostgreSQL for MySQL',
    text: text({ database: { ...mysql, ssl_mode: 'disable' } }),
    expected: ['database-tls database.ssl_mode'],
  },
  {
    name: 'MySQL without a port',
    text: text({ database: { ...mysql, port: 0 } }),
    expected: ['database-port database.port'],
  },
  {
    name: 'the port of MySQL for PostgreSQL',
    text: text({ database: { ...postgres, port: 3306 } }),
    expected: ['database-port-other database.port'],
  },
  {
    name: 'a host with its port',
    text: text({ database: { ...mysql, host: 'db.example.com:3306' } }),
    expected: ['database-host database.host'],
  },
  {
    name: 'a password with a space for PostgreSQL',
    text: text({ database: { ...postgres, password: 'two words' } }),
    expected: ['postgres-quoting database.password'],
  },
  {
    name: 'a MySQL string without parseTime',
    reported: [6031],
    text: text({ database: { type: 'mysql', dsn: 'alist:x@tcp(db:3306)/alist' } }),
    expected: ['dsn-time database.dsn'],
  },
  {
    name: 'the placeholder of the example',
    text: text({ database: { ...mysql, password: 'YOUR_DB_PASSWORD' } }),
    expected: ['example database.password'],
  },
  // Paths.
  {
    name: 'no temporary folder',
    reported: [1624],
    text: text({ temp_dir: '' }),
    expected: ['temp-empty temp_dir'],
  },
  {
    name: 'the data folder as the temporary folder',
    text: text({ temp_dir: 'data' }),
    expected: ['temp-shared temp_dir'],
  },
  {
    name: 'a folder of the system as the temporary folder',
    text: text({
      temp_dir: '/tmp',
      bleve_dir: '/opt/alist/data/bleve',
      log: { name: '/var/log/alist.log' },
      database: { db_file: '/opt/alist/data/data.db' },
    }),
    expected: ['temp-shared temp_dir'],
  },
  {
    name: 'a Windows path whose \\t became a tab',
    text: '{ "temp_dir": "D:\\temp" }',
    expected: ['path-escape temp_dir'],
  },
  {
    name: 'a file moved from Windows to Linux',
    reported: [5192],
    text: text({
      database: { db_file: 'data\\data.db' },
      log: { name: '/var/log/alist.log' },
      temp_dir: '/var/cache/alist/temp',
      bleve_dir: '/var/lib/alist/bleve',
    }),
    expected: ['path-backslash database.db_file', 'path-relative database.db_file'],
  },
  {
    name: 'some paths relative, others absolute',
    reported: [4064],
    text: text({
      temp_dir: '/var/cache/alist/temp',
      bleve_dir: '/var/lib/alist/bleve',
      log: { name: '/var/log/alist/log.log' },
    }),
    expected: ['path-relative database.db_file'],
  },
  // Other values.
  {
    name: 'the secret of an old example',
    reported: [1624],
    text: text({ jwt_secret: 'random generated' }),
    expected: ['secret jwt_secret'],
  },
  { name: 'an empty secret', text: text({ jwt_secret: '' }), expected: ['secret jwt_secret'] },
  { name: 'a short secret', text: text({ jwt_secret: 'abc123' }), expected: ['secret-weak jwt_secret'] },
  {
    name: 'certificate checks off, the old default',
    reported: [8610],
    text: text({ tls_insecure_skip_verify: true }),
    expected: ['tls-skip tls_insecure_skip_verify'],
  },
  {
    name: 'logins that end at once',
    text: text({ token_expires_in: 0 }),
    expected: ['number token_expires_in'],
  },
  {
    name: 'an origin without https://',
    text: text({ cors: { allow_origins: ['www.example.com'] } }),
    expected: ['origins cors.allow_origins'],
  },
  {
    name: 'an empty list of origins',
    text: text({ cors: { allow_origins: [] } }),
    expected: ['origins-empty cors.allow_origins'],
  },
  {
    name: 'Meilisearch without http://',
    text: text({ meilisearch: { host: 'localhost:7700' } }),
    expected: ['meilisearch meilisearch.host'],
  },
  {
    name: 'uploads and extractions that should survive a restart',
    text: text({ tasks: { upload: { task_persistant: true }, decompress: { task_persistant: true } } }),
    expected: ['no-effect tasks.upload.task_persistant', 'no-effect tasks.decompress.task_persistant'],
  },
  // More files that users reported.
  {
    name: 'the files of the web UI of version 2',
    reported: [455],
    text: '{ "assets": "https://cdn.example.com/alist-web@$version/dist/" }',
    expected: ['moved assets'],
  },
  {
    name: 'an old file with a slash after the site address',
    reported: [3653],
    text: '{ "force": false, "address": "0.0.0.0", "port": 5244, "site_url": "https://pan.example.com/", "cdn": "" }',
    expected: ['moved address', 'moved port', 'site-url-slash site_url'],
  },
  {
    name: 'a site address without the port of HTTPS',
    reported: [7484, 5658],
    text: text({
      site_url: 'https://example.com',
      scheme: {
        http_port: -1,
        https_port: 5244,
        force_https: true,
        cert_file: 'data/f.cer',
        key_file: 'data/k.key',
      },
    }),
    expected: ['site-url-port site_url'],
  },
  {
    name: 'no type of the database',
    reported: [42],
    text: text({ database: { type: '' } }),
    expected: ['database-type database.type'],
  },
  {
    name: 'no temporary folder in an old file',
    reported: [557],
    text: '{ "temp_dir": "", "assets": "" }',
    expected: ['temp-empty temp_dir', 'moved assets'],
  },
  {
    name: 'the folder of downloads as the temporary folder',
    reported: [7597, 4096],
    text: text({
      temp_dir: '/downloads',
      bleve_dir: '/opt/alist/data/bleve',
      log: { name: '/var/log/alist.log' },
      database: { db_file: '/opt/alist/data/data.db' },
    }),
    expected: ['temp-shared temp_dir'],
  },
  {
    name: 'a data folder elsewhere, with relative paths left over',
    reported: [631],
    text: text({
      database: { db_file: '/var/lib/alist/data.db' },
      bleve_dir: '/var/lib/alist/bleve',
      log: { name: '/var/lib/alist/log.log' },
    }),
    expected: ['path-relative temp_dir'],
  },
  {
    name: 'the file of a router package',
    reported: [148],
    text: text({
      force: true,
      database: { port: 3306, db_file: '/opt/alist/data.db' },
      scheme: { http_port: 85 },
      temp_dir: '/tmp/alist',
      bleve_dir: '/opt/alist/bleve',
      log: { name: '/var/log/alist.log' },
      tls_insecure_skip_verify: true,
    }),
    expected: ['tls-skip tls_insecure_skip_verify'],
  },
]

/** Files without a problem. */
export const soundCases: Readonly<Record<string, string>> = {
  'the defaults': whole,
  'an empty object': '{}',
  'one key': '{ "site_url": "https://alist.example.com" }',
  'on one line': JSON.stringify(deep(defaults, {})),
  'with tabs': JSON.stringify(deep(defaults, {}), null, '\t'),
  'with Windows line ends': whole.replaceAll('\n', '\r\n'),
  'keys in other letter case': '{ "Site_URL": "", "SCHEME": { "HTTP_PORT": 8080 } }',
  'escaped characters': '{ "site_url": "https:\\/\\/alist.example.com\\/\\u4e91" }',
  'another port': text({ scheme: { http_port: 8080 } }),
  'the standard port': text({ scheme: { http_port: 80 } }),
  'the highest port': text({ scheme: { http_port: 65535 } }),
  'only this machine': text({ scheme: { address: '127.0.0.1' } }),
  'every IPv6 address': text({ scheme: { address: '[::]' } }),
  'one IPv6 address': text({ scheme: { address: '[fe80::1]' } }),
  'no address': text({ scheme: { address: '' } }),
  'a host name': text({ scheme: { address: 'localhost' } }),
  'a sub-path': text({ site_url: '/alist' }),
  'an address with a port and a path': text({ site_url: 'https://alist.example.com:8443/files' }),
  'an address in the local network': text({ site_url: 'http://192.168.1.2:5244' }),
  'a Chinese domain': text({ site_url: 'https://云盘.example' }),
  'a CDN with the version': text({ cdn: 'https://cdn.example.com/alist-web/$version/dist' }),
  'files below a path': text({ cdn: '/cloud' }),
  'HTTP and HTTPS': text({ scheme: { ...certificate, https_port: 5245, force_https: true } }),
  'HTTPS only': text({ scheme: { ...certificate, http_port: -1, https_port: 443, force_https: true } }),
  'a Unix socket only': text({
    scheme: { http_port: -1, unix_file: 'data/alist.sock', unix_file_perm: '0660' },
  }),
  'HTTP/2 without TLS': text({ scheme: { enable_h2c: true } }),
  MySQL: text({ database: mysql }),
  'MySQL over TLS': text({ database: { ...mysql, ssl_mode: 'skip-verify' } }),
  'MySQL without TLS': text({ database: { ...mysql, ssl_mode: 'false' } }),
  'MySQL with a connection string': text({
    database: { type: 'mysql', dsn: 'alist:x@tcp(db:3306)/alist?charset=utf8mb4&parseTime=True&loc=Local' },
  }),
  PostgreSQL: text({ database: postgres }),
  'PostgreSQL with verification': text({ database: { ...postgres, ssl_mode: 'verify-full' } }),
  'PostgreSQL over a socket': text({ database: { ...postgres, host: '/var/run/postgresql' } }),
  'PostgreSQL with a connection string': text({
    database: { type: 'postgres', dsn: "host=db user=alist password='a b' dbname=alist sslmode=disable" },
  }),
  'PostgreSQL with an address': text({
    database: { type: 'postgres', dsn: 'postgres://alist:x@db:5432/alist?sslmode=disable' },
  }),
  'the port of a template with SQLite': text({ database: { port: 3306 } }),
  'absolute paths': text({
    database: { db_file: '/var/lib/alist/data.db' },
    temp_dir: '/var/cache/alist/temp',
    bleve_dir: '/var/lib/alist/bleve',
    log: { name: '/var/log/alist/log.log' },
  }),
  'Windows paths': text({
    database: { db_file: 'D:\\alist\\data\\data.db' },
    temp_dir: 'D:\\alist\\data\\temp',
    bleve_dir: 'D:\\alist\\data\\bleve',
    log: { name: 'D:\\alist\\data\\log\\log.log' },
  }),
  'Windows defaults': text({
    database: { db_file: 'data\\data.db' },
    temp_dir: 'data\\temp',
    bleve_dir: 'data\\bleve',
    log: { name: 'data\\log\\log.log' },
  }),
  'every server on': text({
    s3: { enable: true },
    ftp: { enable: true },
    sftp: { enable: true, listen: '0.0.0.0:5222' },
    mcp: { enable: true },
  }),
  'S3 below the main port': text({ s3: { enable: true, port: -1 } }),
  'S3 off on a port in use': text({ s3: { port: 5244 } }),
  'some origins': text({ cors: { allow_origins: ['https://www.example.com', 'http://localhost:3000'] } }),
  'Meilisearch elsewhere': text({
    meilisearch: { host: 'https://search.example.com', api_key: 'k3y', index_prefix: 'a_' },
  }),
  'no Meilisearch': text({ meilisearch: { host: '' } }),
  'limits and long logins': text({
    max_connections: 200,
    max_concurrency: 0,
    delayed_start: 10,
    token_expires_in: 720,
  }),
  'tasks that survive a restart': text({ tasks: { copy: { workers: 1, task_persistant: true } } }),
}
