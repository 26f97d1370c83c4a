import type { Answers } from '../content/local-tool.ts'
import { providerAddress } from '../data/provider-request.ts'
import { withQuery } from './call.ts'
import type { RedirectFlow, ToolValues } from './flow.ts'
import { challengeOf } from './pkce.ts'

type Login = NonNullable<RedirectFlow['login']>

/**
 * Returns the parameters of a login page's address. Never a secret. `state` and `verifier` are random and
 * used for this login only.
 */
export function loginParameters(
  login: Login,
  answers: Answers,
  own: { readonly redirect: string; readonly state: string; readonly verifier: string },
): ToolValues {
  return {
    client_id: answers.client_id ?? '',
    redirect_uri: own.redirect,
    response_type: 'code',
    ...login.parameters(answers),
    state: own.state,
    ...(own.verifier !== '' && {
      code_challenge: challengeOf(own.verifier),
      code_challenge_method: 'S256',
    }),
  }
}

/** Returns the address of a login page. */
export function loginAddress(login: Login, answers: Answers, parameters: ToolValues): string {
  return withQuery(providerAddress(login.address(answers)), parameters)
}
