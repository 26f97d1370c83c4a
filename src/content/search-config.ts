import * as v from 'valibot'
import { type LocaleId, localeOf } from '../locales/locale.ts'
import { field, objectOf, recordOf, text, type Values } from './fields.ts'
import { repositoryUrl } from './repository.ts'

/** It becomes part of a host's name: nothing else than letters and digits can stand there. */
const appId = field({ phrase: 'letters' }, v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,40}$/)))

const service = {
  appId,
  /** The public key, which may only search. */
  apiKey: text,
  indexName: text,
}

/** Spec §3 "Search configuration". */
export const searchConfig = objectOf({
  ...service,
  /** Another index, application or placeholder for one language, by its path: `/zh/`. */
  locales: recordOf(objectOf({ ...service, placeholder: text })),
  /** Where readers report missing results; `{query}` stands for what they looked for. Default: a new issue of the repository. */
  reportUrl: text,
})

export type SearchConfig = Values<{ readonly search: typeof searchConfig }>['search'] | undefined

/** The hosted service of one language. */
export interface HostedService {
  readonly appId: string
  readonly apiKey: string
  readonly indexName: string
}

/** `undefined` where the configuration does not name all it takes: then the local index answers alone (Checklist F4). */
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

/** Where a service is asked. */
export const hostedOrigin = ({ appId: app }: HostedService): string =>
  `https://${app.toLowerCase()}-dsn.algolia.net`

/** What the configuration says of search in one language. */
export function localeConfigOf(search: SearchConfig, locale: LocaleId) {
  return search?.locales?.[`${localeOf(locale).prefix}/`]
}

/**
 * Where a reader reports that a query should have found something (Spec §8 "Search has no results"); `undefined` where neither an
 * address nor a repository is configured.
 *
 * @param title of the issue, in the reader's language
 */
export function missingResultsUrl(
  site: {
    readonly search?: SearchConfig
    readonly docsRepo?: string | undefined
    readonly repo?: string | undefined
  },
  report: { readonly query: string; readonly title: string },
): string | undefined {
  const given = site.search?.reportUrl
  if (given !== undefined) {
    const url = given.replaceAll('{query}', encodeURIComponent(report.query))
    return URL.canParse(url) && /^https?:/.test(url) ? url : undefined
  }
  const repository = repositoryUrl(site.docsRepo ?? site.repo)
  if (!repository) return undefined
  const isGitLab = /(^|\.)gitlab\./.test(new URL(repository).hostname)
  const form = isGitLab ? '/-/issues/new?issue%5Btitle%5D=' : '/issues/new?title='
  return repository + form + encodeURIComponent(report.title)
}
