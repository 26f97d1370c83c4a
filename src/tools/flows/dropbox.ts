import type { RedirectFlow } from '../flow.ts'
import { clientFields } from './client-fields.ts'
import { exchangeHere } from './exchange-here.ts'

/**
 * Dropbox lets browsers exchange codes and accepts PKCE from clients without a secret, so everything happens
 * between this page and Dropbox (SECURITY §4; dropbox.com/lp/developers/reference/oauth-guide).
 */
export const dropbox: RedirectFlow = {
  service: 'dropbox',
  start: '/tool/dropbox/request.html',
  callback: '/tool/dropbox/callback.html',
  login: {
    fields: (provided) => clientFields(provided, 'optional'),
    address: () => 'https://www.dropbox.com/oauth2/authorize',
    // Without it there is no refresh token.
    parameters: () => ({ token_access_type: 'offline' }),
    usesPkce: () => true,
    portal: () => 'https://www.dropbox.com/developers/apps',
  },
  exchange: exchangeHere('https://api.dropboxapi.com/oauth2/token'),
}
