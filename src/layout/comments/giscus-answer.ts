import { useEffect, useState } from 'react'

const origin = 'https://giscus.app'

/** `waiting`: nothing was heard yet; `failed`: the time is over, or the service says that something is wrong. */
export type GiscusAnswer = 'waiting' | 'shown' | 'failed'

/** What a message of the giscus frame says; `undefined` for messages of anyone else, and for those that say nothing of it. */
export function readGiscusMessage(message: {
  readonly origin: string
  readonly data: unknown
}): GiscusAnswer | undefined {
  if (message.origin !== origin || !isObject(message.data) || !isObject(message.data.giscus)) return undefined
  const { error } = message.data.giscus
  // A page that nobody has written about yet has no discussion: the first comment makes one.
  if (typeof error !== 'string' || error.includes('Discussion not found')) return 'shown'
  return 'failed'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/**
 * How the comment service does. A late answer still counts.
 *
 * @param timeout milliseconds
 */
export function useGiscusAnswer(timeout: number): GiscusAnswer {
  const [answer, setAnswer] = useState<GiscusAnswer>('waiting')
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
