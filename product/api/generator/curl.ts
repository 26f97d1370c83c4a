import { literalWord } from '../../../src/content/shell-word.ts'
import { quotedWord } from '../../tools/quote.ts'
import type { Endpoint } from '../kit.ts'
import { compactJson } from './json-text.ts'
import { sampleRequest } from './sample-request.ts'

/** Returns the example request of an endpoint as a curl command. */
export function curl(endpoint: Endpoint): string {
  const { access, request } = endpoint
  const { method, address, headers, body } = sampleRequest(endpoint)
  const head =
    endpoint.answer.kind === 'other' && access !== 'none'
      ? [endpoint.path.startsWith('/api/') ? 'curl -L -OJ' : 'curl -L -O']
      : ['curl']
  if (method !== 'GET') head.push(`-X ${method}`)
  const lines = [`${head.join(' ')} ${quotedWord(address)}`]
  if (access === 'protocol')
    lines.push(
      endpoint.path.startsWith('/s3')
        ? '--aws-sigv4 "aws:amz:alist:s3" --user "YOUR_KEY:YOUR_SECRET"'
        : '--user "admin:YOUR_PASSWORD"',
    )
  for (const [name, value] of Object.entries(headers)) lines.push(`-H ${quotedWord(`${name}: ${value}`)}`)
  if (body !== undefined) lines.push(`-d ${literalWord(compactJson(body))}`)
  lines.push(...request.upload)
  return lines.join(' \\\n  ')
}
