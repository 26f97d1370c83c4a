import type { Endpoint } from '../../api/kit.ts'
import { compactJson } from './json-text.ts'

const host = 'http://localhost:5244'

/** The example request of an endpoint as a curl command that can be pasted. */
export function curl(endpoint: Endpoint): string {
  const { access, request } = endpoint
  const method = request.method ?? (endpoint.method === 'ANY' ? 'POST' : endpoint.method)
  const query = Object.entries(request.query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  const address = `${host}${addressOf(endpoint)}${query && `?${query}`}`
  const head =
    endpoint.answer.kind === 'other' && access !== 'none'
      ? [endpoint.path.startsWith('/api/') ? 'curl -L -OJ' : 'curl -L -O']
      : ['curl']
  if (method !== 'GET') head.push(`-X ${method}`)
  const lines = [`${head.join(' ')} "${address}"`]
  if (access === 'protocol')
    lines.push(
      endpoint.path.startsWith('/s3')
        ? '--aws-sigv4 "aws:amz:alist:s3" --user "YOUR_KEY:YOUR_SECRET"'
        : '--user "admin:YOUR_PASSWORD"',
    )
  if (['guest', 'login', 'user', 'owner', 'admin'].includes(access))
    lines.push('-H "Authorization: YOUR_TOKEN"')
  for (const [name, value] of Object.entries(request.headers)) lines.push(`-H "${name}: ${value}"`)
  if (request.body !== undefined) {
    lines.push('-H "Content-Type: application/json"', `-d '${compactJson(request.body)}'`)
  }
  lines.push(...request.upload)
  return lines.join(' \\\n  ')
}

/** The path of the example request, filled in. */
function addressOf({ path, request }: Endpoint): string {
  return path
    .replace(/\[(.*)\]/, (_, end: string) => (request.path.path === '' ? '' : end))
    .replace(/\{(\w+)\}|:(\w+)|\*(\w*)/g, (_, ...names: (string | undefined)[]) => {
      const name = names.slice(0, 3).find(Boolean) ?? 'path'
      return request.path[name] ?? ''
    })
}
