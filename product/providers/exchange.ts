import { isRecord } from '../../src/config/is-record.ts'

/** A request, from a socket or a test's browser. */
export interface StandInRequest {
  /** The emulated host: `api.dropboxapi.com`, or `api` for the API server. */
  readonly host: string
  readonly method: string
  /** Starts with a slash, without the query. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

export interface StandInReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Headers of servers that let browsers read their responses. */
export const openToBrowsers: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, authorization',
  'access-control-allow-methods': 'GET, POST',
}

export function json(
  value: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = openToBrowsers,
): StandInReply {
  return {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  }
}

export function html(
  body: string,
  status = 200,
  headers: Readonly<Record<string, string>> = openToBrowsers,
): StandInReply {
  return {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stand-in</title>${body}</html>`,
  }
}

/** Returns the values of a form or JSON body; none for anything else. */
export function bodyOf({ headers, body }: StandInRequest): Readonly<Record<string, string>> {
  if (headers['content-type']?.includes('json')) {
    try {
      const value: unknown = JSON.parse(body)
      return isRecord(value) ? (value as Record<string, string>) : {}
    } catch {
      return {}
    }
  }
  return Object.fromEntries(new URLSearchParams(body))
}
