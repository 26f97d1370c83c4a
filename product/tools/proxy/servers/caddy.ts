import { block, type ProxyOptions, publicAddress } from '../options.ts'

const quoted = (path: string) => (/[ \\]/.test(path) ? `\`${path}\`` : path)

/** Returns a Caddyfile. Caddy gets a certificate by itself if none is given. */
export function caddy(options: ProxyOptions): string {
  const { domain, target, path, s3 } = options
  const sites = [
    site(options, domain, target, path),
    ...(s3 ? [site(options, s3.domain, s3.target, '')] : []),
  ]
  return `${sites.join('\n\n')}\n`
}

function site(options: ProxyOptions, domain: string, target: string, path: string): string {
  const { certificate, key, megabytes, hasIpv6 } = options
  const depth = path === '' ? 4 : 8
  const lines = headers(options)
  const proxy = block(
    depth,
    lines.length === 0
      ? [`reverse_proxy ${target}`]
      : [`reverse_proxy ${target} {`, ...lines.map((line) => `    ${line}`), '}'],
  )
  return [
    `${publicAddress(options, domain)} {`,
    block(4, [
      !hasIpv6 && 'bind 0.0.0.0',
      certificate !== '' && `tls ${quoted(certificate)} ${quoted(key)}`,
      ...(megabytes === 0 ? [] : ['request_body {', `    max_size ${megabytes}MB`, '}']),
      path !== '' && `redir ${path} ${path}/`,
      path !== '' && `handle ${path}/* {`,
    ]),
    proxy,
    ...(path === '' ? [] : ['    }']),
    '}',
  ]
    .filter((line) => line !== '')
    .join('\n')
}

/** Caddy itself sets the header to the address of the connection, and drops what the visitor sent. */
function headers({ visitor, networks, hasTls }: ProxyOptions): readonly string[] {
  if (visitor === 'direct') return []
  const isPassedOn = visitor === 'cloudflare' && !hasTls
  return [
    visitor === 'cloudflare'
      ? 'header_up X-Forwarded-For {http.request.header.CF-Connecting-IP}'
      : `trusted_proxies ${networks.join(' ')}`,
    ...(isPassedOn ? ['header_up X-Forwarded-Proto {http.request.header.X-Forwarded-Proto}'] : []),
  ]
}
