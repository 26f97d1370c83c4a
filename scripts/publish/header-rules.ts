import { locales } from '../../src/locales/locale.ts'
import { playerOrigins } from './outside-origins.ts'
import { policyText, type SecurityPolicy } from './security-policy.ts'

export type Headers = Readonly<Record<string, string>>

/** All headers of a part of the site; where parts overlap, the later one in the table has the path to itself. */
export interface HeaderRule {
  /** What is there: pages, pages where tokens pass, data that pages read, files with hashes in their names, documents for frames. */
  readonly kind: 'page' | 'silent' | 'data' | 'hashed' | 'framed'
  /** A path, or all paths below one (`/assets/*`). */
  readonly paths: readonly string[]
  readonly headers: Headers
}

/** A document beside index.html that brings its own policy: the frames of diagrams and demos. */
export interface FramedDocument {
  /** `diagram-frame.html` */
  readonly file: string
  readonly policy: string
}

interface Source {
  /** The path the site lives below, with slashes at both ends. */
  readonly base: string
  readonly policy: SecurityPolicy
  readonly framed: readonly FramedDocument[]
}

/** What a page may use of the device: nothing but full screen for itself and the players, and the clipboard for itself. */
const permissions = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'screen-wake-lock', 'usb', 'xr-spatial-tracking'],
].map((feature) => `${feature}=()`)

const withPlayers = ['self', ...playerOrigins.map((origin) => `"${origin}"`)].join(' ')

const permissionsPolicy = [
  ...permissions,
  'clipboard-write=(self)',
  ...['encrypted-media', 'fullscreen', 'picture-in-picture'].map((feature) => `${feature}=(${withPlayers})`),
].join(', ')

/** Every response may be kept and must be asked for again: pages change without a build (Checklist O4). */
const revalidated = 'no-cache'
/** The name of a built file changes with its text, so a copy is good for a year. */
const immutable = 'public, max-age=31536000, immutable'

/** Data is no page: opened on its own, nothing in it may run. One short line, since it goes along with every file a page reads. */
const dataPolicy = "default-src 'self' data:; script-src 'none'; style-src 'unsafe-inline'"
/** Scripts carry a policy for the case that they become a worker: it may talk to this site alone. */
const hashedPolicy = "default-src 'self'"

/** Folders that hold built files with hashes in their names. */
export const hashedFolder = 'assets'
/** Folders with what pages read. */
export const dataFolders: readonly string[] = ['content', 'history', 'img', 'manifest']
/** Folders of pages that name themselves to nobody (SECURITY §3), by language. */
const silentFolders = locales.map(({ prefix }) => `${prefix}/tool/`.slice(1))

/** The headers of a site, the rule for all pages first. */
export function headerRulesOf({ base, policy, framed }: Source): readonly HeaderRule[] {
  const page = {
    'Content-Security-Policy': policyText(policy),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': revalidated,
  }
  const data = {
    'Content-Security-Policy': dataPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': revalidated,
  }
  return [
    { kind: 'page', paths: [`${base}*`], headers: page },
    {
      kind: 'silent',
      paths: silentFolders.map((folder) => `${base}${folder}*`),
      headers: { ...page, 'Referrer-Policy': 'no-referrer' },
    },
    {
      kind: 'data',
      paths: [...dataFolders.map((folder) => `${base}${folder}/*`), `${base}manifest.json`],
      headers: data,
    },
    {
      kind: 'hashed',
      paths: [`${base}${hashedFolder}/*`],
      headers: { ...data, 'Content-Security-Policy': hashedPolicy, 'Cache-Control': immutable },
    },
    ...framed.map(
      ({ file, policy: own }): HeaderRule => ({
        kind: 'framed',
        // Some hosts serve `x.html` as `x` and match headers by that address.
        paths: [base + file, base + file.replace(/\.html$/, '')],
        headers: { ...page, 'Content-Security-Policy': `${own}; frame-ancestors 'self'` },
      }),
    ),
  ]
}

/** The rule of one kind. */
export function ruleOf(rules: readonly HeaderRule[], kind: HeaderRule['kind']): HeaderRule {
  const rule = rules.find((one) => one.kind === kind)
  if (!rule) throw new Error(`There is no rule of the kind ${kind}.`)
  return rule
}

/** The headers of one path. */
export function headersOf(rules: readonly HeaderRule[], pathname: string): Headers {
  return rules.findLast(({ paths }) => paths.some((path) => fits(path, pathname)))?.headers ?? {}
}

/** Whether a path of a rule means a path of the site. */
export function fits(path: string, pathname: string): boolean {
  return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path
}
