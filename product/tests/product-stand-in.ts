import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Responses of a mock of the product, by path without the query: `data` of a JSON response, or a text of the web UI. */
export type ProductAnswers = Readonly<Record<string, unknown>>

/**
 * Starts a server on loopback that accepts the login `admin` with `secret` and returns the given responses;
 * everything else is error 404.
 */
export async function productStandIn(answers: ProductAnswers): Promise<{ url: string; close: () => void }> {
  const server: Server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*$/, '')
    const say = (body: unknown) => {
      response.setHeader('content-type', 'application/json; charset=utf-8')
      response.end(JSON.stringify(body))
    }
    if (path === '/api/auth/login') {
      let text = ''
      request.on('data', (part) => {
        text += part
      })
      request.on('end', () => {
        const { username, password } = JSON.parse(text) as { username: string; password: string }
        const isRight = username === 'admin' && password === 'secret'
        say(
          isRight
            ? { code: 200, message: 'success', data: { token: 'a-token' } }
            : { code: 400, message: 'password is incorrect', data: null },
        )
      })
      return
    }
    if (path.startsWith('/api/') && request.headers.authorization !== 'a-token') {
      say({ code: 401, message: 'token is invalidated', data: null })
      return
    }
    const answer = answers[path]
    if (answer === undefined) say({ code: 404, message: 'not found', data: null })
    else if (typeof answer === 'string') response.setHeader('content-type', 'text/html').end(answer)
    else say({ code: 200, message: 'success', data: answer })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}
