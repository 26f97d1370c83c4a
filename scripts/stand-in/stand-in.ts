import { ApiServerStandIn } from './api-server.ts'
import { openToBrowsers, type StandInReply, type StandInRequest } from './exchange.ts'
import { Grants } from './grants.ts'
import { providerReply } from './providers.ts'

/** All providers and the API server in one, with the codes they share. Knows no socket: the tests ask it directly. */
export function createStandIn(): (request: StandInRequest) => StandInReply {
  const grants = new Grants()
  const api = new ApiServerStandIn(grants)
  return (request) => {
    if (request.method === 'OPTIONS') return { status: 204, headers: openToBrowsers, body: '' }
    return request.host === 'api' ? api.reply(request) : providerReply(grants, request)
  }
}
