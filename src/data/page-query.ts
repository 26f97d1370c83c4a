import { queryOptions } from '@tanstack/react-query'
import { handover } from '../browser/handover.ts'
import { loadLate } from '../browser/load-late.ts'
import { warn } from '../browser/log.ts'
import { textFreshFor } from '../config/wire.ts'
import { contentUrl } from '../content/content-url.ts'
import { importYaml } from '../content/front-matter.ts'
import { mayInclude } from '../content/may-include.ts'
import type { Page, pageOf } from '../content/page-view.ts'
import { readPage } from '../content/read-page.ts'
import { textMark } from '../content/text-mark.ts'
import type { IncludeLoader } from '../dialect/includes.ts'
import type { PageTarget } from './page-target.ts'
import { askPrepared } from './prepared-file.ts'
import { type Answer, requestText, type Wanted } from './request.ts'
import { savedFirst } from './saved-first.ts'

/** The first element of the query key of every page. */
export const pageQueryKey = 'page'

function pageFile(target: PageTarget) {
  const queryKey = [pageQueryKey, target.file, target.address.locale]
  return savedFirst<Page | null>({
    queryKey,
    freshFor: textFreshFor,
    asks: 'when-shown',
    read: async (wanted, { client, signal }) => {
      const known = client.getQueryData<Page | null>(queryKey)
      const value = await requestPage(target, { wanted, signal, known })
      return { value, savedAt: value?.savedAt }
    },
  })
}

/** Query for a page and its file; `null` if the file does not exist. */
export const pageQuery = (target: PageTarget) => pageFile(target).saved

/**
 * Query for the server's version of a page that was painted from a saved copy (Spec O4). The routes decide when
 * readers see it.
 */
export function freshPageQuery(target: PageTarget, savedAt: number | undefined) {
  const { fresh } = pageFile(target)
  return queryOptions({
    ...fresh,
    queryKey: [...fresh.queryKey, savedAt],
    enabled: savedAt !== undefined,
    refetchOnReconnect: true,
  })
}

interface Asked {
  readonly wanted: Wanted
  readonly signal: AbortSignal
  /** The page as it is shown, if it is. */
  readonly known: Page | null | undefined
}

async function requestPage(target: PageTarget, { wanted, signal, known }: Asked): Promise<Page | null> {
  // A check of a shown text mostly finds that it is the same.
  const takePrepared = wanted === 'saved' ? askPrepared(target.file, signal) : undefined
  const answer = await requestText(contentUrl(target.file), signal, wanted)
  if (answer.kind === 'missing') return null
  const { text, savedAt, modifiedTime } = answer
  const mark = textMark(text)
  // Read once: most texts are what they were. Included files can differ.
  if (known?.textMark === mark && !mayInclude(text)) return { ...known, savedAt, modifiedTime }
  await takePrepared?.(text, savedAt)
  const readingTime = handover().prepared.get(mark)?.readingTime
  const page = await pageOfText(text, { ...target, readingTime }, includeLoader(wanted, signal))
  return { ...page, savedAt, modifiedTime, textMark: mark }
}

/**
 * Returns the text of a content file for editing: the server's version, or the saved copy if the server
 * cannot be reached. `undefined` if there is none.
 */
export async function textToEdit(file: string): Promise<Extract<Answer, { kind: 'found' }> | undefined> {
  const ask = (wanted: Wanted) => requestText(contentUrl(file), undefined, wanted)
  const answer = await ask('fresh').catch((failure) => ask('saved').catch(() => Promise.reject(failure)))
  return answer.kind === 'found' ? answer : undefined
}

/** Returns a loader for the files that a page includes. */
export function includeLoader(wanted: Wanted, signal?: AbortSignal): IncludeLoader {
  return async (path) => {
    const answer = await requestText(contentUrl(path), signal, wanted)
    return answer.kind === 'found' ? answer.text : undefined
  }
}

/** Loads the YAML library. @throws {LostPart} */
export const loadYaml = () => loadLate(importYaml)

/**
 * Returns the page for a text, with its includes inserted. Includes that cannot be loaded are
 * logged and left out.
 */
export async function pageOfText(
  text: string,
  target: Parameters<typeof pageOf>[1],
  load: IncludeLoader,
): Promise<Page> {
  const expand = async (body: string, file: string) => {
    const { expandIncludes } = await loadLate(() => import('../dialect/includes.ts'))
    return expandIncludes(body, file, load)
  }
  const { page, includeIssues } = await readPage(text, target, expand, loadYaml)
  for (const issue of includeIssues)
    warn(`${issue.file}:${issue.line}: include left out (${issue.kind}): ${issue.detail}`)
  return page
}
