import { hostedTimeoutMs, mostHits, snippetLength } from '../../config/search.ts'
import { type HostedService, hostedOrigin } from '../../content/search-config.ts'
import { requestProvider } from '../../data/provider-request.ts'
import { WireFailure } from '../../data/wire-failure.ts'
import { hostedHits } from './hosted-hits.ts'
import type { LocalReason, SearchHit } from './search-answer.ts'

/** Thrown when the hosted service gave no usable response. */
export class HostedFailure extends Error {
  override readonly name = 'HostedFailure'

  constructor(readonly reason: LocalReason) {
    super(`The search service gave no usable response: ${reason}`)
  }
}

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
const words = Math.round(snippetLength / 8)

/**
 * Queries the hosted service (Spec §7): only the configured index, only the reader's language. Key and
 * application ID are in the address and the body is sent as plain text, so that the browser needs no
 * preflight request.
 *
 * @param language as marked in pages, `zh-CN`
 * @throws HostedFailure
 */
export async function askHosted(
  service: HostedService,
  language: string,
  query: string,
): Promise<readonly SearchHit[]> {
  const key = new URLSearchParams({
    'x-algolia-application-id': service.appId,
    'x-algolia-api-key': service.apiKey,
  })
  const request = {
    indexName: service.indexName,
    query,
    facetFilters: [`lang:${language}`],
    hitsPerPage: mostHits,
    attributesToRetrieve: [...levels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
    attributesToSnippet: [
      ...levels.slice(1).map((level) => `hierarchy.${level}:${words}`),
      `content:${words}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  }
  const answer = await requestProvider({
    url: `${hostedOrigin(service)}/1/indexes/*/queries?${key}`,
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ requests: [request] }),
    timeoutMs: hostedTimeoutMs,
  }).catch((error: unknown) => {
    const isSlow = error instanceof WireFailure && error.kind === 'timeout'
    throw new HostedFailure(isSlow ? 'slow' : 'unreachable')
  })
  if ([401, 403, 429].includes(answer.status)) throw new HostedFailure('refused')
  const hits = answer.status === 200 ? hostedHits(answer.json) : undefined
  if (!hits) throw new HostedFailure('broken')
  return hits
}
