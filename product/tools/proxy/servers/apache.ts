import { block, type ProxyOptions, siteUrl } from '../options.ts'

/** Returns the configuration of Apache. Its modules: `proxy`, `proxy_http`, `headers`, `ssl`, and `remoteip` behind another proxy. */
export function apache(options: ProxyOptions): string {
  const { domain, path, target, s3, hasTls, port } = options
  return [
    ['80', '443'].includes(port) ? undefined : `Listen ${port}`,
    hasTls && port === '443' ? redirect(options) : undefined,
    host(options, domain, path, target),
    s3 && host(options, s3.domain, '', s3.target),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')
    .concat('\n')
}

const redirect = (options: ProxyOptions): string =>
  [
    '<VirtualHost *:80>',
    block(4, [`ServerName ${options.domain}`, `Redirect permanent / ${siteUrl({ ...options, path: '' })}/`]),
    '</VirtualHost>',
  ].join('\n')

function host(options: ProxyOptions, name: string, path: string, target: string): string {
  const { port, hasTls, hasIpv6, certificate, key, megabytes, networks, visitor } = options
  const isPassedOn = visitor !== 'direct' && !hasTls
  return [
    `<VirtualHost ${hasIpv6 ? '*' : '0.0.0.0'}:${port}>`,
    block(4, [
      `ServerName ${name}`,
      '',
      ...(hasTls
        ? ['SSLEngine on', `SSLCertificateFile    "${certificate}"`, `SSLCertificateKeyFile "${key}"`, '']
        : []),
      'AllowEncodedSlashes NoDecode',
      'ProxyPreserveHost On',
      !isPassedOn && `RequestHeader set X-Forwarded-Proto "${hasTls ? 'https' : 'http'}"`,
      visitor === 'cloudflare'
        ? 'RequestHeader set X-Forwarded-For "expr=%{req:CF-Connecting-IP}"'
        : 'RequestHeader unset X-Forwarded-For',
      ...(networks.length > 0
        ? ['RemoteIPHeader X-Forwarded-For', `RemoteIPTrustedProxy ${networks.join(' ')}`]
        : []),
      '',
      '# Largest upload in bytes. 0 means no limit.',
      `LimitRequestBody ${megabytes * 1024 * 1024}`,
      '# AList responds to an upload after the cloud storage has the file.',
      'ProxyTimeout 3600',
      '',
      ...(path === '' ? [] : [`RedirectMatch permanent "^${path.replaceAll('.', '\\.')}$" "${path}/"`]),
      `ProxyPass        "${path}/" "http://${target}${path}/" nocanon`,
      `ProxyPassReverse "${path}/" "http://${target}${path}/"`,
    ]),
    '</VirtualHost>',
  ].join('\n')
}
