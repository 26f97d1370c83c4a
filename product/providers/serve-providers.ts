/**
 * `npm run dev:providers`: a mock server for the token tools' providers and an API server, so that every flow
 * can be tried without an account. Loopback only. The API server uses port 3002, where the site's choice
 * `local` expects it; the providers share one port and are distinguished by the first part of the path.
 */
import { createServer } from 'node:http'
import { listen } from '../../scripts/serve/static-server.ts'
import { readOptions, refuse } from '../../scripts/shared/command-line.ts'
import { printLines } from '../../scripts/shared/output.ts'
import { standInListener } from './listener.ts'
import { createStandIn } from './stand-in.ts'

const standIn = createStandIn()

const options = readOptions({ api: '3002', providers: '3003' })
try {
  const api = createServer(standInListener(standIn, (path) => ({ host: 'api', path })))
  const providers = createServer(
    standInListener(standIn, (path) => {
      const [host = '', ...rest] = path.slice(1).split('/')
      return { host, path: `/${rest.join('/')}` }
    }),
  )
  printLines(`API server:  ${await listen(api, Number(options.api))} (choose “local” on the site)`)
  const address = await listen(providers, Number(options.providers))
  printLines(`Providers:   ${address} (start the site with VITE_PROVIDERS=${address} npm run dev)`)
} catch (error) {
  refuse(`The mock server could not start: ${String(error)}`)
}
