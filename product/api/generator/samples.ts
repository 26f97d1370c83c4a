import { wellFormed } from '../../../src/content/well-formed.ts'
import type { Endpoint } from '../kit.ts'
import { curl } from './curl.ts'
import { httpie } from './httpie.ts'
import { compactJson } from './json-text.ts'
import { rclone } from './rclone.ts'
import { type SampleRequest, sampleRequest } from './sample-request.ts'

/** A sample in one language, for a tab with this title. */
export interface Sample {
  readonly title: string
  /** The language of its fence. */
  readonly language: string
  readonly text: string
}

/**
 * Returns the example request of an endpoint in several languages. Protocols have their own clients, so they have
 * only command-line programs.
 */
export function samplesOf(endpoint: Endpoint): readonly Sample[] {
  const request = sampleRequest(endpoint)
  const command = rclone(endpoint, request.file)
  const isProtocol = endpoint.access === 'protocol'
  return [
    { title: 'curl', language: 'bash', text: curl(endpoint) },
    ...(isProtocol ? [] : languageSamples(request)),
    ...(isProtocol ? [] : [{ title: 'HTTPie', language: 'bash', text: httpie(request) }]),
    ...(command === undefined ? [] : [{ title: 'rclone (WebDAV)', language: 'bash', text: command }]),
  ]
}

const languageSamples = (request: SampleRequest): readonly Sample[] => [
  { title: 'JavaScript', language: 'js', text: javaScript(request) },
  { title: 'Python', language: 'python', text: python(request) },
  { title: 'Go', language: 'go', text: go(request) },
]

/** Returns a text as a string of JavaScript, with the escapes of JSON. */
const quoted = (text: string) =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\"|'/g, (sign) => (sign === "'" ? "\\'" : '"'))}'`

/** Returns a name of a field. In an object literal, `__proto__` sets the prototype. */
function key(name: string): string {
  if (name === '__proto__') return "['__proto__']"
  return /^[A-Za-z_]\w*$/.test(name) ? name : quoted(name)
}

function javaScript({ method, address, headers, body, file, form, answer }: SampleRequest): string {
  const lines: string[] = []
  if (file) lines.push("import { openAsBlob } from 'node:fs'", '')
  if (form && file)
    lines.push(
      'const form = new FormData()',
      `form.append(${quoted(form.field)}, await openAsBlob(${quoted(file)}), ${quoted(file)})`,
    )
  const options: string[] = []
  if (method !== 'GET') options.push(`method: ${quoted(method)}`)
  const names = Object.entries(headers).map(([name, value]) => `${key(name)}: ${quoted(value)}`)
  if (names.length > 0) options.push(`headers: ${list(names, '{', '}', '  ')}`)
  if (body !== undefined) options.push(`body: JSON.stringify(${jsObject(body, '  ')})`)
  if (form) options.push('body: form')
  else if (file) options.push(`body: await openAsBlob(${quoted(file)})`)
  const call =
    options.length === 0
      ? `fetch(${quoted(address)})`
      : `fetch(${quoted(address)}, {\n  ${options.join(',\n  ')},\n})`
  lines.push(`const response = await ${call}`)
  if (answer === 'json') lines.push('console.log(await response.json())')
  else if (answer === 'text') lines.push('console.log(await response.text())')
  else lines.push('const bytes = await response.bytes()')
  return lines.join('\n')
}

/** Writes entries on one line if they fit, or on one line each. */
function list(entries: readonly string[], open: string, close: string, indent: string): string {
  const space = open === '{' && close === '}' ? ' ' : ''
  const flat = `${open}${space}${entries.join(', ')}${space}${close}`
  if (flat.length + indent.length <= 70) return flat
  return `${open}\n${entries.map((one) => `${indent}  ${one},\n`).join('')}${indent}${close}`
}

function jsObject(value: unknown, indent: string): string {
  if (Array.isArray(value))
    return list(
      value.map((one) => jsObject(one, `${indent}  `)),
      '[',
      ']',
      indent,
    )
  if (value === null || typeof value !== 'object')
    return typeof value === 'string' ? quoted(value) : JSON.stringify(value)
  const entries = Object.entries(value).map(([name, one]) => `${key(name)}: ${jsObject(one, `${indent}  `)}`)
  return entries.length === 0 ? '{}' : list(entries, '{', '}', indent)
}

function python({ method, address, headers, body, file, form, answer }: SampleRequest): string {
  const indent = file ? '    ' : ''
  const options = [JSON.stringify(address)]
  const names = Object.entries(headers)
    .filter(([name]) => body === undefined || name !== 'Content-Type')
    .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
  if (names.length > 0)
    options.push(`headers=${list(names, '{', '}', `${indent}    `).replace(/^\{ (.*) \}$/, '{$1}')}`)
  if (body !== undefined) options.push(`json=${pyObject(body, `${indent}    `)}`)
  if (form) options.push(`files={${JSON.stringify(form.field)}: file}`)
  else if (file) options.push('data=file')
  const flat = `requests.${method.toLowerCase()}(${options.join(', ')})`
  const call =
    flat.length + indent.length < 74
      ? flat
      : `requests.${method.toLowerCase()}(\n${options.map((one) => `${indent}    ${one},\n`).join('')}${indent})`
  const shown = {
    json: 'print(response.json())',
    text: 'print(response.text)',
    file: 'data = response.content',
  }[answer]
  const lines = ['import requests', '']
  if (file) lines.push(`with open(${JSON.stringify(file)}, "rb") as file:`)
  lines.push(`${indent}response = ${call}`, shown)
  return lines.join('\n')
}

function pyObject(value: unknown, indent: string): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value))
    return list(
      value.map((one) => pyObject(one, `${indent}    `)),
      '[',
      ']',
      indent,
    )
  const entries = Object.entries(value).map(
    ([name, one]) => `${JSON.stringify(name)}: ${pyObject(one, `${indent}    `)}`,
  )
  if (entries.length === 0) return '{}'
  const flat = `{${entries.join(', ')}}`
  if (flat.length + indent.length <= 70 && !flat.includes('\n')) return flat
  return `{\n${entries.map((one) => `${indent}    ${one},\n`).join('')}${indent}}`
}

/** Returns a text as a string of Go, as it is if that is possible. */
const goText = (text: string) => (/[`\r\uFEFF]/.test(text) ? goString(text) : `\`${text}\``)

/** Returns a text as a string of Go, which allows no byte order mark in a source. */
const goString = (text: string) => JSON.stringify(wellFormed(text)).replaceAll('\uFEFF', '\\ufeff')

function go({ method, address, headers, body, file, form, answer }: SampleRequest): string {
  const lines: string[] = []
  let content = 'nil'
  const check = ['if err != nil {', '\tlog.Fatal(err)', '}']
  if (body !== undefined) {
    lines.push(`body := strings.NewReader(${goText(compactJson(body, 60))})`)
    content = 'body'
  }
  if (file) {
    lines.push(`file, err := os.Open(${goString(file)})`, ...check, 'defer file.Close()')
    content = 'file'
  }
  if (form && file) {
    lines.push(
      'var body bytes.Buffer',
      'form := multipart.NewWriter(&body)',
      `part, err := form.CreateFormFile(${goString(form.field)}, ${goString(file)})`,
      ...check,
      'io.Copy(part, file)',
      'form.Close()',
    )
    content = '&body'
  }
  const plain = method === 'GET' && Object.keys(headers).length === 0
  if (plain) lines.push(`response, err := http.Get(${goString(address)})`, ...check)
  else {
    lines.push(`request, err := http.NewRequest("${method}", ${goString(address)}, ${content})`, ...check)
    for (const [name, value] of Object.entries(headers))
      lines.push(`request.Header.Set(${goString(name)}, ${goString(value)})`)
    if (form) lines.push('request.Header.Set("Content-Type", form.FormDataContentType())')
    lines.push('response, err := http.DefaultClient.Do(request)', ...check)
  }
  lines.push('defer response.Body.Close()')
  if (answer === 'file')
    lines.push('data, err := io.ReadAll(response.Body)', ...check, 'os.WriteFile("download", data, 0o644)')
  else lines.push('io.Copy(os.Stdout, response.Body)')
  return lines.join('\n')
}
