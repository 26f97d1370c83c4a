import { createConnection } from 'node:net'

export interface RawAnswer {
  /** 0 without an answer. */
  readonly status: number
  readonly head: string
  readonly body: string
}

/**
 * Sends bytes over a socket, in the given parts, and returns the answer once the server closes the connection. If it
 * doesn't, because the request isn't complete, the connection is closed.
 *
 * @param patience after which an open connection is closed. Milliseconds
 */
export function rawRequest(port: number, parts: readonly string[], patience = 5000): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('latin1').setTimeout(patience, () => socket.destroy())
    socket.on('data', (text: string) => {
      answer += text
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(readAnswer(answer)))
    socket.once('connect', () => {
      // Each part is a packet of its own, as from a slow sender.
      const send = (at: number) => {
        const part = parts[at]
        if (part !== undefined && socket.writable)
          socket.write(part, 'latin1', () => setImmediate(send, at + 1))
      }
      socket.setNoDelay(true)
      send(0)
    })
  })
}

/** Returns a complete request that closes its connection. */
export const requestText = (target: string, { method = 'GET', headers = ['Host: localhost'] } = {}) =>
  `${[`${method} ${target} HTTP/1.1`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`

function readAnswer(answer: string): RawAnswer {
  const end = answer.indexOf('\r\n\r\n')
  const head = end < 0 ? answer : answer.slice(0, end)
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0)
  return { status, head, body: end < 0 ? '' : answer.slice(end + 4) }
}
