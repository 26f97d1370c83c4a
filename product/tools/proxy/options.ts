import type { Answers } from '../../../src/content/local-tool.ts'
import {
  faults,
  hostName,
  isFilePath,
  isNetworks,
  isPort,
  isSubPath,
  isTarget,
  networksIn,
} from '../checks.ts'

/** What the configuration of a reverse proxy is made of. Every value has passed its check. */
export interface ProxyOptions {
  readonly domain: string
  readonly port: string
  /** '' or a path such as `/alist`. */
  readonly path: string
  readonly hasTls: boolean
  /** Paths of the certificate and its key; '' if the server gets one by itself. */
  readonly certificate: string
  readonly key: string
  /** Host and port of AList. */
  readonly target: string
  /** Largest upload in megabytes; 0 for no limit. */
  readonly megabytes: number
  /** Where the visitor's address comes from. */
  readonly visitor: 'direct' | 'cloudflare' | 'proxy'
  /** Networks of the proxy in front. */
  readonly networks: readonly string[]
  readonly hasIpv6: boolean
  readonly s3?: { readonly domain: string; readonly target: string }
}

export const servers = ['nginx', 'caddy', 'apache', 'traefik', 'haproxy'] as const
export type ServerName = (typeof servers)[number]

type Fault = (typeof faults)[keyof typeof faults]

/** Returns the faults of the answers by field. Fields that don't apply have none. */
export function faultsOf(answers: Answers): Readonly<Record<string, Fault | undefined>> {
  const {
    server,
    domain = '',
    port = '',
    path = '',
    target = '',
    size = '',
    visitor,
    networks = '',
  } = answers
  const { tls, certificate = '', key = '', s3, s3domain = '', s3target = '' } = answers
  const isOptional = server === 'caddy' || server === 'traefik'
  const file = (text: string) =>
    tls === 'yes' && !isFilePath(text) && !(isOptional && text === '') ? faults.file : undefined
  return {
    domain: hostName(domain) ? undefined : faults.domain,
    port: isPort(port) ? undefined : faults.port,
    path: isSubPath(path) ? undefined : faults.subPath,
    target: isTarget(target) ? undefined : faults.target,
    size: /^\d{0,7}$/.test(size) ? undefined : faults.number,
    networks: visitor !== 'proxy' || isNetworks(networks) ? undefined : faults.networks,
    certificate: file(certificate),
    key: server === 'haproxy' ? undefined : file(key),
    s3domain: s3 !== 'yes' || (hostName(s3domain) && s3domain !== domain) ? undefined : faults.domain,
    s3target: s3 !== 'yes' || isTarget(s3target) ? undefined : faults.target,
  }
}

/** Returns the options; `undefined` if an answer has a fault. */
export function optionsOf(answers: Answers): ProxyOptions | undefined {
  if (Object.values(faultsOf(answers)).some(Boolean)) return undefined
  const text = (name: string) => answers[name] ?? ''
  const isOn = (name: string) => answers[name] === 'yes'
  const { visitor } = answers
  return {
    domain: hostName(text('domain')) ?? '',
    port: text('port'),
    path: text('path'),
    hasTls: isOn('tls'),
    certificate: isOn('tls') ? text('certificate') : '',
    key: isOn('tls') ? text('key') : '',
    target: text('target'),
    megabytes: Number(text('size')),
    visitor: visitor === 'cloudflare' || visitor === 'proxy' ? visitor : 'direct',
    networks: visitor === 'proxy' ? networksIn(text('networks')) : [],
    hasIpv6: isOn('ipv6'),
    ...(isOn('s3') && { s3: { domain: hostName(text('s3domain')) ?? '', target: text('s3target') } }),
  }
}

const isUsual = ({ hasTls, port }: ProxyOptions) => port === (hasTls ? '443' : '80')

/** Returns an address that visitors use, without a slash at the end. */
export const publicAddress = (options: ProxyOptions, domain = options.domain): string =>
  `${options.hasTls ? 'https' : 'http'}://${domain}${isUsual(options) ? '' : `:${options.port}`}`

/** Returns the value of `site_url`. */
export const siteUrl = (options: ProxyOptions): string => publicAddress(options) + options.path

/** Joins lines, without those that are `undefined`, and indents them. */
export const block = (indent: number, lines: readonly (string | undefined | false)[]): string =>
  lines
    .filter((line) => typeof line === 'string')
    .map((line) => (line === '' ? '' : ' '.repeat(indent) + line))
    .join('\n')
