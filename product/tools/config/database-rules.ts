import type { ConfigFile } from './config-file.ts'
import { type Draft, draft } from './draft.ts'

const types = ['sqlite3', 'mysql', 'postgres']

const at = (config: ConfigFile, key: string) => config.place(`database.${key}`)
const text = (config: ConfigFile, key: string) => config.text(`database.${key}`)

/** The kind of the database. */
export function databaseType(config: ConfigFile): readonly Draft[] {
  const type = text(config, 'type')
  if (types.includes(type)) return []
  const folded = type.toLowerCase()
  const likely = types.find((known) => folded !== '' && known.startsWith(folded.slice(0, 5)))
  const meant = folded === 'mariadb' ? 'mysql' : likely
  return [
    draft('error', 'database.type', at(config, 'type'), {
      rule: 'database-type',
      what: {
        en: `AList doesn’t start: \`not supported database type: ${type}\`.`,
        zh: `AList 无法启动：\`not supported database type: ${type}\`。`,
      },
      fix: meant
        ? { en: `Enter \`${meant}\`.`, zh: `填写 \`${meant}\`。` }
        : { en: 'Enter `sqlite3`, `mysql`, or `postgres`.', zh: '填写 `sqlite3`、`mysql` 或 `postgres`。' },
    }),
  ]
}

/** The file of SQLite. */
export function sqliteFile(config: ConfigFile): readonly Draft[] {
  const file = text(config, 'db_file')
  if (text(config, 'type') !== 'sqlite3' || (file.endsWith('.db') && file.length > 3)) return []
  return [
    draft('error', 'database.db_file', at(config, 'db_file'), {
      rule: 'sqlite-file',
      what: {
        en: 'AList doesn’t start: `db name error.` The name of the SQLite file must end with `.db`.',
        zh: 'AList 无法启动：`db name error.`。SQLite 文件名必须以 `.db` 结尾。',
      },
      fix: { en: 'Enter a path such as `data/data.db`.', zh: '填写路径，例如 `data/data.db`。' },
    }),
  ]
}

/** Details of a server although SQLite is in use. A port alone is left over from a template. */
export function unusedServer(config: ConfigFile): readonly Draft[] {
  if (text(config, 'type') !== 'sqlite3') return []
  const key = ['dsn', 'host', 'name', 'user'].find((name) => text(config, name) !== '')
  if (!key) return []
  return [
    draft('warning', `database.${key}`, at(config, key), {
      rule: 'database-unused',
      what: {
        en: `\`database.${key}\` has no effect, because \`database.type\` is \`sqlite3\`.`,
        zh: `\`database.type\` 是 \`sqlite3\`，\`database.${key}\` 不起作用。`,
      },
      fix: {
        en: 'Set `database.type` to `mysql` or `postgres`, or empty this key.',
        zh: '把 `database.type` 改为 `mysql` 或 `postgres`，或清空这个键。',
      },
    }),
  ]
}

const isServer = (config: ConfigFile) => ['mysql', 'postgres'].includes(text(config, 'type'))
const hasParts = (config: ConfigFile) => isServer(config) && text(config, 'dsn') === ''

/** Details that a server needs. */
export function serverDetails(config: ConfigFile): readonly Draft[] {
  if (!hasParts(config)) return []
  const missing = (['host', 'user', 'name'] as const)
    .filter((key) => text(config, key) === '')
    .map((key) =>
      draft('error', `database.${key}`, at(config, key), {
        rule: 'database-missing',
        what: {
          en: `\`database.${key}\` is empty, so AList can’t connect to the database.`,
          zh: `\`database.${key}\` 为空，AList 无法连接数据库。`,
        },
        fix: {
          en: 'Enter it, or a complete `database.dsn`.',
          zh: '填写这个键，或填写完整的 `database.dsn`。',
        },
      }),
    )
  const port = config.number('database.port')
  if (port >= 1 && port <= 65535) return [...missing, ...portOfOther(config, port)]
  const usual = text(config, 'type') === 'mysql' ? 3306 : 5432
  return [
    ...missing,
    draft('error', 'database.port', at(config, 'port'), {
      rule: 'database-port',
      what: {
        en: `${port} is not a port, so AList can’t connect to the database.`,
        zh: `${port} 不是有效端口，AList 无法连接数据库。`,
      },
      fix: { en: `Enter the port, usually ${usual}.`, zh: `填写端口，一般是 ${usual}。` },
    }),
  ]
}

function portOfOther(config: ConfigFile, port: number): readonly Draft[] {
  const type = text(config, 'type')
  const isOther = (type === 'mysql' && port === 5432) || (type === 'postgres' && port === 3306)
  if (!isOther) return []
  return [
    draft('warning', 'database.port', at(config, 'port'), {
      rule: 'database-port-other',
      what: {
        en: `${port} is the usual port of ${type === 'mysql' ? 'PostgreSQL' : 'MySQL'}, but \`database.type\` is \`${type}\`.`,
        zh: `${port} 是 ${type === 'mysql' ? 'PostgreSQL' : 'MySQL'} 的常用端口，但 \`database.type\` 是 \`${type}\`。`,
      },
      fix: {
        en: `Check the type, or enter ${type === 'mysql' ? 3306 : 5432}.`,
        zh: `检查类型，或填写 ${type === 'mysql' ? 3306 : 5432}。`,
      },
    }),
  ]
}

/** A host with a scheme or a port. */
export function databaseHost(config: ConfigFile): readonly Draft[] {
  const host = text(config, 'host')
  if (!hasParts(config) || host === '' || host.startsWith('/')) return []
  const isBare = !host.includes('://') && !/^[^:]+:\d+$/.test(host) && !/\s/.test(host)
  if (isBare) return []
  return [
    draft('error', 'database.host', at(config, 'host'), {
      rule: 'database-host',
      what: {
        en: 'This key takes only the host name, without a scheme and a port.',
        zh: '这里只填主机名，不带协议和端口。',
      },
      fix: {
        en: 'Enter the host here and the port in `database.port`.',
        zh: '主机名填在这里，端口填在 `database.port`。',
      },
    }),
  ]
}

const postgresModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full']
const mysqlModes = ['', 'false', 'true', 'skip-verify', 'preferred']

/** TLS to the database: each server has its own words. */
export function databaseTls(config: ConfigFile): readonly Draft[] {
  if (!hasParts(config)) return []
  const type = text(config, 'type')
  const mode = text(config, 'ssl_mode')
  const modes = type === 'mysql' ? mysqlModes : postgresModes
  const known = type === 'mysql' ? mode.toLowerCase() : mode
  // The MySQL driver also reads 0, 1, and other letter case of its two switches.
  if (modes.includes(known) || (type === 'mysql' && /^[01]$/.test(mode))) return []
  const list = modes.filter((word) => word !== '').map((word) => `\`${word}\``)
  return [
    draft('error', 'database.ssl_mode', at(config, 'ssl_mode'), {
      rule: 'database-tls',
      what:
        mode === ''
          ? {
              en: 'PostgreSQL needs a TLS mode. AList doesn’t start: `sslmode is invalid`.',
              zh: 'PostgreSQL 需要 TLS 模式，否则 AList 无法启动：`sslmode is invalid`。',
            }
          : {
              en: `\`${mode}\` is not a TLS mode of ${type === 'mysql' ? 'MySQL' : 'PostgreSQL'} here, so AList doesn’t start.`,
              zh: `\`${mode}\` 不是 ${type === 'mysql' ? 'MySQL' : 'PostgreSQL'} 可用的 TLS 模式，AList 无法启动。`,
            },
      fix: {
        en: `Enter ${type === 'mysql' ? '`false` for no TLS, or `true`' : '`disable` for no TLS, or `require`'}. Possible values: ${list.join(', ')}.`,
        zh: `不用 TLS 填 ${type === 'mysql' ? '`false`，使用填 `true`' : '`disable`，使用填 `require`'}。可用的值：${list.join('、')}。`,
      },
    }),
  ]
}

/** Values that end early in the connection string that AList builds for PostgreSQL. */
export function postgresQuoting(config: ConfigFile): readonly Draft[] {
  if (text(config, 'type') !== 'postgres' || !hasParts(config)) return []
  return ['host', 'user', 'password', 'name']
    .filter((key) => /[\s\\]|^'/.test(text(config, key)))
    .map((key) =>
      draft('error', `database.${key}`, at(config, key), {
        rule: 'postgres-quoting',
        what: {
          en: 'AList puts this value into a connection string without quotes. A space or backslash in it cuts or changes the value.',
          zh: 'AList 把这个值不加引号地写入连接字符串，其中的空格或反斜杠会使它被截断或改变。',
        },
        fix: {
          en: 'Choose a value without spaces and backslashes, or write `database.dsn` yourself with the value in single quotes.',
          zh: '换一个不含空格和反斜杠的值，或自己填写 `database.dsn`，把这个值放在单引号中。',
        },
      }),
    )
}

/** Connection strings of another kind. */
export function connectionString(config: ConfigFile): readonly Draft[] {
  const dsn = text(config, 'dsn')
  if (!isServer(config) || dsn === '') return []
  const place = at(config, 'dsn')
  if (text(config, 'type') === 'postgres') {
    if (/^postgres(?:ql)?:\/\//.test(dsn) || /(?:^|\s)(?:host|user|dbname)\s*=/.test(dsn)) return []
    return [
      draft('error', 'database.dsn', place, {
        rule: 'dsn',
        what: {
          en: 'This is not a connection string of PostgreSQL.',
          zh: '这不是 PostgreSQL 的连接字符串。',
        },
        fix: {
          en: 'Write it as `host=127.0.0.1 port=5432 user=alist password=YOUR_DB_PASSWORD dbname=alist sslmode=disable`.',
          zh: '写成 `host=127.0.0.1 port=5432 user=alist password=YOUR_DB_PASSWORD dbname=alist sslmode=disable`。',
        },
      }),
    ]
  }
  if (!/^(?:mysql:\/\/|[^@]*\w:\/\/)/.test(dsn) && dsn.includes('/')) {
    if (/[?&]parseTime=true\b/i.test(dsn)) return []
    return [
      draft('error', 'database.dsn', place, {
        rule: 'dsn-time',
        what: {
          en: 'Without `parseTime=True`, AList can’t read the times in the database.',
          zh: '没有 `parseTime=True`，AList 无法读取数据库中的时间。',
        },
        fix: {
          en: `Add \`${dsn.includes('?') ? '&' : '?'}parseTime=True\` at the end.`,
          zh: `在末尾加上 \`${dsn.includes('?') ? '&' : '?'}parseTime=True\`。`,
        },
      }),
    ]
  }
  return [
    draft('error', 'database.dsn', place, {
      rule: 'dsn',
      what: {
        en: 'This is not a connection string of MySQL in the form that AList reads.',
        zh: '这不是 AList 能读取的 MySQL 连接字符串。',
      },
      fix: {
        en: 'Write it as `alist:YOUR_DB_PASSWORD@tcp(127.0.0.1:3306)/alist?charset=utf8mb4&parseTime=True&loc=Local`.',
        zh: '写成 `alist:YOUR_DB_PASSWORD@tcp(127.0.0.1:3306)/alist?charset=utf8mb4&parseTime=True&loc=Local`。',
      },
    }),
  ]
}
