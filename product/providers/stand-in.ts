import { ApiServerStandIn } from './api-server.ts'
import { openToBrowsers, type StandInReply, type StandInRequest } from './exchange.ts'
import { Grants } from './grants.ts'
import { providerReply } from './providers.ts'

/** Creates all providers and the API server with their shared codes. Independent of sockets: the tests call it directly. */
export function createStandIn(): (request: StandInRequest) => StandInReply {
  const grants = new Grants()
  const api = new ApiServerStandIn(grants)
  return (request) => {
    if (request.method === 'OPTIONS') return { status: 204, headers: openToBrowsers, body: '' }
    return request.host === 'api' ? api.reply(request) : providerReply(grants, request)
  }
}
