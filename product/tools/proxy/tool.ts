import type { Answers, FieldGroup, LocalTool, ResultPart } from '../../../src/content/local-tool.ts'
import { choiceField, numberField, switchField, textField } from '../form.ts'
import { faultsOf, optionsOf, type ProxyOptions, publicAddress, type ServerName, siteUrl } from './options.ts'
import { apache } from './servers/apache.ts'
import { caddy } from './servers/caddy.ts'
import { haproxy } from './servers/haproxy.ts'
import { nginx } from './servers/nginx.ts'
import { traefik } from './servers/traefik.ts'

/** Writes the configuration of a reverse proxy in front of AList. */
const tool: LocalTool = {
  title: { en: 'Reverse proxy builder', zh: '反向代理生成器' },
  initial: {
    server: 'nginx',
    domain: 'alist.example.com',
    port: '443',
    path: '',
    tls: 'yes',
    certificate: '/etc/nginx/ssl/alist.pem',
    key: '/etc/nginx/ssl/alist.key',
    target: '127.0.0.1:5244',
    size: '0',
    visitor: 'direct',
    networks: '10.0.0.0/8',
    ipv6: 'yes',
    s3: '',
    s3domain: 's3.example.com',
    s3target: '127.0.0.1:5246',
  },
  shared: [
    'server',
    'domain',
    'port',
    'path',
    'tls',
    'certificate',
    'key',
    'target',
    'size',
    'visitor',
    'networks',
    'ipv6',
    's3',
    's3domain',
    's3target',
  ],
  groups,
  enter,
  result,
}

export default tool

/** Where each server usually has its certificates. */
const certificateFolders: Readonly<Record<string, readonly [string, string]>> = {
  nginx: ['/etc/nginx/ssl/alist.pem', '/etc/nginx/ssl/alist.key'],
  apache: ['/etc/ssl/alist.pem', '/etc/ssl/alist.key'],
  haproxy: ['/etc/haproxy/alist.pem', ''],
  caddy: ['', ''],
  traefik: ['', ''],
}

function enter(answers: Answers, name: string, value: string): Answers {
  const next = { ...answers, [name]: value }
  if (name === 'tls') return { ...next, port: value === 'yes' ? '443' : '80' }
  if (name !== 'server') return next
  const [certificate = '', key = ''] = certificateFolders[value] ?? []
  return { ...next, certificate, key }
}

function groups(answers: Answers): readonly FieldGroup[] {
  const { server, tls, visitor, s3 } = answers
  const faults = faultsOf(answers)
  const hint = (en: string, zh: string) => ({ hint: { en, zh } })
  const isAutomatic = server === 'caddy' || server === 'traefik'
  return [
    {
      fields: [
        choiceField(
          'server',
          { en: 'Server', zh: '服务器' },
          {
            nginx: { en: 'nginx' },
            caddy: { en: 'Caddy' },
            apache: { en: 'Apache' },
            traefik: { en: 'Traefik' },
            haproxy: { en: 'HAProxy' },
          },
        ),
        textField('domain', 'Domain', '域名', { fault: faults.domain }),
        numberField('port', 'Public port', '对外端口', { fault: faults.port }),
        textField('path', 'Sub-path', '子路径', {
          fault: faults.path,
          ...hint('Empty, or for example `/alist`', '留空，或例如 `/alist`'),
        }),
        textField('target', 'AList’s address', 'AList 的地址', {
          fault: faults.target,
          ...hint(
            'As the proxy reaches it. In Docker: `alist:5244`',
            '代理访问 AList 的地址。Docker 中为 `alist:5244`',
          ),
        }),
        numberField('size', 'Largest upload in MB', '上传大小上限（MB）', {
          fault: faults.size,
          ...hint(
            '`0` means no limit. HAProxy and Traefik set none.',
            '`0` 表示不限制。HAProxy 和 Traefik 不设上限。',
          ),
        }),
        choiceField(
          'visitor',
          { en: 'Visitors connect', zh: '访问者的连接方式' },
          {
            direct: { en: 'Directly', zh: '直接连接' },
            cloudflare: { en: 'Through Cloudflare', zh: '经过 Cloudflare' },
            proxy: { en: 'Through another proxy', zh: '经过另一个代理' },
          },
        ),
        ...(visitor === 'proxy'
          ? [textField('networks', 'Addresses of that proxy', '该代理的地址', { fault: faults.networks })]
          : []),
        switchField('ipv6', 'Listen on IPv6 too', '同时监听 IPv6'),
        switchField('tls', 'HTTPS on this server', '由这台服务器处理 HTTPS'),
        switchField('s3', 'Publish the S3 server', '对外提供 S3 服务'),
      ],
    },
    ...(tls === 'yes'
      ? [
          {
            title: { en: 'Certificate', zh: '证书' },
            fields: [
              textField('certificate', 'Certificate with its chain', '证书（含证书链）的路径', {
                fault: faults.certificate,
                ...(isAutomatic
                  ? hint('Leave it empty to get a certificate automatically.', '留空则自动申请证书。')
                  : {}),
                ...(server === 'haproxy'
                  ? hint('One file with the certificate and its key', '证书和私钥合并成一个文件')
                  : {}),
              }),
              ...(server === 'haproxy'
                ? []
                : [textField('key', 'Path of the key', '私钥的路径', { fault: faults.key })]),
            ],
          },
        ]
      : []),
    ...(s3 === 'yes'
      ? [
          {
            title: { en: 'S3' },
            fields: [
              textField('s3domain', 'Domain of the S3 server', 'S3 的域名', { fault: faults.s3domain }),
              textField('s3target', 'Address of the S3 server', 'S3 服务的地址', { fault: faults.s3target }),
            ],
          },
        ]
      : []),
  ]
}

const correct: ResultPart = {
  kind: 'note',
  tone: 'warning',
  words: { en: 'Correct the marked fields.', zh: '请改正标出的字段。' },
}

function result(answers: Answers): readonly ResultPart[] {
  const options = optionsOf(answers)
  if (!options) return [correct]
  const server = answers.server as ServerName
  return [
    ...outputsOf(server, options),
    { kind: 'text', title: { en: 'Test and load', zh: '检查并加载' }, text: commands[server] ?? '' },
    {
      kind: 'text',
      title: { en: 'Keys in config.json', zh: 'config.json 中的键' },
      text: JSON.stringify(
        { site_url: siteUrl(options), ...(isLocal(options) && { scheme: { address: '127.0.0.1' } }) },
        null,
        2,
      ),
      about: {
        en: 'Change only these keys, then restart AList. `address` closes the direct path to AList; leave it out in Docker.',
        zh: '只改这些键，然后重启 AList。`address` 关闭直接访问 AList 的入口，Docker 中不要设置。',
      },
    },
    { kind: 'value', label: { en: 'WebDAV address', zh: 'WebDAV 地址' }, value: `${siteUrl(options)}/dav` },
    ...(options.s3
      ? [
          {
            kind: 'value',
            label: { en: 'S3 endpoint', zh: 'S3 端点' },
            value: publicAddress(options, options.s3.domain),
          } as const,
        ]
      : []),
    ...notes(server, options),
  ]
}

const isLocal = ({ target }: ProxyOptions) => target.startsWith('127.0.0.1:')

function outputsOf(server: ServerName, options: ProxyOptions): readonly ResultPart[] {
  const file = (title: string, name: string, text: string): ResultPart => ({
    kind: 'text',
    title: { en: title },
    file: name,
    text,
  })
  switch (server) {
    case 'nginx':
      return [file('/etc/nginx/conf.d/alist.conf', 'alist.conf', nginx(options))]
    case 'caddy':
      return [file('/etc/caddy/Caddyfile', 'Caddyfile', caddy(options))]
    case 'apache':
      return [file('/etc/apache2/sites-available/alist.conf', 'alist.conf', apache(options))]
    case 'haproxy':
      return [file('/etc/haproxy/haproxy.cfg', 'haproxy.cfg', haproxy(options))]
    case 'traefik': {
      const files = traefik(options)
      return [
        file('/etc/traefik/dynamic/alist.yml', 'alist.yml', files.routes),
        file('/etc/traefik/traefik.yml', 'traefik.yml', files.static),
      ]
    }
  }
}

const commands: Readonly<Record<ServerName, string>> = {
  nginx: 'nginx -t && systemctl reload nginx',
  caddy: 'caddy validate --config /etc/caddy/Caddyfile && systemctl reload caddy',
  apache:
    'a2enmod proxy proxy_http headers ssl alias remoteip && a2ensite alist\napachectl configtest && systemctl restart apache2',
  haproxy: 'haproxy -c -f /etc/haproxy/haproxy.cfg && systemctl reload haproxy',
  traefik: 'systemctl restart traefik',
}

function notes(
  server: ServerName,
  { visitor, hasTls, certificate, s3 }: ProxyOptions,
): readonly ResultPart[] {
  const note = (isShown: boolean, tone: 'info' | 'warning', en: string, zh: string): readonly ResultPart[] =>
    isShown ? [{ kind: 'note', tone, words: { en, zh } }] : []
  return [
    ...note(
      !hasTls && visitor === 'direct',
      'warning',
      'Without HTTPS, everyone on the way can read passwords and files.',
      '没有 HTTPS 时，途中的任何人都能看到密码和文件。',
    ),
    ...note(
      visitor === 'cloudflare',
      'warning',
      'Accept connections only from Cloudflare’s networks, for example with a firewall. Otherwise, visitors can invent their address and avoid the login lockout.',
      '只接受来自 Cloudflare 网段的连接，例如用防火墙限制，否则访问者可以伪造地址，绕过登录锁定。',
    ),
    ...note(
      server === 'haproxy',
      'info',
      'Append these sections to the file of your distribution, which contains the sections `global` and `defaults`.',
      '把这些段落追加到发行版自带的文件中，其中已有 `global` 和 `defaults` 段落。',
    ),
    ...note(
      server === 'traefik' && hasTls && certificate === '',
      'info',
      'Replace the email address in `traefik.yml` with your own.',
      '把 `traefik.yml` 中的邮箱换成你自己的。',
    ),
    ...note(
      s3 !== undefined,
      'info',
      'Set `s3.enable` to `true` in `config.json`. S3 clients sign the domain, so the proxy must pass it unchanged, as here.',
      '在 `config.json` 中把 `s3.enable` 设为 `true`。S3 客户端的签名包含域名，代理必须原样传递，这里已经做到。',
    ),
  ]
}
