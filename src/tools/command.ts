import { jsonEscaped } from '../content/json-escaped.ts'
import { wellFormed } from '../content/well-formed.ts'
import { urlOf } from './call.ts'
import type { Call, ToolValues } from './flow.ts'

/** Placeholder for the client secret, which this page never receives. */
export const secretPlaceholder = 'YOUR_CLIENT_SECRET'

/**
 * Returns a call as a `curl` command for the visitor's terminal. Values come from an address, so they are
 * percent-encoded (or escaped JSON) inside the quotes: no value can end the quote and become a command. The
 * secret is always the placeholder.
 *
 * @param call one to a provider
 */
export function commandOf(call: Call): string {
  const target = word(encodeURI(urlOf({ ...call, query: {} }, undefined)).replaceAll("'", '%27'))
  if (call.json) {
    const json = escapedJson(withoutSecret(call.json))
    return `curl -sS ${target} -H 'content-type: application/json' --data ${quoted(json)}`
  }
  const values = withoutSecret(call.form ?? call.query ?? {})
  const { client_secret: secret = '', ...others } = values
  const data = Object.entries(others)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `--data ${word(`${encode(name)}=${encode(value)}`)}`)
    .join(' ')
  const parts = [
    'curl -sS',
    call.method === 'GET' && data !== '' ? '-G' : '',
    target,
    data,
    // The visitor replaces the placeholders. cmd.exe supports only double quotes.
    secret === '' ? '' : `--data-urlencode "client_secret=${secret}"`,
    call.bearer === undefined ? '' : '-H "authorization: Bearer YOUR_ACCESS_TOKEN"',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

function withoutSecret(values: ToolValues): ToolValues {
  const { client_secret: secret, ...others } = values
  return secret === undefined || secret === '' ? others : { ...others, client_secret: secretPlaceholder }
}

const quoted = (text: string) => `'${text}'`

/** Quotes a word if needed. Unquoted where possible, because cmd.exe does not read these quotes. */
const word = (text: string) => (/^[\w.~%=:/-]+$/.test(text) ? text : quoted(text))

/**
 * Returns JSON without characters that a shell interprets: PowerShell accepts typographic quotes, terminals
 * obey control characters, and direction marks change what is displayed.
 */
const escapedJson = (value: object): string =>
  JSON.stringify(value).replace(/[^ -~]|['`$!%^&|<>]/g, jsonEscaped)

/** Percent-encodes everything except letters, digits, and `-._`. Bash reads `~` after `=` as the home folder. */
function encode(text: string): string {
  return encodeURIComponent(wellFormed(text)).replace(
    /[!'()*~]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
