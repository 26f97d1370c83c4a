import { type ApiServer, apiServersOf, chosenApiServer } from '../content/api-server.ts'
import { useApiServerKey } from '../stores/api-server.ts'
import { useCurrentPage } from '../ui/page/current-page.tsx'

/** Returns the API server that tools use; `undefined` if none has an address. */
export function useApiServer(): ApiServer | undefined {
  const { site } = useCurrentPage()
  const key = useApiServerKey((state) => state.value)
  return chosenApiServer(apiServersOf(site, location.origin), key)
}
