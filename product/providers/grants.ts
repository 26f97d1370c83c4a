import { sha256 } from '@noble/hashes/sha2.js'

/** The request that a code was issued for. */
export interface Grant {
  readonly host: string
  readonly clientId: string
  readonly redirect: string
  readonly challenge: string
  readonly scope: string
}

/** Why a code was not exchanged. */
export type Refusal =
  | 'expired'
  | 'client'
  | 'secretMissing'
  | 'redirect'
  | 'verifier'
  | 'fault'
  | 'html'
  | 'rate'

export interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
  readonly expires_in: number
  readonly token_type: string
}

/** Codes issued by the consent pages. A code works once. */
export class Grants {
  readonly #grants = new Map<string, Grant>()

  /** @param kind selects the response of the exchange: `good`, `expired`, `fault`, `html`, `rate` */
  give(grant: Grant, kind: string): string {
    const code = `${kind}-${crypto.randomUUID()}`
    this.#grants.set(code, grant)
    return code
  }

  take(
    code: string,
    given: {
      readonly clientId?: string | undefined
      readonly secret?: string | undefined
      readonly redirect?: string | undefined
      readonly verifier?: string | undefined
      /** Whether a client without PKCE needs a secret. */
      readonly wantsSecret?: boolean
    },
  ): Tokens | Refusal {
    const kind = code.split('-')[0]
    if (kind === 'fault' || kind === 'html' || kind === 'rate') return kind
    const grant = this.#grants.get(code)
    this.#grants.delete(code)
    if (!grant || kind === 'expired') return 'expired'
    if (given.clientId !== undefined && given.clientId !== grant.clientId) return 'client'
    if (given.secret?.startsWith('wrong')) return 'client'
    if (given.redirect !== undefined && given.redirect !== grant.redirect) return 'redirect'
    if (grant.challenge !== '' && grant.challenge !== challengeOf(given.verifier ?? '')) return 'verifier'
    if (given.wantsSecret && !given.secret) return 'secretMissing'
    return tokens()
  }
}

/** Returns new tokens with recognizable prefixes. */
export function tokens(): Tokens {
  return {
    token_type: 'bearer',
    expires_in: 3600,
    access_token: `access-of-stand-in-${crypto.randomUUID()}`,
    refresh_token: `refresh-of-stand-in-${crypto.randomUUID()}`,
  }
}

/** Without Node's own modules, so that browser tests can use the stand-in. */
const challengeOf = (verifier: string) =>
  btoa(String.fromCharCode(...sha256(new TextEncoder().encode(verifier))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
