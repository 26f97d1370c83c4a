/*
 * The search worker. It holds the text of each requested language, so that neither reading a thousand pages
 * nor a query blocks the page.
 */

import type { LocaleId } from '../../../config/locales/locale.ts'
import { readSearchPart, type SearchPage, type SearchSection } from '../../../content/search-files.ts'
import { requestRead } from '../../../data/request.ts'
import type { Reply, Request } from './messages.ts'
import { createSearchService, type SearchService, type StoredTexts } from './search-service.ts'
import { storeParts } from './store-parts.ts'
import { storedTexts } from './stored-texts.ts'

const services = new Map<LocaleId, SearchService>()
const say = (reply: Reply) => postMessage(reply)

/**
 * Fetches a part. Parts are stored in IndexedDB, so the service worker need not save them again; a language
 * kept on purpose already has them.
 */
const fetchPart = async (address: string): Promise<readonly SearchPage[]> =>
  (await requestRead(address, readSearchPart, undefined, 'kept')).value

// Part names contain a hash of their content only in a published site (docs/decisions/0024).
const stored: StoredTexts = import.meta.env.DEV
  ? { ...storedTexts, part: async () => undefined }
  : storedTexts

/** The dialect is loaded only when a page was read. */
async function sectionsOf(body: string): Promise<readonly SearchSection[]> {
  const [{ parseMarkdown }, { pageSections }] = await Promise.all([
    import('../../../dialect/parse-markdown.ts'),
    import('../../../dialect/page-sections.ts'),
  ])
  return pageSections(parseMarkdown(body))
}

function serviceOf(locale: LocaleId): SearchService {
  const service =
    services.get(locale) ??
    createSearchService(locale, { fetchPart, stored, sectionsOf }, (progress) =>
      say({ kind: 'progress', locale, progress }),
    )
  services.set(locale, service)
  return service
}

async function answer(id: number, locale: LocaleId, query: string): Promise<void> {
  const found = await serviceOf(locale).search(query)
  say(found ? { kind: 'answer', id, answer: found } : { kind: 'failed', id })
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.kind === 'open') serviceOf(data.locale).fill(data.parts)
  else if (data.kind === 'store')
    storeParts(data.locale, data.parts, { fetchPart, stored }).catch(() => undefined)
  else if (data.kind === 'read')
    serviceOf(data.page.locale)
      .take(data.page)
      .catch(() => undefined)
  else if (data.kind === 'preview')
    say({ kind: 'preview', id: data.id, parts: serviceOf(data.locale).preview(data.route, data.section) })
  else answer(data.id, data.locale, data.query).catch(() => say({ kind: 'failed', id: data.id }))
})
