import { jsonEscaped } from '../../../../content/json-escaped.ts'
import { literalWord } from '../../../../content/shell-word.ts'
import type { ConsoleRequest } from './build-request.ts'

/** Characters that terminals obey, or that aren't shown. Line breaks are what they seem. */
const unseen = /(?:(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Cf}])+/gu

/** Quotes a text for a POSIX shell. Control characters and direction marks are written as `printf` commands. */
function quoted(text: string): string {
  return literalWord(text).replace(unseen, (signs) => `'"$(printf '${octal(signs)}')"'`)
}

const octal = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')

/** Escapes the same characters in JSON, where they can only be in a text or between two values. */
const visibleJson = (json: string) => json.replace(/[\t\r]/g, ' ').replace(unseen, jsonEscaped)

/**
 * Returns the request as a command for curl, in the quotes of a POSIX shell. Only a file that the reader chose
 * is read: `-d` and `-F` would read others if a value starts with `@` or `<`.
 */
export function curlCommand({ method, address, headers, text, file, isForm }: ConsoleRequest): string {
  // Curl reads brackets as lists and ranges of names.
  const isLiteral = /[[\]{}]/.test(address + (file?.name ?? '')) ? ' -g' : ''
  const parts = [`curl${isLiteral}${methodOption(method)} ${quoted(address)}`]
  for (const [name, value] of headers)
    parts.push(`-H ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`)
  if (text !== undefined) parts.push(`--data-raw ${quoted(visibleJson(text))}`)
  // Not `-`, which means the standard input.
  if (file && !isForm) parts.push(`-T ${quoted(`./${file.name}`)}`)
  if (file && isForm) {
    const inForm = file.name.replace(/[\\"]/g, (sign) => `\\${sign}`)
    parts.push(`-F ${quoted(`file=@"./${inForm}"`)}`)
  }
  return parts.join(' \\\n  ')
}

function methodOption(method: string): string {
  if (method === 'GET') return ''
  return method === 'HEAD' ? ' -I' : ` -X ${method}`
}
