/** Why something could not be fetched. Every screen that shows a failure has a sentence for each kind. */
export type WireFailureKind =
  /** The network is gone, the server cannot be reached, or the answer broke off. */
  | 'network'
  /** No answer in time (`answerTimeout`). */
  | 'timeout'
  /** The server answered with an error other than “not there”. */
  | 'status'
  /** The answer is larger than is read (`maxPageBytes`). */
  | 'too-large'
  /** The answer came but is not what was asked for. */
  | 'unreadable'

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

/** Whether asking again at once may help. */
export function isPassing(error: unknown): boolean {
  return error instanceof WireFailure && error.kind === 'network'
}
