import { request as ask, createServer, type Server } from 'node:http'

/**
 * Hands requests on to a server of this machine, so that a test's faults can stand before it.
 *
 * @param headersFor what the server would say had it been told what a test says; `undefined` leaves its answer alone
 */
export function createForwarder(
  port: number,
  headersFor: (pathname: string) => Readonly<Record<string, string>> | undefined,
): Server {
  return createServer((request, response) => {
    const { url: path = '/', method, headers } = request
    const forwarded = ask({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const { statusCode = 502, headers: given } = answer
      const wanted = statusCode < 400 ? headersFor(path.replace(/[?#].*$/, '')) : undefined
      const policy = Object.entries(wanted ?? {}).find(([name]) =>
        /^content-security-policy$/i.test(name),
      )?.[1]
      response.writeHead(statusCode, { ...given, ...(policy && { 'content-security-policy': policy }) })
      answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    request.pipe(forwarded)
  })
}
