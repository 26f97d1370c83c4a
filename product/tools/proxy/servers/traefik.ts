import { yamlText } from '../../quote.ts'
import { block, type ProxyOptions } from '../options.ts'

/** Returns the two files of Traefik: the static configuration, and the routes (a file provider's). Traefik could limit uploads only by storing them first. */
export function traefik(options: ProxyOptions): { readonly static: string; readonly routes: string } {
  const { domain, path, target, s3, certificate, key } = options
  const routes = [
    '# /etc/traefik/dynamic/alist.yml',
    'http:',
    '  routers:',
    router(options, 'alist', `Host(\`${domain}\`)${path === '' ? '' : ` && PathPrefix(\`${path}/\`)`}`),
    s3 && router(options, 'alist-s3', `Host(\`${s3.domain}\`)`),
    '  services:',
    service('alist', target),
    s3 && service('alist-s3', s3.target),
    ...(certificate === ''
      ? []
      : [
          'tls:',
          '  certificates:',
          `    - certFile: ${yamlText(certificate)}`,
          `      keyFile: ${yamlText(key)}`,
        ]),
    '',
  ]
  return { static: staticFile(options), routes: routes.filter((part) => part !== undefined).join('\n') }
}

function router({ hasTls, certificate }: ProxyOptions, name: string, rule: string): string {
  return [
    `    ${name}:`,
    block(6, [
      `rule: ${yamlText(rule)}`,
      'entryPoints: [alist]',
      `service: ${name}`,
      hasTls && (certificate === '' ? 'tls: { certResolver: letsencrypt }' : 'tls: {}'),
    ]),
  ].join('\n')
}

const service = (name: string, target: string): string =>
  [
    `    ${name}:`,
    '      loadBalancer:',
    '        servers:',
    `          - url: ${yamlText(`http://${target}`)}`,
  ].join('\n')

function staticFile({ port, hasTls, hasIpv6, certificate, networks }: ProxyOptions): string {
  const at = (number: string) => yamlText(hasIpv6 ? `:${number}` : `0.0.0.0:${number}`)
  const lines = [
    '# /etc/traefik/traefik.yml',
    'entryPoints:',
    ...(hasTls && port === '443'
      ? [
          '  web:',
          `    address: ${at('80')}`,
          '    http:',
          '      redirections:',
          '        entryPoint: { to: alist, scheme: https }',
        ]
      : []),
    '  alist:',
    `    address: ${at(port)}`,
    '    # Uploads can take longer than the default of 60 seconds.',
    '    transport:',
    '      respondingTimeouts: { readTimeout: 0 }',
    ...(networks.length > 0
      ? ['    forwardedHeaders:', `      trustedIPs: [${networks.map(yamlText).join(', ')}]`]
      : []),
    'providers:',
    '  file: { directory: /etc/traefik/dynamic }',
    ...(hasTls && certificate === ''
      ? [
          'certificatesResolvers:',
          '  letsencrypt:',
          '    acme:',
          '      email: you@example.com',
          '      storage: /etc/traefik/acme.json',
          '      tlsChallenge: {}',
        ]
      : []),
    '',
  ]
  return lines.join('\n')
}
