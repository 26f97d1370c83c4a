import type { RedirectFlow } from '../flow.ts'
import { answer } from './client-fields.ts'

/**
 * Returns an exchange by this page, for providers that allow it in browsers: with the verifier, and with the
 * secret if the client has one.
 */
export function exchangeHere(address: string): RedirectFlow['exchange'] {
  return ({ answers, code, redirect, verifier }) => ({
    by: 'page',
    call: {
      to: 'provider',
      method: 'POST',
      address,
      form: {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirect,
        client_id: answer(answers, 'client_id'),
        client_secret: answer(answers, 'client_secret'),
        code_verifier: verifier,
      },
    },
  })
}
