import type { RedirectFlow } from '../flow.ts'
import { answer, clientFields } from './client-fields.ts'

/** Yandex documents PKCE for codes (yandex.com/dev/id/doc/en/codes/code-url); the secret is added if the client has one. */
export const yandex: RedirectFlow = {
  service: 'yandex',
  start: '/tool/yandex/',
  callback: '/tool/yandex/callback.html',
  login: {
    fields: (provided) => clientFields(provided, 'optional'),
    address: () => 'https://oauth.yandex.com/authorize',
    parameters: () => ({}),
    usesPkce: () => true,
    portal: () => 'https://oauth.yandex.com/client/new',
  },
  exchange: ({ answers, code, verifier }) => ({
    by: 'page',
    call: {
      to: 'provider',
      method: 'POST',
      address: 'https://oauth.yandex.com/token',
      form: {
        grant_type: 'authorization_code',
        code,
        client_id: answer(answers, 'client_id'),
        client_secret: answer(answers, 'client_secret'),
        code_verifier: verifier,
      },
    },
  }),
}
