/**
 * `npm run dev:providers`: a mock server for the token tools' providers and an API server, so that every flow
 * can be tried without an account. Loopback only. The API server uses port 3002, where the site's choice
 * `local` expects it; the providers share one port and are distinguished by the first part of the path.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listen } from '../../scripts/serve/static-server.ts'
import { readOptions } from '../../scripts/shared/command-line.ts'
import { createStandIn } from './stand-in.ts'

const standIn = createStandIn()

/** @param split returns the host and path that a request's path stands for */
function serve(split: (path: string) => { readonly host: string; readonly path: string }) {
  return async (request: IncomingMessage, response: ServerResponse) => {
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
    response.writeHead(reply.status, reply.headers)
    response.end(reply.body)
    // Names only, never values: requests contain what look like secrets.
    console.log(
      `${request.method} ${url.pathname} (${[...url.searchParams.keys()].join(', ')}) → ${reply.status}`,
    )
  }
}

const options = readOptions({ api: '3002', providers: '3003' })
try {
  const api = createServer(serve((path) => ({ host: 'api', path })))
  const providers = createServer(
    serve((path) => {
      const [host = '', ...rest] = path.slice(1).split('/')
      return { host, path: `/${rest.join('/')}` }
    }),
  )
  console.log(`API server:  ${await listen(api, Number(options.api))} (choose “local” on the site)`)
  const address = await listen(providers, Number(options.providers))
  console.log(`Providers:   ${address} (start the site with VITE_PROVIDERS=${address} npm run dev)`)
} catch (error) {
  console.error(`The mock server could not start: ${String(error)}`)
  process.exitCode = 1
}
