import type { Operation } from '../operation.ts'
import type { Envelope } from './explain.ts'
import type { Outcome } from './send.ts'

/** A request of this visit. */
export interface Entry {
  readonly label: string
  readonly outcome: Outcome
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
export const memory = { shown: '', server: '', token: '', history: [] as readonly Entry[] }

/** Adds a request to the history. */
export function remember(entry: Entry): void {
  memory.history = [entry, ...memory.history].slice(0, mostEntries)
}
