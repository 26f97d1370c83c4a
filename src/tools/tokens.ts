import { isRecord, type JsonObject } from '../config/is-record.ts'
import type { ToolValues } from './flow.ts'

/** The values of a token response in display order, with the other names that servers use. */
const shown: readonly (readonly [name: string, ...others: string[]])[] = [
  ['refresh_token', 'refreshToken'],
  ['access_token', 'accessToken'],
  ['expires_in', 'expiresIn', 'expiredAt'],
  ['token_type', 'tokenType'],
  ['scope'],
]

/** Names of values shown masked. */
const secrets: ReadonlySet<string> = new Set(['refresh_token', 'access_token'])

export const isSecret = (name: string): boolean => secrets.has(name)

/** Returns the tokens of a response, also if they are inside `resp` or `data`; `undefined` if it contains none. */
export function readTokens(json: JsonObject): ToolValues | undefined {
  for (const source of [json, json.resp, json.data]) {
    if (!isRecord(source)) continue
    const values = pick(source)
    if (values.refresh_token || values.access_token) return values
  }
  return undefined
}

function pick(json: JsonObject): ToolValues {
  const found = shown.flatMap(([name, ...others]) => {
    const value = [name, ...others].map((key) => json[key]).find((one) => isText(one) && one !== '')
    return value === undefined ? [] : [[name, String(value)]]
  })
  return Object.fromEntries(found)
}

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'
