import { block, type ProxyOptions } from '../options.ts'

/** Returns the configuration of HAProxy. Its certificate file contains the certificate and the key. HAProxy limits no uploads. */
export function haproxy(options: ProxyOptions): string {
  const { domain, path, target, s3, hasTls, port, hasIpv6, certificate, visitor, networks } = options
  const bind = (number: string, tls: string) =>
    hasIpv6 ? `bind [::]:${number} v4v6${tls}` : `bind 0.0.0.0:${number}${tls}`
  const file = certificate.replaceAll(' ', '\\ ')
  const isPassedOn = visitor !== 'direct' && !hasTls
  return [
    'frontend alist',
    block(4, [
      'mode http',
      hasTls && port === '443' && bind('80', ''),
      bind(port, hasTls ? ` ssl crt ${file} alpn h2,http/1.1` : ''),
      'timeout client 1h',
      '',
      `acl is_alist hdr(host),field(1,:) -i ${domain}`,
      path !== '' && `acl is_path path ${path}`,
      path !== '' && `acl is_path path_beg ${path}/`,
      s3 && `acl is_s3 hdr(host),field(1,:) -i ${s3.domain}`,
      '',
      hasTls && port === '443' && 'http-request redirect scheme https code 301 unless { ssl_fc }',
      path !== '' && `http-request redirect location ${path}/ code 301 if is_alist { path ${path} }`,
      !isPassedOn && `http-request set-header X-Forwarded-Proto ${hasTls ? 'https' : 'http'}`,
      ...visitorLines(visitor, networks),
      '',
      `use_backend alist if is_alist${path === '' ? '' : ' is_path'}`,
      s3 && 'use_backend alist_s3 if is_s3',
    ]),
    '',
    backend('alist', target),
    ...(s3 ? ['', backend('alist_s3', s3.target)] : []),
    '',
  ].join('\n')
}

const backend = (name: string, target: string): string =>
  [
    `backend ${name}`,
    block(4, [
      'mode http',
      'timeout connect 5s',
      '# AList responds to an upload after the cloud storage has the file.',
      'timeout server 1h',
      `server alist ${target}`,
    ]),
  ].join('\n')

function visitorLines(visitor: ProxyOptions['visitor'], networks: readonly string[]): readonly string[] {
  if (visitor === 'cloudflare')
    return ['http-request set-header X-Forwarded-For %[req.hdr(CF-Connecting-IP)]']
  if (visitor === 'direct') return ['http-request set-header X-Forwarded-For %[src]']
  return [
    `acl is_trusted src ${networks.join(' ')}`,
    'http-request set-header X-Forwarded-For %[src] unless is_trusted',
    // The last address is the one that the proxy in front has seen.
    'http-request set-header X-Forwarded-For %[req.hdr(X-Forwarded-For,-1)] if is_trusted',
  ]
}
