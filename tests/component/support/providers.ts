import { HttpResponse, http } from 'msw'
import { consentChoices } from '../../../product/providers/consent.ts'
import type { StandInRequest } from '../../../product/providers/exchange.ts'
import { createStandIn } from '../../../product/providers/stand-in.ts'
import { loginLifetime } from '../../../src/config/tools.ts'
import type { Answers } from '../../../src/content/local-tool.ts'
import { savePendingLogin } from '../../../src/stores/pending-login.ts'
import { loginAddress, loginParameters } from '../../../src/tools/login-address.ts'
import { randomText } from '../../../src/tools/random-text.ts'
import { redirectAddressOf } from '../../../src/tools/redirect-address.ts'
import { tools } from '../../../src/tools/tool-table.ts'
import { network } from './network.ts'

interface RecordedCall extends StandInRequest {
  /** The real host: `api.alistgo.com`, `127.0.0.1:3002`, `www.dropbox.com`. */
  readonly to: string
}

interface Providers {
  readonly calls: RecordedCall[]
  /**
   * Redirects to the callback page of a service, as after a login that this tab started.
   *
   * @param choice of the visitor on the login page
   */
  readonly redirect: (
    service: string,
    choice?: keyof typeof consentChoices,
    answers?: Answers,
  ) => Readonly<Record<string, string>>
}

const apiHosts: ReadonlySet<string> = new Set(['api.alistgo.com', '127.0.0.1:3002'])

const partsOf = (url: URL) => ({
  host: apiHosts.has(url.host) ? 'api' : url.host,
  path: url.pathname,
  query: Object.fromEntries(url.searchParams),
})

/** Emulates every provider and the API server until the test ends, and records the calls. */
export function playProviders(): Providers {
  const standIn = createStandIn()
  const calls: RecordedCall[] = []
  network.use(
    http.all('*', async ({ request }) => {
      const url = new URL(request.url)
      if (url.origin === location.origin) return undefined
      const call: RecordedCall = {
        ...partsOf(url),
        to: url.host,
        method: request.method,
        headers: Object.fromEntries(request.headers),
        body: await request.clone().text(),
      }
      calls.push(call)
      const { body, ...init } = standIn(call)
      return new HttpResponse(body || null, init)
    }),
  )
  return {
    calls,
    redirect: (service, choice = 'allow', answers = { client_id: 'app' }) => {
      const tool = tools.get(`${service}-callback`)
      if (tool?.kind !== 'callback' || !tool.flow.login) throw new Error(`${service} has no login`)
      const { flow } = tool
      const { login } = tool.flow
      const state = randomText()
      const verifier = login.usesPkce(answers) ? randomText() : ''
      const started = { service, state, verifier, answers, apiServer: 'cf', began: Date.now() }
      savePendingLogin(started, loginLifetime)
      const sent = loginParameters(login, answers, { redirect: redirectAddressOf(flow), state, verifier })
      const address = new URL(loginAddress(login, answers, sent))
      const page = standIn({ ...partsOf(address), method: 'GET', headers: {}, body: '' })
      const links = [...new DOMParser().parseFromString(page.body, 'text/html').links]
      const link = links.find(({ textContent }) => textContent === consentChoices[choice])
      if (!link) throw new Error(`The login page of ${service} has no link “${consentChoices[choice]}”`)
      const parameters = Object.fromEntries(new URL(link.href).searchParams)
      window.arrival = { route: flow.callback, parameters }
      return parameters
    },
  }
}
