import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import type { Answers, ResultPart } from '../../../src/content/local-tool.ts'
import { pageText } from '../../pages/page-tables.ts'
import { servers } from '../../tools/proxy/options.ts'
import tool from '../../tools/proxy/tool.ts'

const run = (answers: Answers) => tool.result({ ...tool.initial, ...answers })
const textsOf = (parts: readonly ResultPart[]) =>
  parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))

test('nginx has the lines of the page', async () => {
  const { source } = await pageText('/guide/install/reverse-proxy.html', 'en')
  const lines = source
    .slice(source.indexOf('```nginx'), source.indexOf('## Caddy'))
    .split('\n')
    .map((line) => line.trim().replace(/ +/g, ' '))
    .filter((line) => /^(?:proxy_|return 301)/.test(line))
  const [text = ''] = textsOf(run({}))
  const written = text.split('\n').map((line) => line.trim().replace(/ +/g, ' '))
  expect(lines.length).toBeGreaterThan(12)
  expect(written).toEqual(expect.arrayContaining(lines))
})

test.each([
  ['https://alist.example.com', {}],
  ['https://alist.example.com:8443/files', { port: '8443', path: '/files' }],
  ['http://alist.example.com:8080', { tls: '', port: '8080' }],
])('the address of the site is %s', (address, answers) => {
  for (const server of servers) {
    const texts = textsOf(run({ certificate: '/c.pem', key: '/k.pem', ...answers, server }))
    const keys = texts.map((text) =>
      text.startsWith('{\n  "site_url"') ? (JSON.parse(text) as { site_url: string }) : undefined,
    )
    expect(keys.find(Boolean)?.site_url).toBe(address)
  }
})

test('both files of Traefik are YAML', () => {
  const [routes = '', settings = ''] = textsOf(
    run({ server: 'traefik', certificate: '', key: '', path: '/files', s3: 'yes' }),
  )
  expect(load(routes)).toMatchObject({
    http: { routers: { alist: { rule: 'Host(`alist.example.com`) && PathPrefix(`/files/`)' } } },
  })
  expect(load(settings)).toMatchObject({ entryPoints: { alist: { address: ':443' } } })
})

/** What may be where in the files of Traefik v3, from its reference of both configurations. `*` is any name. */
type Keys = { readonly [name: string]: Keys | 'text' | 'number' | 'texts' }
const staticKeys: Keys = {
  entryPoints: {
    '*': {
      address: 'text',
      http: { redirections: { entryPoint: { to: 'text', scheme: 'text' } } },
      transport: { respondingTimeouts: { readTimeout: 'number' } },
      forwardedHeaders: { trustedIPs: 'texts' },
    },
  },
  providers: { file: { directory: 'text' } },
  certificatesResolvers: { '*': { acme: { email: 'text', storage: 'text', tlsChallenge: {} } } },
}
const routeKeys: Keys = {
  http: {
    routers: { '*': { rule: 'text', entryPoints: 'texts', service: 'text', tls: { certResolver: 'text' } } },
    services: { '*': { loadBalancer: { servers: { 0: { url: 'text' } } } } },
  },
  tls: { certificates: { 0: { certFile: 'text', keyFile: 'text' } } },
}

/** Returns the paths of values that the reference doesn't have. */
function unknownIn(value: unknown, known: Keys[string] | undefined, path = ''): readonly string[] {
  if (known === undefined) return [path]
  if (known === 'texts')
    return Array.isArray(value) && value.every((one) => typeof one === 'string') ? [] : [path]
  if (known === 'text' || known === 'number')
    return typeof value === (known === 'text' ? 'string' : 'number') ? [] : [path]
  if (typeof value !== 'object' || value === null || Array.isArray(value) !== '0' in known) return [path]
  return Object.entries(value).flatMap(([name, part]) =>
    unknownIn(part, known[name] ?? known['*'] ?? known[0], `${path}/${name}`),
  )
}

test.each<readonly [name: string, answers: Answers]>([
  ['the usual', {}],
  ['a sub-path and S3', { path: '/files', s3: 'yes' }],
  ['certificates of its own', { certificate: '/c.pem', key: '/k.pem' }],
  ['no TLS behind a proxy', { tls: '', port: '8080', visitor: 'proxy', networks: '10.0.0.0/8, 192.168.1.1' }],
  ['another port without IPv6', { port: '8443', ipv6: '' }],
])('Traefik has each key of %s in its reference, and what one names exists', (_name, answers) => {
  const [routesText = '', settingsText = ''] = textsOf(
    run({ server: 'traefik', certificate: '', key: '', ...answers }),
  )
  const routes = load(routesText) as {
    http: {
      routers: Record<string, { entryPoints: string[]; service: string; tls?: { certResolver?: string } }>
      services: object
    }
  }
  const settings = load(settingsText) as { entryPoints: object; certificatesResolvers?: object }
  expect([...unknownIn(routes, routeKeys), ...unknownIn(settings, staticKeys)]).toEqual([])
  for (const { entryPoints, service, tls } of Object.values(routes.http.routers)) {
    for (const name of entryPoints) expect(settings.entryPoints).toHaveProperty(name)
    expect(routes.http.services).toHaveProperty([service])
    if (tls?.certResolver) expect(settings.certificatesResolvers).toHaveProperty(tls.certResolver)
  }
  expect(unknownIn({ http: { router: {} }, tls: { certificates: {} } }, routeKeys)).toHaveLength(2)
})

const hostile = [
  'a;}',
  'a b',
  '$(id)',
  '`id`',
  "a'b",
  'a"b',
  'a\nb',
  '{$ENV}',
  '{env.HOME}',
  '%{ENV:X}',
  '../x',
  '#',
  '\u202e',
  'a\\nb',
  'a{b}',
]

test.each([
  'domain',
  'port',
  'path',
  'target',
  'size',
  'networks',
  's3domain',
  's3target',
])('a hostile %s is refused', (name) => {
  for (const value of hostile) {
    for (const server of servers) {
      const parts = run({
        server,
        visitor: 'proxy',
        s3: 'yes',
        certificate: '/c.pem',
        key: '/k.pem',
        [name]: value,
      })
      expect(textsOf(parts), value).toEqual([])
    }
  }
})

test.each([
  '/c;d',
  '/c"d',
  "/c'd",
  '/c$d',
  '/c`d',
  '/c{d}',
  '/c#d',
  '/c%d',
  'c.pem',
  '/c\nd',
])('the path %j of a certificate is refused', (certificate) => {
  for (const server of servers) expect(textsOf(run({ server, certificate, key: '/k.pem' }))).toEqual([])
})
