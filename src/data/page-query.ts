import { queryOptions } from '@tanstack/react-query'
import { warn } from '../browser/log.ts'
import { textFreshFor } from '../config/wire.ts'
import { contentUrl } from '../content/content-url.ts'
import { readContentFile } from '../content/front-matter.ts'
import type { PageAddress } from '../content/page-path.ts'
import { type Page, pageOf } from '../content/page-view.ts'
import type { IncludeLoader } from '../dialect/includes.ts'
import type { LocaleId } from '../locales/locale.ts'
import { type Answer, requestText, type Wanted } from './request.ts'

/** Where a page is looked for: an address, and the file that may hold it. */
export interface PagePlace {
  readonly address: PageAddress
  readonly file: string
  readonly textLocale: LocaleId
}

/** The first word of the key of every page that was read. */
export const pageQueryKey = 'page'

/** A page, read from its file; `null` where the file does not exist. */
export function pageQuery(place: PagePlace) {
  return queryOptions({
    queryKey: [pageQueryKey, place.file, place.address.locale],
    staleTime: textFreshFor,
    queryFn: ({ signal }): Promise<Page | null> => readPage(place, 'saved', signal),
  })
}

/**
 * The server's answer about a page that was painted from a saved copy (Checklist O4). It takes the copy's place in `pageQuery`; the routes decide
 * when readers see it. It fails where the server cannot be reached: then the saved copy is all there is.
 */
export function freshPageQuery(place: PagePlace, savedAt: number | undefined) {
  return queryOptions({
    queryKey: ['fresh-page', place.file, place.address.locale, savedAt],
    enabled: savedAt !== undefined,
    staleTime: textFreshFor,
    retry: false,
    refetchOnReconnect: true,
    queryFn: async ({ client, signal }): Promise<true> => {
      const fresh = await readPage(place, 'fresh', signal)
      client.setQueryData(pageQuery(place).queryKey, fresh)
      return true
    },
  })
}

async function readPage(place: PagePlace, wanted: Wanted, signal: AbortSignal): Promise<Page | null> {
  const answer = await requestText(contentUrl(place.file), signal, wanted)
  if (answer.kind === 'missing') return null
  return { ...(await pageOfText(answer.text, place, partLoader(wanted, signal))), savedAt: answer.savedAt }
}

/**
 * The text of a content file, for whoever goes on writing it: as the server has it now, and the saved copy only where the server cannot be
 * reached. `undefined` where there is none.
 */
export async function contentText(file: string): Promise<Extract<Answer, { kind: 'found' }> | undefined> {
  const ask = (wanted: Wanted) => requestText(contentUrl(file), undefined, wanted)
  const answer = await ask('fresh').catch((failure) => ask('saved').catch(() => Promise.reject(failure)))
  return answer.kind === 'found' ? answer : undefined
}

/** Reads the parts that a page includes. */
export function partLoader(wanted: Wanted, signal?: AbortSignal): IncludeLoader {
  return async (path) => {
    const answer = await requestText(contentUrl(path), signal, wanted)
    return answer.kind === 'found' ? answer.text : undefined
  }
}

/**
 * The page that a text is at a place, with the parts that it includes put in. Parts that cannot be had are named on the console and left
 * out.
 */
export async function pageOfText(text: string, place: PagePlace, load: IncludeLoader): Promise<Page> {
  const content = await readContentFile(text, place.file)
  if (!content.body.includes('@include')) return pageOf(content, place)
  const { expandIncludes } = await import('../dialect/includes.ts')
  const { body, issues } = await expandIncludes(content.body, place.file, load)
  for (const issue of issues)
    warn(`${issue.file}:${issue.line}: include left out (${issue.kind}): ${issue.detail}`)
  return pageOf({ ...content, body }, place)
}
