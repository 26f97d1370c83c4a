import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { warn } from '../browser/log.ts'
import type { LocaleId } from '../config/locales/locale.ts'
import { manifestFreshFor } from '../config/wire.ts'
import { contentUrl } from '../content/content-url.ts'
import { noticesFileOf, readNotices } from '../content/notice-config.ts'
import { unknownSiteConfig } from '../content/site-config.ts'
import { navbarFile, type SiteFile, sidebarFile, siteFile } from '../content/site-files.ts'
import { manifestRootQuery } from './manifest-queries.ts'
import { reportIssues } from './report-issues.ts'
import { requestJson, requestJsonAnswer } from './request.ts'

/*
 * Configuration never fails: if a file is absent, unreadable, or unreachable, its documented default applies
 * and a warning is logged. Only files in the manifest are requested, so a site without configuration makes no
 * needless requests. An unreadable manifest does not affect the configuration.
 */

function configQuery<T>(siteFile: SiteFile<T>, unread: T = siteFile.absent) {
  return queryOptions({
    queryKey: ['config', siteFile.file],
    staleTime: manifestFreshFor,
    queryFn: ({ client }): Promise<T> => readConfig(client, siteFile, unread),
  })
}

async function readConfig<T>(client: QueryClient, siteFile: SiteFile<T>, unread: T): Promise<T> {
  const { file, absent } = siteFile
  try {
    if (!(await isPerhapsThere(client, file))) return absent
    const answer = await requestJsonAnswer(contentUrl(file))
    if (answer?.savedAt !== undefined) followUp(client, siteFile)
    return understand(answer?.json, siteFile)
  } catch (error) {
    warn(`${file} could not be read. Its defaults apply.`, error)
    return unread
  }
}

function isPerhapsThere(client: QueryClient, file: string): Promise<boolean> {
  return client.fetchQuery(manifestRootQuery).then(
    ({ configFiles }) => configFiles.includes(file),
    () => true,
  )
}

function understand<T>(json: unknown, { absent, read }: SiteFile<T>): T {
  if (json === undefined) return absent
  const { value, issues } = read(json)
  reportIssues(issues, warn).catch(() => undefined)
  return value
}

/** Replaces a saved copy with the server's file once that arrives, if the two differ. */
function followUp<T>(client: QueryClient, { file, read }: SiteFile<T>): void {
  requestJson(contentUrl(file), undefined, 'fresh')
    .then((json) => json !== undefined && client.setQueryData(['config', file], read(json).value))
    .catch(() => undefined)
}

export const siteConfigQuery = configQuery(siteFile, unknownSiteConfig)

export const navbarQuery = (locale: LocaleId) => configQuery(navbarFile(locale))

export const sidebarQuery = (locale: LocaleId) => configQuery(sidebarFile(locale))

export const noticesQuery = (locale: LocaleId) =>
  configQuery({
    file: noticesFileOf(locale),
    absent: [],
    read: (json) => readNotices(json, locale),
  })
