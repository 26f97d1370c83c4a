import { urlOf } from './call.ts'
import type { Call, Values } from './flow.ts'

/** What stands for the client secret, which this page has not seen. */
export const secretPlaceholder = 'YOUR_CLIENT_SECRET'

/**
 * A call as a `curl` command for the visitor's own terminal. Values come from an address, so they are percent-encoded (or escaped JSON)
 * before they stand between quotes: no value can end the quote and become a command. The secret is always the placeholder.
 *
 * @param call one to a provider
 */
export function commandOf(call: Call): string {
  const target = quoted(encodeURI(urlOf({ ...call, query: {} }, undefined)).replaceAll("'", '%27'))
  if (call.json) {
    const json = JSON.stringify(withoutSecret(call.json)).replaceAll("'", '\\u0027')
    return `curl -sS ${target} -H 'content-type: application/json' --data ${quoted(json)}`
  }
  const values = withoutSecret(call.form ?? call.query ?? {})
  const { client_secret: secret = '', ...others } = values
  const data = Object.entries(others)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
  const parts = [
    'curl -sS',
    call.method === 'GET' && data !== '' ? '-G' : '',
    target,
    data === '' ? '' : `--data ${quoted(data)}`,
    secret === '' ? '' : `--data-urlencode ${quoted(`client_secret=${secret}`)}`,
    call.bearer === undefined ? '' : `-H ${quoted('authorization: Bearer YOUR_ACCESS_TOKEN')}`,
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function withoutSecret(values: Values): Values {
  const { client_secret: secret, ...others } = values
  return secret === undefined || secret === '' ? others : { ...others, client_secret: secretPlaceholder }
}

const quoted = (text: string) => `'${text}'`

/** Leaves letters, digits and `-._~` alone and nothing else. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
