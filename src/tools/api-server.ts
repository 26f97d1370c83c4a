import { type ApiServer, apiServersOf, chosenApiServer } from '../content/api-server.ts'
import { useCurrentPage } from '../page/current-page.tsx'
import { useApiServerKey } from '../stores/api-server.ts'

/** The API server that tools use now; `undefined` where none has an address. */
export function useApiServer(): ApiServer | undefined {
  const { site } = useCurrentPage()
  const key = useApiServerKey((state) => state.value)
  return chosenApiServer(apiServersOf(site, location.origin), key)
}
