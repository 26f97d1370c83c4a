import type { JsonObject } from '../config/is-record.ts'
import type { ToolTexts } from '../config/locales/en/tools.ts'
import type { ProviderAnswer } from '../data/provider-request.ts'
import { WireFailure } from '../data/wire-failure.ts'
import { NoApiServer } from './call.ts'
import type { ToolValues } from './flow.ts'
import { type ProviderWords, rawText, readError } from './provider-words.ts'

export type FailureKind = keyof ToolTexts['failures']

/** Why a tool has no result. Each kind has a text that explains what to do. */
export interface ToolFailure {
  readonly kind: FailureKind
  /** The host of the call. */
  readonly host?: string | undefined
  readonly status?: number
  /** The provider's own message, safe to quote. */
  readonly words?: string
  /** The provider's response, safe to show as text. */
  readonly raw?: string
}

/** Kinds after which the same call may succeed. */
const passing: ReadonlySet<FailureKind> = new Set(['network', 'offline', 'timeout', 'server', 'rate', 'html'])

export const isWorthRetrying = ({ kind }: ToolFailure): boolean => passing.has(kind)

/** The meaning of a provider's code or message, case-insensitive; the first matching row applies. */
const meanings: readonly (readonly [FailureKind, RegExp])[] = [
  ['denied', /access_denied|user_?denied|AADSTS65004|authorization_declined|拒绝授权|用户取消/i],
  ['rate', /too.?many.?requests|rate.?limit|slow_down|frequent|频繁/i],
  ['redirect', /redirect_?\s?ur[il]|AADSTS50011/i],
  ['notScanned', /authorization_pending|not.?scanned|未扫码|尚未/i],
  [
    'client',
    /invalid_client|unauthorized_client|client.?secret|client.?id|app_?id|AADSTS700016|AADSTS7000215/i,
  ],
  ['scope', /scope|PERMISSION_DENIED|consent/i],
  [
    'expired',
    /invalid_grant|expired|UNAUTHENTICATED|invalid.?code|code.?(?:is )?(?:invalid|used)|过期|失效/i,
  ],
]

/** Returns the kind of a provider's error. */
export function kindOfWords({ code, words }: ProviderWords, status: number): FailureKind {
  if (status === 429) return 'rate'
  const found = [code, words].flatMap((text) => meanings.find(([, pattern]) => pattern.test(text))?.[0] ?? [])
  return found[0] ?? (status >= 500 ? 'server' : 'refused')
}

export type Outcome =
  | { readonly kind: 'values'; readonly values: ToolValues }
  | { readonly kind: 'failed'; readonly failure: ToolFailure }

/** Returns the outcome of a response: the values that `read` finds in it, or why there are none. */
export function outcomeOf(
  answer: ProviderAnswer,
  host: string | undefined,
  read: (json: JsonObject) => ToolValues | undefined,
): Outcome {
  const { status, json, text } = answer
  const raw = rawText(text)
  if (!json) {
    return { kind: 'failed', failure: { kind: status >= 500 ? 'server' : 'html', host, status, raw } }
  }
  const error = readError(json)
  if (error) {
    const failure = { kind: kindOfWords(error, status), host, status, words: error.words, raw }
    return { kind: 'failed', failure }
  }
  const values = status < 400 ? read(json) : undefined
  if (values) return { kind: 'values', values }
  const kind = status >= 400 ? kindOfWords({ code: '', words: '' }, status) : 'unexpected'
  return { kind: 'failed', failure: { kind, host, status, raw } }
}

/**
 * Returns the failure of a call without a response. Errors other than network failures are our own faults and
 * are rethrown.
 */
export function failureOfError(error: unknown, host: string | undefined): ToolFailure {
  if (error instanceof NoApiServer) return { kind: 'noServer' }
  if (!(error instanceof WireFailure)) throw error
  if (error.kind === 'timeout') return { kind: 'timeout', host }
  if (error.kind === 'too-large') return { kind: 'html', host }
  return { kind: navigator.onLine ? 'network' : 'offline', host }
}
