import { isRecord, type JsonObject } from '../config/is-record.ts'
import { maxProviderWords, maxRawAnswer } from '../config/tools.ts'

/*
 * Text from providers, and text in addresses, is untrusted: it is shown as text, shortened, and without
 * characters that reorder or hide text.
 */

/** A provider's error: a code to compare and a message to quote. */
export interface ProviderWords {
  readonly code: string
  readonly words: string
}

/** Returns the error in a response, in any of the forms that providers use; `undefined` if there is none. */
export function readError(json: JsonObject): ProviderWords | undefined {
  const { error } = json
  if (isRecord(error)) return words(error.status ?? error.code, error.message)
  if (typeof error === 'string' && error !== '') {
    return words(error, json.error_description ?? json.message ?? error)
  }
  const code = json.errno ?? json.code
  const isFault = code !== undefined && code !== 0 && code !== '0' && code !== 200
  const message = json.message ?? json.msg ?? json.errmsg ?? json.error_description
  return isFault && message !== undefined ? words(code, message) : undefined
}

function words(code: unknown, message: unknown): ProviderWords {
  return { code: textOf(code), words: quotable(textOf(message)) }
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** Shortens a message to one line. */
export function quotable(text: string): string {
  const plain = visible(text).replace(/\s+/g, ' ').trim()
  return plain.length > maxProviderWords ? `${plain.slice(0, maxProviderWords)}…` : plain
}

/** Returns a raw response for display. */
export function rawText(text: string): string {
  const plain = visible(text)
  return plain.length > maxRawAnswer ? `${plain.slice(0, maxRawAnswer)}\n…` : plain
}

const visible = (text: string): string => text.replace(/(?![\t\n])[\p{Cc}\p{Zl}\p{Zp}\p{Cf}]/gu, '')
