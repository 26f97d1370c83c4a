import type { QueryClient } from '@tanstack/react-query'
import { logError, warn } from '../browser/log.ts'
import { type LocaleId, locales } from '../config/locales/locale.ts'
import { inLocale, otherReadings, type PageAddress, type PathReading } from '../content/page-path.ts'
import type { Page } from '../content/page-view.ts'
import { resolvePage, shardsToConsult } from '../content/resolve-page.ts'
import { fetchShards, renewManifest } from './manifest-queries.ts'
import { pageQuery } from './page-query.ts'
import { likelyFilesOf, type PageTarget, targetOf } from './page-target.ts'
import { isPassing, WireFailure } from './wire-failure.ts'

/** The result of loading an address. */
export type LoadedPage =
  | { readonly kind: 'page'; readonly target: PageTarget; readonly page: Page }
  | { readonly kind: 'redirect'; readonly to: PageAddress }
  | { readonly kind: 'unknown'; readonly locale: LocaleId }
  /** The request failed (`WireFailure`), or a lazily loaded part of the application did. */
  | { readonly kind: 'failed'; readonly locale: LocaleId; readonly failure: unknown }

/** Redirects in a row that are followed. A correct manifest needs one. */
const mostRedirects = 3

/**
 * Loads the page for a path. For an exact path, its file is requested first and decides alone. The manifest
 * is used only if that file is missing or the path is not exact. If the manifest cannot be read, the files
 * that the path may mean are tried in turn. If the network is down, a saved manifest can lead to another saved file.
 *
 * @param redirects the number of redirects in a row that led to this path
 */
export async function loadPage(
  client: QueryClient,
  reading: PathReading,
  redirects = 0,
): Promise<LoadedPage> {
  const loaded = await loadAddress(client, reading)
  if (loaded.kind !== 'redirect' || redirects < mostRedirects) return loaded
  warn('The manifest contains a loop of redirects.')
  return { kind: 'unknown', locale: reading.locale }
}

async function loadAddress(client: QueryClient, reading: PathReading): Promise<LoadedPage> {
  const locale = reading.locale
  try {
    if (reading.kind === 'unreadable') return { kind: 'unknown', locale }
    if (reading.kind === 'canonical') {
      const target = targetOf(reading)
      if (!target) return { kind: 'unknown', locale }
      const found = await tryFile(client, target).catch(async (failure: unknown) => {
        // Without a network, only a saved manifest knows that the page is shown in another language, or has moved.
        const other =
          isPassing(failure) && (await askManifest(client, reading, target.file).catch(() => undefined))
        if (!other || other.kind === 'unknown') throw failure
        return other
      })
      if (found) return found
    }
    return await askManifest(client, reading)
  } catch (error) {
    logError('Navigation failed.', error)
    return { kind: 'failed', locale, failure: error }
  }
}

function targetsOf(address: PageAddress, textLocale = address.locale): readonly PageTarget[] {
  return likelyFilesOf(inLocale(address, textLocale)).map((file) => ({ address, file, textLocale }))
}

async function tryFile(client: QueryClient, target: PageTarget): Promise<LoadedPage | undefined> {
  const page = await client.fetchQuery(pageQuery(target))
  return page ? { kind: 'page', target, page } : undefined
}

/** @param tried a file that is not requested again */
async function askManifest(client: QueryClient, reading: PathReading, tried?: string): Promise<LoadedPage> {
  const shards = await fetchShards(client, (root) => shardsToConsult(reading, root)).catch(
    (error: unknown) => {
      if (error instanceof WireFailure && isNoManifest(error)) return undefined
      throw error
    },
  )
  if (!shards) return tryAllFiles(client, reading)
  const resolution = resolvePage(reading, shards)
  // A saved manifest may be older than the page.
  if (resolution.kind === 'unknown' && (await renewManifest(client))) return askManifest(client, reading)
  if (resolution.kind !== 'page') return resolution
  const found = resolution.file === tried ? undefined : await tryFile(client, resolution)
  return found ?? { kind: 'unknown', locale: resolution.address.locale }
}

/** Returns whether an answer came instead of the manifest. Pages can then be there nevertheless. */
const isNoManifest = ({ kind }: WireFailure) => kind === 'unreadable' || kind === 'foreign'

async function tryAllFiles(client: QueryClient, reading: PathReading): Promise<LoadedPage> {
  for (const meaning of [reading, ...otherReadings(reading)]) {
    const found = await tryFilesOf(client, meaning)
    if (found) return found
  }
  return { kind: 'unknown', locale: reading.locale }
}

async function tryFilesOf(client: QueryClient, reading: PathReading): Promise<LoadedPage | undefined> {
  const locale = reading.locale
  const textLocales = [locale, ...locales.map(({ id }) => id).filter((id) => id !== locale)]
  for (const route of reading.routes) {
    const address = { locale, route }
    for (const target of textLocales.flatMap((textLocale) => targetsOf(address, textLocale))) {
      const found = await tryFile(client, target)
      if (found) return reading.kind === 'canonical' ? found : { kind: 'redirect', to: address }
    }
  }
  return undefined
}
