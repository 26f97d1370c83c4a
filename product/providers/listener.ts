import type { IncomingMessage, RequestListener } from 'node:http'
import { printLines } from '../../scripts/shared/output.ts'
import { openToBrowsers, type StandInReply, type StandInRequest } from './exchange.ts'

/**
 * Returns a listener that answers with a mock server's replies, and prints the names of what was sent.
 *
 * @param split returns the host and path that a request's path stands for
 */
export function standInListener(
  standIn: (request: StandInRequest) => StandInReply,
  split: (path: string) => Pick<StandInRequest, 'host' | 'path'>,
): RequestListener {
  const replyTo = async (request: IncomingMessage) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    )
    const reply = standIn({
      ...split(url.pathname),
      method: request.method ?? 'GET',
      query: Object.fromEntries(url.searchParams),
      headers,
      body: Buffer.concat(chunks).toString('utf8'),
    })
    // Names only, never values: requests contain what look like secrets.
    printLines(
      `${request.method} ${url.pathname} (${[...url.searchParams.keys()].join(', ')}) → ${reply.status}`,
    )
    return reply
  }
  return async (request, response) => {
    try {
      const { status, headers, body } = await replyTo(request)
      response.writeHead(status, headers).end(body)
    } catch {
      // Nothing that is sent may end the server.
      if (!response.headersSent) response.writeHead(400, openToBrowsers)
      response.end()
    }
  }
}
