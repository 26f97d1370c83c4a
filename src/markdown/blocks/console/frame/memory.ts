import type { Operation } from '../operation.ts'
import type { Envelope } from './explain.ts'
import type { SendOutcome } from './send.ts'

/** A request of this visit. */
export interface Sent {
  readonly label: string
  readonly outcome: SendOutcome
  /** The envelope of the response, without its data. */
  readonly envelope: Pick<Envelope, 'code' | 'message'> | undefined
  /** How long it took, in milliseconds. */
  readonly time: number
  /** The time limit that it had. */
  readonly seconds: number
  readonly operation: Operation
  readonly server: string
}

/** Most requests that the history keeps. */
const mostEntries = 20

/** What the console keeps until its document is closed. */
export const memory = { shown: '', server: '', token: '', history: [] as readonly Sent[] }

/** Adds a request to the history. */
export function remember(entry: Sent): void {
  memory.history = [entry, ...memory.history].slice(0, mostEntries)
}
