import { existsSync, readFileSync } from 'node:fs'

const folder = '../shared/facts'

/** Whether the facts about the product are available next to this repository. */
export const hasFacts = existsSync(folder)

/** Why fact tests do not run, shown instead of their names; empty if they do. */
export const withoutFacts = hasFacts ? '' : ` (skipped: the facts about the product, ${folder}, are not here)`

const known = new Map<string, unknown>()

/** Reads a file of facts, once. */
function read<T>(name: string, absent: T): T {
  if (!hasFacts) return absent
  if (!known.has(name)) known.set(name, JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')))
  return known.get(name) as T
}

/** A key of config.json. */
export interface ConfigKey {
  readonly key: string
  readonly type: string
  readonly default: unknown
  readonly env: string | null
}

export const configKeys = () => read<{ readonly keys: readonly ConfigKey[] }>('config', { keys: [] }).keys

/** A setting of the web UI. */
export interface Setting {
  readonly key: string
  readonly type: string
  readonly default: unknown
  readonly flag: string
}

/** The default of a setting that the facts shorten. It was read in the product (v3.63.0). */
const wholeDefaults: Readonly<Record<string, unknown>> = {
  iframe_previews: {
    'doc,docx,xls,xlsx,ppt,pptx': {
      Microsoft: 'https://view.officeapps.live.com/op/view.aspx?src=$e_url',
      Google: 'https://docs.google.com/gview?url=$e_url&embedded=true',
    },
    pdf: { 'PDF.js': 'https://alist-org.github.io/pdf.js/web/viewer.html?file=$e_url' },
    epub: { 'EPUB.js': 'https://alist-org.github.io/static/epub.js/viewer.html?url=$e_url' },
  },
}

export const settings = () =>
  read<{ readonly settings: readonly Setting[] }>('settings', { settings: [] }).settings.map((setting) => ({
    ...setting,
    default: wholeDefaults[setting.key] ?? setting.default,
  }))

/** An option of every storage. */
export interface CommonField {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly default: unknown
  readonly values: readonly string[] | string | null
}

export const commonFields = () =>
  read<{ readonly fields: readonly CommonField[] }>('storage-common', { fields: [] }).fields

/** An option of a driver. */
export interface DriverOption {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly default: string | null
  readonly options: readonly string[] | null
  /** The first version that has it. */
  readonly since_tag: string
}

export interface Driver {
  readonly name: string
  readonly options: readonly DriverOption[]
}

/** The usable drivers: `Template` is a sample. */
export const drivers = () => read<readonly Driver[]>('drivers', []).filter(({ name }) => name !== 'Template')

/** A driver's login and capabilities. */
export interface DriverFacts extends Driver {
  readonly auth: readonly string[]
  /** Address of the service; `null` if the driver has none of its own. */
  readonly site: string | null
  readonly capabilities: Readonly<
    Record<'upload' | 'move' | 'copy' | 'rename' | 'remove' | 'mkdir', boolean>
  > & {
    readonly read_only: boolean
    /** `null` if the source does not determine it. */
    readonly rapid_upload: { readonly supported: boolean } | null
    readonly link_mode: { readonly must_proxy: boolean; readonly default_webdav_policy: string }
  }
}

/** Logins that the facts list because of an option that the driver never reads (v3.63.0). */
const unusedLogins: Readonly<Record<string, string>> = { '189Cloud': 'cookie' }

export const driverFacts = (name: string) =>
  read<readonly DriverFacts[]>('drivers', [])
    .map((facts) => ({ ...facts, auth: facts.auth.filter((auth) => auth !== unusedLogins[facts.name]) }))
    .find((driver) => driver.name === name)

export interface RoutePage {
  readonly path: string
  readonly title_en: string
  readonly title_zh: string
  readonly kind: string
  readonly drivers?: readonly (string | { readonly name: string })[]
}

interface Routes {
  readonly pages: readonly RoutePage[]
  readonly drivers_without_page: readonly { readonly name: string; readonly suggested_page: string }[]
}

const routes = () => read<Routes>('routes', { pages: [], drivers_without_page: [] })

/** The route table, without the unknown page. */
export const routePages = () => routes().pages.filter(({ kind }) => kind !== 'system')

/** Returns the page of every driver. */
export function pageOfDrivers(): ReadonlyMap<string, string> {
  const { pages, drivers_without_page: others } = routes()
  return new Map([
    ...pages.flatMap(({ path, drivers: named }) =>
      (named ?? []).map((driver) => [typeof driver === 'string' ? driver : driver.name, path] as const),
    ),
    ...others.map(({ name, suggested_page: path }) => [name, path] as const),
  ])
}

export interface FaqTopic {
  readonly category: string
  readonly topic: string
}

export const faqTopics = () => read<{ readonly topics: readonly FaqTopic[] }>('faq', { topics: [] }).topics

export interface Version {
  readonly version: string
  /** Returns whether the facts say anything about it. */
  readonly notable: boolean
}

export const versions = () =>
  read<{ readonly versions: readonly Version[] }>('changelog', { versions: [] }).versions
