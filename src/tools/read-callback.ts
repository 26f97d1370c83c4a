import type { Arrival } from '../browser/arrival.ts'
import { loginLifetime } from '../config/tools.ts'
import { type PendingLogin, takePendingLogin } from '../stores/pending-login.ts'
import { kindOfWords, type ToolFailure } from './failure.ts'
import type { RedirectFlow } from './flow.ts'
import { quotable, rawText } from './provider-words.ts'

/** What a callback page must do. */
export type CallbackResult =
  /** Opened without a provider's response. */
  | { readonly kind: 'nothing' }
  /** A code that this site did not request. */
  | { readonly kind: 'confirm'; readonly code: string }
  /** The response to this tab's own login. */
  | { readonly kind: 'exchange'; readonly code: string; readonly login: PendingLogin }
  | { readonly kind: 'failed'; readonly failure: ToolFailure }

/**
 * Evaluates a provider's redirect. Reading the stored login deletes it in every case. Without a
 * match, nothing is sent and nothing from the address is quoted, because anyone can create an address
 * (SECURITY §3).
 */
export function readCallback(flow: RedirectFlow, arrival: Arrival | undefined): CallbackResult {
  const { code = '', state = '', error = '', error_description = '', iss } = arrival?.parameters ?? {}
  if (code === '' && error === '' && state === '') return { kind: 'nothing' }
  if (!flow.login) {
    if (code !== '' && error === '') return { kind: 'confirm', code }
    return { kind: 'failed', failure: { kind: kindOfWords({ code: error, words: '' }, 400) } }
  }
  const taken = takePendingLogin({ service: flow.service, state }, loginLifetime)
  if (state === '') return { kind: 'failed', failure: { kind: 'noState' } }
  if (taken.kind === 'absent') return { kind: 'failed', failure: { kind: 'unknownLogin' } }
  if (taken.kind === 'foreign') return { kind: 'failed', failure: { kind: 'wrongState' } }
  // The response identifies its issuer (RFC 9207): another provider's code must not be sent to this one.
  if (iss !== undefined && !isFrom(iss, flow.login.address(taken.login.answers))) {
    return { kind: 'failed', failure: { kind: 'wrongState' } }
  }
  if (error !== '') {
    const host = new URL(flow.login.address(taken.login.answers)).host
    const words = quotable(error_description || error)
    const raw = rawText([error, error_description].filter(Boolean).join('\n'))
    const kind = kindOfWords({ code: error, words }, 400)
    return { kind: 'failed', failure: { kind, host, words, raw } }
  }
  if (code === '') return { kind: 'failed', failure: { kind: 'noCode' } }
  return { kind: 'exchange', code, login: taken.login }
}

/** Returns whether an issuer is the provider of a login's address. */
const isFrom = (issuer: string, address: string): boolean =>
  URL.canParse(issuer) && new URL(issuer).origin === new URL(address).origin
