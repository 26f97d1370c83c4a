import { connect, createServer } from 'node:net'

/** Ports below those that systems give to outgoing connections. */
const first = 20_000
const last = 32_000

let next = first + Math.floor(Math.random() * (last - first))

/** Returns a port of this machine on which nothing listens, and never the same one twice in a row. */
export async function freePort(): Promise<number> {
  for (;;) {
    next = next < last ? next + 1 : first
    const port = next
    if (await canListen(port)) return port
  }
}

/** Returns whether something on this machine accepts connections at a port. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
