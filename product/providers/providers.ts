import { consentPage, loginPages } from './consent.ts'
import { bodyOf, html, json, type StandInReply, type StandInRequest } from './exchange.ts'
import { type Grants, type Refusal, tokens } from './grants.ts'

/** Emulates a provider: login page, token endpoint, and what the tools request with a token. */
export function providerReply(grants: Grants, request: StandInRequest): StandInReply {
  const { host, path, method } = request
  if (method === 'GET' && loginPages.get(host)?.test(path)) return consentPage(grants, request)
  const token = tokenEndpoints.get(host + path)
  if (token) return token(grants, request)
  if (host === 'photoslibrary.googleapis.com' && path === '/v1/albums') return albums(request)
  if (/graph/.test(host) && path.startsWith('/v1.0/sites/')) return site(request)
  return json({ error: 'not_found' }, 404)
}

type Endpoint = (grants: Grants, request: StandInRequest) => StandInReply

interface Manner {
  /** Whether a client needs its secret: without PKCE, or always. */
  readonly wantsSecret: boolean
  readonly checksRedirect: boolean
  /** Headers for browsers; none if the provider does not let them read. */
  readonly headers: Readonly<Record<string, string>> | undefined
  readonly errors: Readonly<
    Partial<Record<Refusal, readonly [status: number, error: string, description: string]>>
  >
}

function endpoint({ wantsSecret, checksRedirect, headers, errors }: Manner): Endpoint {
  return (grants, request) => {
    const values = request.method === 'GET' ? request.query : bodyOf(request)
    if (values.grant_type === 'refresh_token') return refreshed(values)
    if (values.grant_type !== 'authorization_code')
      return json({ error: 'unsupported_grant_type' }, 400, headers)
    const outcome = grants.take(values.code ?? '', {
      clientId: values.client_id ?? '',
      secret: values.client_secret,
      redirect: checksRedirect ? (values.redirect_uri ?? '') : undefined,
      verifier: values.code_verifier,
      wantsSecret,
    })
    if (typeof outcome !== 'string') return json(outcome, 200, headers)
    if (outcome === 'html') return html('<h1>Welcome to the hotel network</h1>', 200, headers)
    if (outcome === 'fault') return json({ error: 'internal_error' }, 500, headers)
    if (outcome === 'rate') return json({ error: 'too_many_requests' }, 429, headers)
    const [status, error, description] = errors[outcome] ?? [400, 'invalid_grant', 'Invalid grant.']
    return json({ error, error_description: description }, status, headers)
  }
}

/** Google's refresh: a new access token and no new refresh token. */
function refreshed({
  refresh_token = '',
  client_secret = '',
}: Readonly<Record<string, string>>): StandInReply {
  if (client_secret.startsWith('wrong'))
    return json({ error: 'invalid_client', error_description: 'The provided client secret is invalid.' }, 401)
  if (refresh_token.startsWith('old'))
    return json({ error: 'invalid_grant', error_description: 'Token has been expired or revoked.' }, 400)
  const { access_token, expires_in } = tokens()
  return json({ access_token: `${access_token}-${refresh_token}`, expires_in, token_type: 'Bearer' })
}

const microsoft = endpoint({
  wantsSecret: true,
  checksRedirect: true,
  headers: {},
  errors: {
    expired: [
      400,
      'invalid_grant',
      'AADSTS70008: The provided authorization code or refresh token has expired.',
    ],
    client: [401, 'invalid_client', 'AADSTS7000215: Invalid client secret provided.'],
    redirect: [400, 'invalid_grant', 'AADSTS50011: The redirect URI does not match.'],
    secretMissing: [401, 'invalid_client', "AADSTS7000218: The request body must contain: 'client_secret'."],
    verifier: [400, 'invalid_grant', 'AADSTS501481: The Code_Verifier does not match the code_challenge.'],
  },
})

const tokenEndpoints: ReadonlyMap<string, Endpoint> = new Map([
  [
    'api.dropboxapi.com/oauth2/token',
    endpoint({
      wantsSecret: false,
      checksRedirect: true,
      headers: undefined,
      errors: {
        expired: [400, 'invalid_grant', "code doesn't exist or has expired"],
        client: [400, 'invalid_client', 'Invalid client_id or client_secret'],
        redirect: [400, 'invalid_grant', 'redirect_uri mismatch'],
        verifier: [400, 'invalid_grant', 'invalid code verifier'],
      },
    }),
  ],
  [
    'oauth2.googleapis.com/token',
    endpoint({
      wantsSecret: true,
      checksRedirect: true,
      headers: undefined,
      errors: {
        expired: [400, 'invalid_grant', 'Malformed auth code.'],
        client: [401, 'invalid_client', 'The provided client secret is invalid.'],
        redirect: [400, 'redirect_uri_mismatch', 'Bad Request'],
        secretMissing: [400, 'invalid_request', 'client_secret is missing.'],
      },
    }),
  ],
  [
    'oauth.yandex.com/token',
    endpoint({
      wantsSecret: false,
      checksRedirect: false,
      headers: undefined,
      errors: {
        expired: [400, 'invalid_grant', 'Code has expired'],
        client: [400, 'invalid_client', 'Wrong client secret'],
      },
    }),
  ],
  [
    'openapi.baidu.com/oauth/2.0/token',
    endpoint({
      wantsSecret: true,
      checksRedirect: true,
      headers: {},
      errors: {
        expired: [400, 'expired_token', 'authorization code expired or used'],
        client: [401, 'invalid_client', 'unknown client id'],
        redirect: [400, 'redirect_uri_mismatch', 'Invalid redirect uri'],
      },
    }),
  ],
  [
    'openapi.alipan.com/oauth/access_token',
    endpoint({ wantsSecret: true, checksRedirect: false, headers: {}, errors: {} }),
  ],
  ...[
    'login.microsoftonline.com',
    'login.chinacloudapi.cn',
    'login.microsoftonline.us',
    'login.microsoftonline.de',
  ].map((host) => [`${host}/common/oauth2/v2.0/token`, microsoft] as const),
])

/** 120 albums on three pages; none for a token that contains `empty`. */
function albums({ headers, query }: StandInRequest): StandInReply {
  const token = headers.authorization?.replace('Bearer ', '') ?? ''
  if (token === '' || token.startsWith('old')) {
    const message = 'Request had invalid authentication credentials.'
    return json({ error: { code: 401, message, status: 'UNAUTHENTICATED' } }, 401)
  }
  if (token.includes('narrow')) {
    const message = 'Request had insufficient authentication scopes.'
    return json({ error: { code: 403, message, status: 'PERMISSION_DENIED' } }, 403)
  }
  if (token.includes('empty')) return json({})
  const page = Number(query.pageToken?.replace('page-', '') ?? 0)
  const size = Number(query.pageSize ?? 20)
  const all = Array.from({ length: 120 }, (_, index) => ({
    id: `album-${index + 1}`,
    title: index === 1 ? '<b>Two</b>' : `Album ${index + 1}`,
    mediaItemsCount: String(index * 3),
  }))
  const next = (page + 1) * size < all.length ? { nextPageToken: `page-${page + 1}` } : {}
  return json({ albums: all.slice(page * size, (page + 1) * size), ...next })
}

/** Microsoft Graph's response for a SharePoint site. */
function site({ headers, path }: StandInRequest): StandInReply {
  if (!headers.authorization?.startsWith('Bearer access-of')) {
    return json({ error: { code: 'InvalidAuthenticationToken', message: 'Access token has expired.' } }, 401)
  }
  if (!path.endsWith('/sites/team')) {
    return json({ error: { code: 'itemNotFound', message: 'Requested site could not be found' } }, 404)
  }
  return json({ id: 'example.sharepoint.com,11111111-2222-3333,44444444-5555-6666' })
}
