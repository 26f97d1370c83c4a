import { secretPlaceholder } from '../command.ts'
import type { RedirectFlow } from '../flow.ts'
import { answer, clientFields, isOwnClient } from './client-fields.ts'

/**
 * Baidu does not support PKCE and requires the secret (SECURITY §4). For the site's client, the API server
 * has it. For the visitor's own client, the visitor exchanges the code with a command, because API servers do
 * not accept another client's secret.
 */
export const baidu: RedirectFlow = {
  service: 'baidu',
  start: '/tool/baidu/',
  callback: '/tool/baidu/callback.html',
  login: {
    fields: (provided) => clientFields(provided, 'none'),
    address: () => 'https://openapi.baidu.com/oauth/2.0/authorize',
    parameters: () => ({ scope: 'basic,netdisk', qrcode: '1' }),
    usesPkce: () => false,
    portal: () => 'https://pan.baidu.com/union',
  },
  exchange: ({ answers, code, redirect }) => {
    if (!isOwnClient(answers)) {
      const query = { code }
      return {
        by: 'page',
        call: { to: 'api', method: 'GET', address: '/alist/baidu/get_refresh_token', query },
      }
    }
    const query = {
      grant_type: 'authorization_code',
      code,
      client_id: answer(answers, 'client_id'),
      client_secret: secretPlaceholder,
      redirect_uri: redirect,
    }
    const address = 'https://openapi.baidu.com/oauth/2.0/token'
    return { by: 'visitor', call: { to: 'provider', method: 'GET', address, query } }
  },
}
