import { locales } from '../../src/config/locales/locale.ts'
import { playerOrigins } from './outside-origins.ts'
import {
  builtScriptsPolicy,
  type ContentUse,
  everyUse,
  policyText,
  type SecurityPolicy,
} from './security-policy.ts'

export type Headers = Readonly<Record<string, string>>

/** All headers of a part of the site. If parts overlap, only the later one in the table applies. */
export interface HeaderRule {
  /**
   * The kind of content: pages, pages that receive tokens, data for pages, files with hashed names, documents
   * for frames.
   */
  readonly kind: 'page' | 'silent' | 'data' | 'hashed' | 'framed'
  /** A path, or all paths below one (`/assets/*`). */
  readonly paths: readonly string[]
  readonly headers: Headers
}

/** A document next to index.html with its own policy: the frames of diagrams and demos. */
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
  /** What the pages contain. Default: everything. */
  readonly use?: ContentUse
}

/** Device features that a page can use: only full screen for itself and the players, and the clipboard for itself. */
const permissions = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'screen-wake-lock', 'usb', 'xr-spatial-tracking'],
].map((feature) => `${feature}=()`)

function permissionsPolicy({ players }: ContentUse): string {
  const allowed = ['self', ...(players ? playerOrigins : []).map((origin) => `"${origin}"`)].join(' ')
  return [
    ...permissions,
    'clipboard-write=(self)',
    ...['encrypted-media', 'fullscreen', 'picture-in-picture'].map((feature) => `${feature}=(${allowed})`),
  ].join(', ')
}

/** Responses can be cached but must be revalidated: pages change without a build (Spec O4). */
const revalidated = 'no-cache'
/** A built file's name changes with its content, so a copy is valid for a year. */
const immutable = 'public, max-age=31536000, immutable'

/**
 * The policy of data. A data file opened on its own cannot run, load, send, or frame anything, and cannot
 * access the site's storage.
 */
const dataPolicy = "sandbox; default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"
/** The policy of scripts, in case they run as a worker: only this site can be contacted. */
const hashedPolicy = "default-src 'self'"

/** Folder of the built files with hashed names. */
export const hashedFolder = 'assets'
/** Folders with data for pages. */
export const dataFolders: readonly string[] = ['content', 'history', 'img', 'manifest', 'prepared']
/** Folders of pages that send no referrer (SECURITY §3), by language. */
const silentFolders = locales.map(({ prefix }) => `${prefix}/tool/`.slice(1))

/**
 * Documents that headers isolate too. Browsers don't ask the service worker for a frame with `sandbox`, so without
 * network, the page opens the saved copy of the console without the attribute.
 */
const isolation: Readonly<Record<string, string>> = {
  'console-frame.html': '; sandbox allow-scripts allow-forms',
}

/** Returns the headers of a site, the rule for all pages first. */
export function headerRulesOf({ base, policy, framed, use = everyUse }: Source): readonly HeaderRule[] {
  const page = {
    'Content-Security-Policy': [policy, builtScriptsPolicy(policy, base)].map(policyText).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': permissionsPolicy(use),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': revalidated,
  }
  const data = {
    'Content-Security-Policy': dataPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': revalidated,
  }
  const silent: HeaderRule = {
    kind: 'silent',
    paths: silentFolders.map((folder) => `${base}${folder}*`),
    headers: { ...page, 'Referrer-Policy': 'no-referrer' },
  }
  return [
    { kind: 'page', paths: [`${base}*`], headers: page },
    ...(use.tools ? [silent] : []),
    {
      kind: 'data',
      paths: [...dataFolders.map((folder) => `${base}${folder}/*`), `${base}manifest.json`],
      headers: data,
    },
    {
      kind: 'hashed',
      paths: [`${base}${hashedFolder}/*`],
      headers: {
        ...data,
        'Content-Security-Policy': hashedPolicy,
        // Scripts of the application are public, and the site's sandboxed frames, which have no origin, load
        // them.
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Cache-Control': immutable,
      },
    },
    ...framed.map(
      ({ file, policy: own }): HeaderRule => ({
        kind: 'framed',
        // Some hosts serve `x.html` as `x` and match headers with that address.
        paths: [base + file, base + file.replace(/\.html$/, '')],
        headers: {
          ...page,
          'Content-Security-Policy': `${own}; frame-ancestors 'self'${isolation[file] ?? ''}`,
        },
      }),
    ),
  ]
}

/** Returns the rule for pages that receive tokens; `undefined` if the site has none. */
export const silentRuleOf = (rules: readonly HeaderRule[]): HeaderRule | undefined =>
  rules.find(({ kind }) => kind === 'silent')

/** Returns the rule of one kind, which every site has. */
export function ruleOf(
  rules: readonly HeaderRule[],
  kind: Exclude<HeaderRule['kind'], 'silent'>,
): HeaderRule {
  const rule = rules.find((one) => one.kind === kind)
  if (!rule) throw new Error(`There is no rule of the kind ${kind}.`)
  return rule
}

/** Returns the headers of one path. */
export function headersOf(rules: readonly HeaderRule[], pathname: string): Headers {
  return rules.findLast(({ paths }) => paths.some((path) => fits(path, pathname)))?.headers ?? {}
}

/** Returns whether a rule's path matches a path of the site. */
export function fits(path: string, pathname: string): boolean {
  return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path
}
