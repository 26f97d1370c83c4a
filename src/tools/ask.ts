import type { JsonObject } from '../config/is-record.ts'
import { requestProvider } from '../data/provider-request.ts'
import { hostOf, requestOf } from './call.ts'
import { failureOfError, type Outcome, outcomeOf } from './failure.ts'
import type { Call, ToolValues } from './flow.ts'

/** Makes a call and returns its outcome. Rejects only when `signal` aborts it. */
export async function ask(
  call: Call,
  apiServer: string | undefined,
  read: (json: JsonObject) => ToolValues | undefined,
  signal?: AbortSignal,
): Promise<Outcome> {
  const host = hostOf(call, apiServer)
  try {
    return outcomeOf(await requestProvider(requestOf(call, apiServer), signal), host, read)
  } catch (error) {
    signal?.throwIfAborted()
    return { kind: 'failed', failure: failureOfError(error, host) }
  }
}
