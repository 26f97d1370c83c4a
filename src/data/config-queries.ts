import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { warn } from '../browser/log.ts'
import { manifestFreshFor } from '../config/wire.ts'
import { contentUrl } from '../content/content-url.ts'
import type { ContentIssue } from '../content/issue.ts'
import {
  type NavbarEntry,
  navbarFileOf,
  readNavbar,
  readSidebar,
  type SidebarConfig,
  sidebarFileOf,
  treeSidebar,
} from '../content/navigation-config.ts'
import { type Notice, noticesFileOf, readNotices } from '../content/notice-config.ts'
import { readSiteConfig, type SiteConfig, siteConfigFile, unknownSiteConfig } from '../content/site-config.ts'
import type { LocaleId } from '../locales/locale.ts'
import { manifestRootQuery } from './manifest-queries.ts'
import { reportIssues } from './report-issues.ts'
import { requestJson, requestJsonAnswer } from './request.ts'

/*
 * Configuration never fails: a file that is absent, unreadable or unreachable means its documented default, and a warning. Only
 * files that the manifest lists are asked for, so that a site without configuration makes no vain request; a manifest that cannot be
 * read costs no configuration.
 */

type ReadFile<T> = (json: unknown) => { readonly value: T; readonly issues: readonly ContentIssue[] }

async function readConfig<T>(
  client: QueryClient,
  file: string,
  absent: T,
  read: ReadFile<T>,
  unread: T = absent,
): Promise<T> {
  try {
    if (!(await isPerhapsThere(client, file))) return absent
    const answer = await requestJsonAnswer(contentUrl(file))
    if (answer?.savedAt !== undefined) followUp(client, file, read)
    return understand(answer?.json, absent, read)
  } catch (error) {
    warn(`${file} could not be read; its defaults apply.`, error)
    return unread
  }
}

function isPerhapsThere(client: QueryClient, file: string): Promise<boolean> {
  return client.fetchQuery(manifestRootQuery).then(
    ({ configFiles }) => configFiles.includes(file),
    () => true,
  )
}

function understand<T>(json: unknown, absent: T, read: ReadFile<T>): T {
  if (json === undefined) return absent
  const { value, issues } = read(json)
  reportIssues(issues, warn).catch(() => undefined)
  return value
}

/** A saved copy was there sooner: the server's file takes its place once it is there, if it is another. */
function followUp<T>(client: QueryClient, file: string, read: ReadFile<T>): void {
  requestJson(contentUrl(file), undefined, 'fresh')
    .then((json) => json !== undefined && client.setQueryData(['config', file], read(json).value))
    .catch(() => undefined)
}

export const siteConfigQuery = queryOptions({
  queryKey: ['config', siteConfigFile],
  staleTime: manifestFreshFor,
  queryFn: ({ client }): Promise<SiteConfig> =>
    readConfig<SiteConfig>(
      client,
      siteConfigFile,
      {},
      (json) => {
        const { config, issues } = readSiteConfig(json)
        return { value: config, issues }
      },
      unknownSiteConfig,
    ),
})

export function navbarQuery(locale: LocaleId) {
  const file = navbarFileOf(locale)
  return queryOptions({
    queryKey: ['config', file],
    staleTime: manifestFreshFor,
    queryFn: ({ client }): Promise<readonly NavbarEntry[]> =>
      readConfig(client, file, [], (json) => readNavbar(json, locale)),
  })
}

export function sidebarQuery(locale: LocaleId) {
  const file = sidebarFileOf(locale)
  return queryOptions({
    queryKey: ['config', file],
    staleTime: manifestFreshFor,
    queryFn: ({ client }): Promise<SidebarConfig> =>
      readConfig(client, file, treeSidebar, (json) => readSidebar(json, locale)),
  })
}

export function noticesQuery(locale: LocaleId) {
  const file = noticesFileOf(locale)
  return queryOptions({
    queryKey: ['config', file],
    staleTime: manifestFreshFor,
    queryFn: ({ client }): Promise<readonly Notice[]> =>
      readConfig(client, file, [], (json) => readNotices(json, locale)),
  })
}
