import { useEffect, useState } from 'react'
import { isRecord } from '../../config/is-record.ts'

const origin = 'https://giscus.app'

/** `waiting`: no message yet. `failed`: timed out, or the service reported an error. */
export type GiscusState = 'waiting' | 'shown' | 'failed'

/** Reads a message of the giscus frame; `undefined` for other messages. */
export function readGiscusMessage(message: {
  readonly origin: string
  readonly data: unknown
}): GiscusState | undefined {
  if (message.origin !== origin || !isRecord(message.data) || !isRecord(message.data.giscus)) return undefined
  const { error } = message.data.giscus
  // A page without comments has no discussion yet; the first comment creates it.
  if (typeof error !== 'string' || error.includes('Discussion not found')) return 'shown'
  return 'failed'
}

/**
 * Returns the state of the comment service. A late response still counts.
 *
 * @param timeout in milliseconds
 */
export function useGiscusState(timeout: number): GiscusState {
  const [answer, setAnswer] = useState<GiscusState>('waiting')
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const read = readGiscusMessage(event)
      if (read !== undefined) setAnswer(read)
    }
    const timer = setTimeout(() => setAnswer((now) => (now === 'waiting' ? 'failed' : now)), timeout)
    addEventListener('message', listen)
    return () => {
      clearTimeout(timer)
      removeEventListener('message', listen)
    }
  }, [timeout])
  return answer
}
