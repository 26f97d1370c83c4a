/*
 * The script inside index.html, built on its own and put there by vite.config.ts. It runs before anything is painted or fetched:
 * sets the colour scheme, then asks for the current page's markdown, the manifest and the configuration, so that they are on
 * their way while the application loads. Only this script and `data/` call fetch.
 */
import { cleanAddress } from '../browser/arrival.ts'
import { withoutBase } from '../browser/site-base.ts'
import { contentUrl } from '../content/content-url.ts'
import { filesOf, folderOf, localeOfPathname, readPathname, unknownRoute } from '../content/page-path.ts'
import { readToolArrival } from '../content/tool-arrival.ts'
import { storageKeys } from '../stores/storage-keys.ts'
import { type EarlyFetches, freshRequest } from './early-fetch.ts'
import { fetchStage } from './stage-links.ts'

/** What the configuration forced at the last visit, else what the reader chose. */
function storedScheme(): string | null {
  try {
    return localStorage.getItem(storageKeys.forcedScheme) || localStorage.getItem(storageKeys.colourScheme)
  } catch {
    return null
  }
}

// Before anything is asked for: no request may carry a code or a token in its address or as its referrer.
cleanAddress(readToolArrival)

const scheme = storedScheme()
const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches
const isDark = scheme === 'dark' || (scheme !== 'light' && systemIsDark)
document.documentElement.dataset.theme = isDark ? 'dark' : 'light'

const pathname = withoutBase(location.pathname)
const locale = localeOfPathname(pathname)
document.documentElement.lang = locale === 'zh' ? 'zh-CN' : 'en-US'

const early: EarlyFetches = new Map()
window.earlyFetches = early

function ask(path: string): Promise<Response> {
  const url = new URL(path, document.baseURI).href
  const question = new AbortController()
  const answer = fetch(url, { ...freshRequest, signal: question.signal })
  // Whoever adopts the promise handles its failure; until then it must not count as unhandled.
  answer.catch(() => undefined)
  early.set(url, { answer, stop: () => question.abort() })
  return answer
}

const reading = readPathname(pathname)
const address =
  reading.kind === 'canonical' && reading.address.route !== unknownRoute ? reading.address : undefined
const [file] = address ? filesOf(address) : []
// When the answer begins, what is needed to paint it whole is asked for: its first bytes come as the line gets free. The service worker
// has all of it at hand: there the first words are painted first.
if (file !== undefined)
  ask(contentUrl(file))
    .then(() => navigator.serviceWorker?.controller ?? fetchStage('text'))
    .catch(() => undefined)

// What paints home is a file of its own. Its link stands below this script.
if (address?.route === '/') setTimeout(() => fetchStage('home'))

interface Root {
  readonly configFiles?: unknown
  readonly shards?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>
}

// The wish for what follows from the manifest is sent before any other script is there: navbar and sidebar, titles of the folder.
window.earlyFollowUps = ask('manifest.json')
  .then((response) => response.clone().json())
  .then(({ configFiles, shards }: Root) => {
    for (const path of Array.isArray(configFiles) ? configFiles : []) {
      if (typeof path === 'string' && isForFrame(path)) ask(contentUrl(path))
    }
    const shard = address && shards?.[address.locale]?.[folderOf(address.route)]
    if (typeof shard === 'string') ask(`manifest/${shard}.json`)
  })
  .catch(() => undefined)

/** Of this language or of both. Notices come up late; they are asked for late. */
function isForFrame(path: string): boolean {
  return (!path.includes('/') || path.startsWith(`${locale}/`)) && !path.endsWith('notices.json')
}
