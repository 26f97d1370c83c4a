import type { ConfigFile } from './config-file.ts'
import { type Draft, draft } from './draft.ts'

/** Servers that AList starts, with the key of their port or address, and whether they are on. */
interface Listener {
  readonly key: string
  readonly name: string
  readonly port: number
}

/** Returns the port of a listen address such as `:5221`; `undefined` if it has none. */
export function portIn(listen: string): number | undefined {
  const port = /^(?:\[[^\]]*\]|[^:]*):(\d{1,5})$/.exec(listen)?.[1]
  return port === undefined ? undefined : Number(port)
}

function listenersOf(config: ConfigFile): readonly Listener[] {
  const of = (isOn: boolean, key: string, name: string, port: number | undefined): readonly Listener[] =>
    isOn && port !== undefined && port > 0 ? [{ key, name, port }] : []
  return [
    ...of(true, 'scheme.http_port', 'HTTP', config.number('scheme.http_port')),
    ...of(true, 'scheme.https_port', 'HTTPS', config.number('scheme.https_port')),
    ...of(config.isOn('s3.enable'), 's3.port', 'S3', config.number('s3.port')),
    ...of(config.isOn('ftp.enable'), 'ftp.listen', 'FTP', portIn(config.text('ftp.listen'))),
    ...of(config.isOn('sftp.enable'), 'sftp.listen', 'SFTP', portIn(config.text('sftp.listen'))),
    ...of(config.isOn('mcp.enable'), 'mcp.port', 'MCP', config.number('mcp.port')),
  ]
}

/** Two servers on one port: AList stops when the second one starts. */
export function portConflicts(config: ConfigFile): readonly Draft[] {
  const listeners = listenersOf(config)
  return listeners.flatMap((listener, at) => {
    const other = listeners.slice(0, at).find(({ port }) => port === listener.port)
    if (!other) return []
    return draft('error', listener.key, config.place(listener.key), {
      rule: 'port-conflict',
      what: {
        en: `${listener.name} and ${other.name} both use port ${listener.port}. AList stops with \`address already in use\`.`,
        zh: `${listener.name} 和 ${other.name} 都使用端口 ${listener.port}，AList 启动时报 \`address already in use\`。`,
      },
      fix: {
        en: `Choose another port for \`${listener.key}\` or \`${other.key}\`.`,
        zh: `给 \`${listener.key}\` 或 \`${other.key}\` 换一个端口。`,
      },
    })
  })
}

const ports = ['scheme.http_port', 'scheme.https_port', 's3.port', 'mcp.port'] as const

/** Ports that don't exist. */
export function portRanges(config: ConfigFile): readonly Draft[] {
  return ports.flatMap((key) => {
    const port = config.number(key)
    if (port === -1 || (port >= 1 && port <= 65535)) return []
    if (port === 0) {
      return draft('warning', key, config.place(key), {
        rule: 'port-zero',
        what: {
          en: 'With `0`, AList uses another free port at every start.',
          zh: '填 `0` 时，AList 每次启动都使用不同的空闲端口。',
        },
        fix: { en: 'Enter a port, or `-1` to turn it off.', zh: '填写端口，或填 `-1` 关闭。' },
      })
    }
    return draft('error', key, config.place(key), {
      rule: 'port-range',
      what: {
        en: `${port} is not a port. AList stops with \`invalid port\`.`,
        zh: `${port} 不是有效端口，AList 启动时报 \`invalid port\`。`,
      },
      fix: {
        en: 'Enter a number from 1 to 65535, or `-1` to turn it off.',
        zh: '填写 1 到 65535 的数字，或填 `-1` 关闭。',
      },
    })
  })
}

/** Ports that browsers refuse to open, from the Fetch standard, above 1023. Below, every entry is reserved for a known service. */
const blockedPorts = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/** Ports of the web UI that browsers block. */
export function blockedByBrowsers(config: ConfigFile): readonly Draft[] {
  return (['scheme.http_port', 'scheme.https_port'] as const).flatMap((key) =>
    blockedPorts.has(config.number(key))
      ? draft('warning', key, config.place(key), {
          rule: 'port-blocked',
          what: {
            en: `Browsers refuse to open port ${config.number(key)} (\`ERR_UNSAFE_PORT\`), although other clients can use it.`,
            zh: `浏览器拒绝访问端口 ${config.number(key)}（\`ERR_UNSAFE_PORT\`），其他客户端可以使用。`,
          },
          fix: { en: 'Choose another port, such as 5244 or 8080.', zh: '换一个端口，例如 5244 或 8080。' },
        })
      : [],
  )
}

/** The listen address. AList adds the port. */
export function listenAddress(config: ConfigFile): readonly Draft[] {
  const key = 'scheme.address'
  const address = config.text(key)
  if (address === '' || /^\[[\da-fA-F:.%\w]+\]$/.test(address) || /^[\w.-]+$/.test(address)) return []
  const isPlainIpv6 = /^[\da-fA-F:.]*$/.test(address) && (address.match(/:/g)?.length ?? 0) > 1
  return [
    draft('error', key, config.place(key), {
      rule: 'address',
      what: isPlainIpv6
        ? {
            en: 'AList adds the port to this address, so an IPv6 address needs brackets. AList stops with `too many colons in address`.',
            zh: 'AList 会在地址后面加上端口，所以 IPv6 地址要加方括号，否则启动时报 `too many colons in address`。',
          }
        : {
            en: 'This key takes only a host name or an IP address, without `http://` and without a port.',
            zh: '这里只填主机名或 IP 地址，不带 `http://`，也不带端口。',
          },
      fix: isPlainIpv6
        ? { en: `Enter \`[${address}]\`.`, zh: `填写 \`[${address}]\`。` }
        : {
            en: 'Enter `0.0.0.0` for all addresses, and the port in `scheme.http_port`.',
            zh: '监听所有地址填 `0.0.0.0`，端口填在 `scheme.http_port`。',
          },
    }),
  ]
}

/** Addresses of the FTP and SFTP servers. */
export function listenTexts(config: ConfigFile): readonly Draft[] {
  return (['ftp', 'sftp'] as const).flatMap((server) => {
    const key = `${server}.listen`
    const listen = config.text(key)
    if (!config.isOn(`${server}.enable`)) return []
    const port = portIn(listen)
    if (port !== undefined && port >= 1 && port <= 65535) return []
    const place = config.place(key)
    if (listen === '') {
      return draft('warning', key, place, {
        rule: 'listen-empty',
        what: {
          en: `\`${server}.enable\` is \`true\`, but without an address the server stays off.`,
          zh: `\`${server}.enable\` 为 \`true\`，但没有监听地址，服务不会启动。`,
        },
        fix: {
          en: `Enter \`${server === 'ftp' ? ':5221' : ':5222'}\`.`,
          zh: `填写 \`${server === 'ftp' ? ':5221' : ':5222'}\`。`,
        },
      })
    }
    return draft('error', key, place, {
      rule: 'listen',
      what: {
        en: `\`${listen}\` has no valid port, so the server doesn’t start.`,
        zh: `\`${listen}\` 没有有效端口，服务无法启动。`,
      },
      fix: /^\d{1,5}$/.test(listen)
        ? { en: `Put a colon before the port: \`:${listen}\`.`, zh: `在端口前加冒号：\`:${listen}\`。` }
        : {
            en: 'Enter a colon and the port after the address, such as `:5221` or `127.0.0.1:5221`.',
            zh: '在地址后面填写冒号和端口，例如 `:5221` 或 `127.0.0.1:5221`。',
          },
    })
  })
}

/** No way to reach AList at all. */
export function nothingListens(config: ConfigFile): readonly Draft[] {
  const isOff = config.number('scheme.http_port') === -1 && config.number('scheme.https_port') === -1
  if (!isOff || config.text('scheme.unix_file') !== '') return []
  return [
    draft('error', 'scheme.http_port', config.place('scheme.http_port'), {
      rule: 'no-listener',
      what: {
        en: 'HTTP, HTTPS, and the Unix socket are all off, so nobody can open AList.',
        zh: 'HTTP、HTTPS 和 Unix 套接字都已关闭，无法访问 AList。',
      },
      fix: { en: 'Set `scheme.http_port` to 5244.', zh: '把 `scheme.http_port` 设为 5244。' },
    }),
  ]
}

/** The Unix socket and its mode. */
export function unixSocket(config: ConfigFile): readonly Draft[] {
  const mode = config.text('scheme.unix_file_perm')
  if (config.text('scheme.unix_file') === '' || /^[0-7]{3,4}$/.test(mode)) return []
  const key = 'scheme.unix_file_perm'
  return [
    draft('warning', key, config.place(key), {
      rule: 'unix-mode',
      what: {
        en: 'The mode of the socket is not an octal number. AList logs an error, and the reverse proxy may not be allowed to use the socket.',
        zh: '套接字的权限不是八进制数。AList 会记录错误，反向代理可能无法使用这个套接字。',
      },
      fix: {
        en: 'Enter `"660"`, or `"666"` if the proxy runs as another user.',
        zh: '填写 `"660"`；反向代理以其他用户运行时填 `"666"`。',
      },
    }),
  ]
}

/** HTTPS and S3 over TLS need a certificate and its key. */
export function certificates(config: ConfigFile): readonly Draft[] {
  const isHttps = config.number('scheme.https_port') !== -1
  const isS3 = config.isOn('s3.enable') && config.isOn('s3.ssl') && config.number('s3.port') !== -1
  const missing = ['scheme.cert_file', 'scheme.key_file'].filter((key) => config.text(key) === '')
  if ((isHttps || isS3) && missing.length > 0) {
    const cause = isHttps ? 'scheme.https_port' : 's3.ssl'
    return [
      draft('error', cause, config.place(cause), {
        rule: 'certificate',
        what: {
          en: `\`${cause}\` turns on TLS, but ${missing.map((key) => `\`${key}\``).join(' and ')} is empty. AList doesn’t start.`,
          zh: `\`${cause}\` 启用了 TLS，但 ${missing.map((key) => `\`${key}\``).join(' 和 ')} 为空，AList 无法启动。`,
        },
        fix: {
          en: isHttps
            ? 'Enter the paths of the certificate and its key, or set the port to `-1`.'
            : 'Enter the paths of the certificate and its key, or set `s3.ssl` to `false`.',
          zh: isHttps
            ? '填写证书和私钥的路径，或把端口设为 `-1`。'
            : '填写证书和私钥的路径，或把 `s3.ssl` 设为 `false`。',
        },
      }),
    ]
  }
  if (isHttps || isS3 || missing.length > 0) return []
  return [
    draft('hint', 'scheme.https_port', config.place('scheme.https_port'), {
      rule: 'certificate-unused',
      what: {
        en: 'There is a certificate, but HTTPS is off, so nothing uses it.',
        zh: '填写了证书，但 HTTPS 没有启用，证书不会被使用。',
      },
      fix: {
        en: 'Set `scheme.https_port`, for example to 5245.',
        zh: '设置 `scheme.https_port`，例如 5245。',
      },
    }),
  ]
}

/** The redirect to HTTPS needs both ports. */
export function forcedHttps(config: ConfigFile): readonly Draft[] {
  const key = 'scheme.force_https'
  const isBoth = config.number('scheme.http_port') !== -1 && config.number('scheme.https_port') !== -1
  // Without HTTP, there is nothing to redirect, and nothing is wrong.
  if (!config.isOn(key) || isBoth || config.number('scheme.https_port') !== -1) return []
  return [
    draft('warning', key, config.place(key), {
      rule: 'force-https',
      what: {
        en: '`scheme.force_https` has no effect, because HTTPS is off.',
        zh: 'HTTPS 没有启用，`scheme.force_https` 不起作用。',
      },
      fix: {
        en: 'Set `scheme.https_port` and the certificate, or let the reverse proxy redirect.',
        zh: '设置 `scheme.https_port` 和证书，或由反向代理跳转。',
      },
    }),
  ]
}
