import { posixWord, quotedWord } from '../../tools/quote.ts'
import { compactJson } from './json-text.ts'
import type { SampleRequest } from './sample-request.ts'

/** Returns an example request as an HTTPie command. */
export function httpie({ method, address, headers, body, file, form, answer }: SampleRequest): string {
  const head = ['http']
  if (form) head.push('--form')
  if (answer === 'file') head.push('--download --follow')
  const content = body === undefined ? undefined : bodyItems(body)
  const lines = [`${head.join(' ')} ${method} ${quotedWord(address)}`]
  for (const [name, value] of Object.entries(headers)) {
    // HTTPie sets this header for JSON. Without a space, `:=` and `:@` start other items.
    if (body === undefined || name !== 'Content-Type')
      lines.push(posixWord(`${name}:${/^[=@]/.test(value) ? ' ' : ''}${value}`))
  }
  if (typeof content === 'string') lines.push(`--raw ${posixWord(content)}`)
  else if (content) lines.push(...linesOf(content))
  if (form) lines.push(posixWord(`${form.field}@${file}`))
  else if (file) lines.push(posixWord(`@${file}`))
  return lines.join(' \\\n  ')
}

/** Characters that HTTPie reads as part of its own notation if a backslash or a bracket makes them special. */
const notation = /\\[:=@;[\]\\]|[[\]]/

/** Returns the fields of a body as HTTPie writes them: `name=text`, `name:=json`. Other bodies are returned as JSON. */
function bodyItems(body: unknown): readonly string[] | string {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return compactJson(body)
  const entries = Object.entries(body)
  if (entries.length === 0 || entries.some(([name]) => !/^\w+$/.test(name))) return compactJson(body)
  return entries.map(([name, value]) => {
    const isPlain = typeof value === 'string' && !/^[=@]|\n/.test(value) && !notation.test(value)
    return posixWord(isPlain ? `${name}=${value}` : `${name}:=${compactJson(value)}`)
  })
}

/** Writes the fields on as few lines as fit. */
function linesOf(items: readonly string[]): readonly string[] {
  const lines: string[] = []
  for (const item of items) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + item.length < 80) lines[lines.length - 1] = `${last} ${item}`
    else lines.push(item)
  }
  return lines
}
