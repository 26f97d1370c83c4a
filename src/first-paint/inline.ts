/*
 * The script inside index.html, built separately and inserted by scripts/build/inline-script.ts. It runs before anything is
 * painted or fetched: it requests the current page's Markdown and its prepared file, sets the color scheme, then requests the
 * manifest and the configuration, so that they load in parallel with the application.
 */
import { cleanAddress } from '../browser/arrival.ts'
import { handover } from '../browser/handover.ts'
import { mayBePrepared } from '../browser/may-be-prepared.ts'
import { withoutBase } from '../browser/site-base.ts'
import { localeOf } from '../config/locales/locale.ts'
import { contentUrl, manifestPath, preparedUrl, shardPath } from '../content/content-url.ts'
import type { ManifestRoot } from '../content/manifest.ts'
import { folderOf, localeOfPathname, readPathname } from '../content/page-path.ts'
import { readToolArrival } from '../content/tool-arrival.ts'
import { freshRequest } from '../data/early-fetch.ts'
import { targetOf } from '../data/page-target.ts'
import { readStored } from '../stores/storage.ts'
import { storageKeys } from '../stores/storage-keys.ts'
import { fetchStage } from './stage-links.ts'
import { watchStart } from './start-again.ts'

// Before any request, so that no request has a code or token in its address or referrer.
cleanAddress(readToolArrival)

const pathname = withoutBase(location.pathname)
const locale = localeOfPathname(pathname)
const early = handover()

function ask(path: string): Promise<Response> {
  const url = new URL(path, document.baseURI).href
  const question = new AbortController()
  const answer = fetch(url, { ...freshRequest, signal: question.signal })
  // The code that takes over the promise handles its failure; until then, it must not count as unhandled.
  answer.catch(() => undefined)
  early.fetches.set(url, { answer, stop: () => question.abort() })
  return answer
}

const target = targetOf(readPathname(pathname))

/**
 * Requests the page's text, and what paints it. Resolves when the answers for both have begun; `undefined` if the page may not
 * be prepared.
 */
function askForPage(file: string): Promise<unknown> | undefined {
  const text = ask(contentUrl(file))
  if (mayBePrepared()) {
    const prepared = ask(preparedUrl(file))
    // A response that nobody reads keeps its connection.
    prepared.then(({ ok, body }) => (ok ? undefined : body?.cancel())).catch(() => undefined)
    return Promise.allSettled([text, prepared])
  }
  // When the response starts, the files for painting it are requested, so that they arrive when the connection becomes free.
  text.then(() => fetchStage('text')).catch(() => undefined)
  return undefined
}

// Before anything else, because reading the storage takes longer than all that follows.
const asked = target && askForPage(target.file)

watchStart()

// The scheme forced by the configuration at the last visit, or else the reader's choice.
const scheme = readStored(storageKeys.forcedScheme) || readStored(storageKeys.colorScheme)
const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
const isDark = scheme === 'dark' || (scheme !== 'light' && systemIsDark)
document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
document.documentElement.lang = localeOf(locale).lang

// The files listed in the manifest are requested before any other script has loaded: navbar, sidebar, titles of the folder. A
// prepared page is painted without them, so they don't compete with it.
early.shard = Promise.resolve(asked)
  .then(() => ask(manifestPath))
  .then((response) => response.clone().json())
  .then(({ configFiles, shards }: ManifestRoot) => {
    for (const path of configFiles) if (isForFrame(path)) ask(contentUrl(path))
    const shard = target && shards[locale]?.[folderOf(target.address.route)]
    if (shard !== undefined) ask(shardPath(shard))
    return shard
  })
  // The application checks the manifest's form, and reports what is wrong with it.
  .catch(() => undefined)

/** Returns whether a file belongs to the frame in this language. Notices and search are shown late, so their files are requested late. */
function isForFrame(path: string): boolean {
  return (!path.includes('/') || path.startsWith(`${locale}/`)) && !/(?:notices|search)\.json$/.test(path)
}
