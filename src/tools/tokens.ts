import type { Json, Values } from './flow.ts'

/** What is worth showing of an answer with tokens, in the order it is shown; with the other spellings that servers use. */
const shown: readonly (readonly [name: string, ...others: string[]])[] = [
  ['refresh_token', 'refreshToken'],
  ['access_token', 'accessToken'],
  ['expires_in', 'expiresIn', 'expiredAt'],
  ['token_type', 'tokenType'],
  ['scope'],
]

/** Names whose values are shown masked. */
const secrets: ReadonlySet<string> = new Set(['refresh_token', 'access_token'])

export const isSecret = (name: string): boolean => secrets.has(name)

/** The tokens of an answer, also where it wraps them in `resp` or `data`; `undefined` where it has neither token. */
export function readTokens(json: Json): Values | undefined {
  for (const place of [json, json.resp, json.data]) {
    if (typeof place !== 'object' || place === null) continue
    const values = pick(place as Json)
    if (values.refresh_token || values.access_token) return values
  }
  return undefined
}

function pick(json: Json): Values {
  const found = shown.flatMap(([name, ...others]) => {
    const value = [name, ...others].map((key) => json[key]).find((one) => isText(one) && one !== '')
    return value === undefined ? [] : [[name, String(value)]]
  })
  return Object.fromEntries(found)
}

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'
