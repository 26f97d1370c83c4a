import { html, type StandInReply, type StandInRequest } from './exchange.ts'
import type { Grants } from './grants.ts'

/** What a visitor can do on a consent page. The values are the links' texts, which the tests click. */
export const consentChoices = {
  allow: 'Allow',
  deny: 'Deny',
  expired: 'Allow, but the code is expired',
  fault: 'Allow, but the exchange fails with 500',
  html: 'Allow, but the exchange answers with a page',
  rate: 'Allow, but there were too many requests',
  noState: 'Allow, and lose the state',
  wrongState: 'Allow, with the state of somebody else',
  garbledState: 'Allow, with malformed base64 as state',
  hostile: 'Fail with a hostile description',
  redirect: 'Fail because of the redirect address',
} as const

type Choice = keyof typeof consentChoices

/** The hosts with a login page, and its path. */
export const loginPages: ReadonlyMap<string, RegExp> = new Map([
  ['www.dropbox.com', /^\/oauth2\/authorize$/],
  ['accounts.google.com', /^\/o\/oauth2\/auth$/],
  ['oauth.yandex.com', /^\/authorize$/],
  ['openapi.baidu.com', /^\/oauth\/2\.0\/authorize$/],
  ['open.aliyundrive.com', /^\/oauth\/authorize$/],
  ...[
    'login.microsoftonline.com',
    'login.chinacloudapi.cn',
    'login.microsoftonline.us',
    'login.microsoftonline.de',
  ].map((host) => [host, /^\/common\/oauth2\/v2\.0\/authorize$/] as const),
])

/** Returns the page on which a visitor allows or denies access, with one link per choice. */
export function consentPage(grants: Grants, request: StandInRequest): StandInReply {
  const { query, host } = request
  const { redirect_uri: redirect = '', client_id: clientId = '', state = '' } = query
  if (!URL.canParse(redirect) || clientId === '' || query.response_type !== 'code')
    return html('<h1>invalid_request</h1>', 400, {})
  if (query.code_challenge && query.code_challenge_method !== 'S256')
    return html('<h1>invalid_request</h1>', 400, {})
  const scope = query.scope ?? ''
  const grant = { host, clientId, redirect, challenge: query.code_challenge ?? '', scope }
  const links = Object.entries(consentChoices).map(([choice, words]) => {
    const parameters = answerOf(choice as Choice, state, (kind) => grants.give(grant, kind))
    const target = new URL(redirect)
    for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value)
    return `<li><a href="${escapeHtml(target.href)}">${words}</a></li>`
  })
  return html(
    `<h1>${host}</h1><p>Client ${escapeHtml(clientId)}, scope ${escapeHtml(scope)}</p><ul>${links.join('')}</ul>`,
    200,
    {},
  )
}

function answerOf(choice: Choice, state: string, give: (kind: string) => string): Record<string, string> {
  switch (choice) {
    case 'allow':
      return { code: give('good'), state }
    case 'expired':
    case 'fault':
    case 'html':
    case 'rate':
      return { code: give(choice), state }
    case 'deny':
      return { error: 'access_denied', error_description: 'The user denied the request.', state }
    case 'noState':
      return { code: give('good') }
    case 'wrongState':
      return { code: give('good'), state: 'c29tZWJvZHktZWxzZQ' }
    case 'garbledState':
      return { code: give('good'), state: '%%%=::=*' }
    case 'hostile':
      return {
        error: 'server_error',
        error_description: `<img src=x onerror="alert(1)"><a href="https://evil.example/">Call us</a> \u202egnihsihp ${'x'.repeat(5000)}`,
        state,
      }
    case 'redirect':
      return {
        error: 'invalid_request',
        error_description: 'AADSTS50011: The redirect URI specified in the request does not match.',
        state,
      }
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
