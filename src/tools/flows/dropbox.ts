import type { RedirectFlow } from '../flow.ts'
import { answer, clientFields } from './client-fields.ts'

/**
 * Dropbox lets browsers exchange codes and takes PKCE from clients without a secret, so everything happens between this page and
 * Dropbox (SECURITY §4; dropbox.com/lp/developers/reference/oauth-guide).
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
  exchange: ({ answers, code, redirect, verifier }) => ({
    by: 'page',
    call: {
      to: 'provider',
      method: 'POST',
      address: 'https://api.dropboxapi.com/oauth2/token',
      form: {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirect,
        client_id: answer(answers, 'client_id'),
        client_secret: answer(answers, 'client_secret'),
        code_verifier: verifier,
      },
    },
  }),
}
