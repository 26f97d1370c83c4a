import { request as ask, createServer, type Server } from 'node:http'

/**
 * Forwards requests to a server of this machine, so that a test can inject faults.
 *
 * @param headersFor returns the headers to use instead of the server's; `undefined` leaves the response
 * unchanged
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
