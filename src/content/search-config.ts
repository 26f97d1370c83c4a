import * as v from 'valibot'
import { type LocaleId, localeConfigOf } from '../config/locales/locale.ts'
import { field, objectOf, recordOf, text, textList, type Values } from './fields.ts'
import type { Route } from './page-path.ts'
import { type DocsSource, docsRepositoryUrl } from './repository.ts'
import { isWebAddress } from './safe-url.ts'

/** Only letters and digits, because it becomes part of a host name. */
const appId = field({ phrase: 'letters' }, v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,40}$/)))

const service = {
  appId,
  /** The public search-only key. */
  apiKey: text,
  indexName: text,
}

/** Spec §3 "Search configuration". */
export const searchConfig = objectOf({
  ...service,
  /** A different index, application, or placeholder for one language, by its path: `/zh/`. */
  locales: recordOf(objectOf({ ...service, placeholder: text })),
  /**
   * Where readers report missing results; `{query}` is replaced with their query. Default: a new issue in the
   * repository.
   */
  reportUrl: text,
  /**
   * Pages about this site instead of its subject, by route: `/guide/offline.html`, or `/guide/contribute/` for
   * a folder. They rank after other pages.
   */
  sitePages: textList,
})

export type SearchConfig = Values<{ readonly search: typeof searchConfig }>['search'] | undefined

/** Returns whether a page is about this site instead of its subject (`sitePages`). */
export function isSitePage(search: SearchConfig, route: Route): boolean {
  return (search?.sitePages ?? []).some((own) => (own.endsWith('/') ? route.startsWith(own) : route === own))
}

/** The hosted service of one language. */
export interface HostedService {
  readonly appId: string
  readonly apiKey: string
  readonly indexName: string
}

/**
 * Returns the hosted service of a language; `undefined` if the configuration is incomplete. The local index
 * then answers alone (Spec F4).
 */
export function hostedServiceOf(search: SearchConfig, locale: LocaleId): HostedService | undefined {
  const own = localeConfigOf(search, locale)
  const named = {
    appId: own?.appId ?? search?.appId,
    apiKey: own?.apiKey ?? search?.apiKey,
    indexName: own?.indexName ?? search?.indexName,
  }
  const { appId: app, apiKey, indexName } = named
  return app && apiKey && indexName ? { appId: app, apiKey, indexName } : undefined
}

/** Returns the origin of a service. */
export const hostedOrigin = ({ appId: app }: HostedService): string =>
  `https://${app.toLowerCase()}-dsn.algolia.net`

/**
 * Returns the address for reporting that a query should have found something (Spec §8 "Search has no
 * results"); `undefined` if neither an address nor a repository is configured.
 *
 * @param title of the issue, in the reader's language
 */
export function missingResultsUrl(
  site: DocsSource & { readonly search?: SearchConfig },
  report: { readonly query: string; readonly title: string },
): string | undefined {
  const given = site.search?.reportUrl
  if (given !== undefined) {
    const url = given.replaceAll('{query}', encodeURIComponent(report.query))
    return isWebAddress(url) ? url : undefined
  }
  const repository = docsRepositoryUrl(site)
  if (!repository) return undefined
  const isGitLab = /(^|\.)gitlab\./.test(new URL(repository).hostname)
  const form = isGitLab ? '/-/issues/new?issue%5Btitle%5D=' : '/issues/new?title='
  return repository + form + encodeURIComponent(report.title)
}
