/** Why a request failed. Every screen that shows a failure has a text for each kind. */
export type WireFailureKind =
  /** The network is down, the server cannot be reached, or the response was interrupted. */
  | 'network'
  /** No response in time, or not all of it (`answerTimeout`). */
  | 'timeout'
  /** The server returned an error other than “not found”. */
  | 'status'
  /** The response is larger than the limit (`maxPageBytes`). */
  | 'too-large'
  /** The response does not have the expected form. */
  | 'unreadable'
  /** A web page that is not this site's: a network that readers must sign in to, or a host's own error page. */
  | 'foreign'

export class WireFailure extends Error {
  override readonly name = 'WireFailure'

  constructor(
    readonly kind: WireFailureKind,
    readonly url: string,
    /** The HTTP status of kind `status`. */
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(`${kind}${status === undefined ? '' : ` ${status}`}: ${url}`, options)
  }
}

/** Returns whether trying again at once may help. */
export function isPassing(error: unknown): boolean {
  return error instanceof WireFailure && error.kind === 'network'
}
