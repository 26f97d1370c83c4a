import type { RedirectFlow } from '../flow.ts'
import { answer } from './client-fields.ts'

/** The page itself exchanges the code, at a provider that lets browsers do so: with the verifier, and with the secret of a client that has one. */
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
