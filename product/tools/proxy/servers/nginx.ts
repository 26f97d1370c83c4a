import { block, type ProxyOptions } from '../options.ts'

const quoted = (path: string) => (path.includes(' ') ? `"${path}"` : path)

/** Returns the configuration of nginx. */
export function nginx(options: ProxyOptions): string {
  const { domain, path, target, s3, hasTls, port } = options
  return [
    hasTls && port === '443' ? redirect(options) : undefined,
    server(options, domain, [
      ...(path === ''
        ? []
        : [`    location = ${path} {`, `        return 301 ${path}/$is_args$args;`, '    }', '']),
      `    location ${path}/ {`,
      block(8, [`proxy_pass http://${target};`, ...proxyLines(options)]),
      '    }',
    ]),
    s3 &&
      server(options, s3.domain, [
        '    location / {',
        block(8, [`proxy_pass http://${s3.target};`, ...proxyLines(options)]),
        '    }',
      ]),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
    .concat('\n')
}

function redirect({ domain, s3, hasIpv6 }: ProxyOptions): string {
  return [
    'server {',
    block(4, [
      'listen 80;',
      hasIpv6 && 'listen [::]:80;',
      `server_name ${[domain, s3?.domain].filter(Boolean).join(' ')};`,
      'return 301 https://$host$request_uri;',
    ]),
    '}',
  ].join('\n')
}

function server(options: ProxyOptions, name: string, location: readonly string[]): string {
  const { port, hasTls, hasIpv6, certificate, key, megabytes, networks } = options
  const ssl = hasTls ? ' ssl' : ''
  return [
    'server {',
    block(4, [
      `listen ${port}${ssl};`,
      hasIpv6 && `listen [::]:${port}${ssl};`,
      `server_name ${name};`,
      '',
      ...(hasTls
        ? [`ssl_certificate     ${quoted(certificate)};`, `ssl_certificate_key ${quoted(key)};`, '']
        : []),
      ...networks.map((network) => `set_real_ip_from ${network};`),
      ...(networks.length > 0 ? ['real_ip_header X-Forwarded-For;', ''] : []),
      '# Largest upload. 0 means no limit.',
      `client_max_body_size ${megabytes === 0 ? '0' : `${megabytes}m`};`,
      '',
    ]),
    ...location,
    '}',
  ].join('\n')
}

function proxyLines({ visitor, hasTls }: ProxyOptions): readonly string[] {
  const address = visitor === 'cloudflare' ? '$http_cf_connecting_ip' : '$remote_addr'
  // The service in front handles TLS if this server does not.
  const scheme = visitor !== 'direct' && !hasTls ? '$http_x_forwarded_proto' : '$scheme'
  return [
    '',
    'proxy_set_header Host              $http_host;',
    `proxy_set_header X-Forwarded-Proto ${scheme};`,
    `proxy_set_header X-Forwarded-For   ${address};`,
    `proxy_set_header X-Real-IP         ${address};`,
    'proxy_set_header Range             $http_range;',
    'proxy_set_header If-Range          $http_if_range;',
    '',
    '# Pass uploads and downloads on at once, without files on this disk.',
    'proxy_http_version       1.1;',
    'proxy_request_buffering  off;',
    'proxy_max_temp_file_size 0;',
    'proxy_cache              off;',
    'proxy_redirect           off;',
    '',
    '# AList responds to an upload after the cloud storage has the file.',
    'proxy_read_timeout 3600s;',
    'proxy_send_timeout 3600s;',
  ]
}
