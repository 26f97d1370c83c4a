import { maxProviderWords } from '../../../config/tools.ts'
import { WireFailure } from '../../../data/wire-failure.ts'

/** Why changes could not be handed in. Each kind has a text that says what to do. */
export type HandInFailureKind =
  /** The token is wrong, expired, or revoked. */
  | 'token'
  /** The token, or its owner, may not do this. */
  | 'right'
  /** A rule of the repository forbids it. */
  | 'protected'
  /** Files have changed since the edit began. */
  | 'conflict'
  /** Too many requests in a short time. */
  | 'rate'
  /** The copy of the repository isn't ready yet. */
  | 'fork'
  /** The repository has all of these changes already. */
  | 'nothing'
  /** The file's path leads out of the repository. */
  | 'path'
  | 'offline'
  | 'network'
  | 'timeout'
  /** An answer that is not from the code host, such as the page of a network that readers must sign in to. */
  | 'foreign'
  /** A fault of the server. */
  | 'server'
  /** Refused for another reason. */
  | 'refused'

export class HandInFailure extends Error {
  override readonly name = 'HandInFailure'

  constructor(
    readonly kind: HandInFailureKind,
    readonly details: {
      readonly status?: number
      /** The host's own message, to be shown as text. */
      readonly words?: string
      /** The files that a conflict is about, below the content folder. */
      readonly files?: readonly string[]
    } = {},
  ) {
    super(kind)
  }
}

/** Returns the failure of a response; the words of a host decide what its status leaves open. */
export function failureOfStatus(status: number, words: string): HandInFailure {
  return new HandInFailure(kindOf(status, words), { status, words: words.slice(0, maxProviderWords) })
}

function kindOf(status: number, words: string): HandInFailureKind {
  if (status === 401) return 'token'
  if (status === 429 || (status === 403 && /rate limit|abuse|too many/i.test(words))) return 'rate'
  if (status >= 500) return 'server'
  if (/protected|rule violation|ruleset|not allowed to push/i.test(words)) return 'protected'
  if (status === 403 || status === 404) return 'right'
  if (status === 409 || /does not match|fast.?forward|has changed since|conflict/i.test(words))
    return 'conflict'
  return 'refused'
}

/** Returns the failure of an error. Errors other than those of the network are bugs and are thrown again. */
export function handInFailureOf(error: unknown): HandInFailure {
  if (error instanceof HandInFailure) return error
  if (!(error instanceof WireFailure)) throw error
  if (error.kind === 'timeout') return new HandInFailure('timeout')
  if (error.kind === 'too-large') return new HandInFailure('refused')
  return new HandInFailure(globalThis.navigator?.onLine === false ? 'offline' : 'network')
}
