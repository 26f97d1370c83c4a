import type { QueryClient } from '@tanstack/react-query'
import { warn } from '../browser/log.ts'
import type { LocaleId } from '../config/locales/locale.ts'
import { manifestFreshFor } from '../config/wire.ts'
import { contentUrl } from '../content/content-url.ts'
import { noticesFileOf, readNotices } from '../content/notice-config.ts'
import { unknownSiteConfig } from '../content/site-config.ts'
import { navbarFile, readSiteFile, type SiteFile, sidebarFile, siteFile } from '../content/site-files.ts'
import { manifestRootQuery } from './manifest-queries.ts'
import { reportIssues } from './report-issues.ts'
import { requestJsonAnswer, type Wanted } from './request.ts'
import { type Copy, savedFirst } from './saved-first.ts'

/*
 * Configuration never fails: if a file is absent, unreadable, or unreachable, its documented default applies
 * and a warning is logged. Only files in the manifest are requested, so a site without configuration makes no
 * needless requests. An unreadable manifest does not affect the configuration.
 */

/** The first element of the query key of every configuration file. */
export const configQueryKey = 'config'

function configQuery<T>(source: SiteFile<T>, unread: T = source.absent) {
  const { file, absent } = source
  const request = async (wanted: Wanted): Promise<Copy<T>> => {
    const answer = await requestJsonAnswer(contentUrl(file), undefined, wanted)
    const { value, issues } = readSiteFile(source, answer?.json)
    reportIssues(issues, warn).catch(() => undefined)
    return { value, savedAt: answer?.savedAt }
  }
  return savedFirst<T>({
    queryKey: [configQueryKey, file],
    freshFor: manifestFreshFor,
    asks: 'at-once',
    read: async (wanted, { client }) => {
      if (wanted === 'fresh') return request(wanted)
      try {
        return (await isPerhapsThere(client, file))
          ? await request(wanted)
          : { value: absent, savedAt: undefined }
      } catch (error) {
        warn(`${file} could not be read. Its defaults apply.`, error)
        return { value: unread, savedAt: undefined }
      }
    },
  }).saved
}

function isPerhapsThere(client: QueryClient, file: string): Promise<boolean> {
  return client.fetchQuery(manifestRootQuery).then(
    ({ configFiles }) => configFiles.includes(file),
    () => true,
  )
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
