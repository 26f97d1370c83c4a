import { createHash, createHmac } from 'node:crypto'
import { raw } from './raw.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** A key of an S3 server. */
export interface S3Key {
  readonly id: string
  readonly secret: string
}

/**
 * Sends a request to an S3 server, with the path as it is, also if it contains `..`. With a key, it is signed with Signature Version 4
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
export async function s3(
  server: string,
  key: S3Key | undefined,
  method: string,
  path: string,
  body = '',
  more: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly text: string }> {
  const address = encodeURI(path)
  const [pathname = '', search = ''] = address.split('?')
  const time = `${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`
  const headers: Record<string, string> = {
    host: new URL(server).host,
    'x-amz-content-sha256': sha256(body),
    'x-amz-date': time,
    ...more,
  }
  const names = Object.keys(headers).toSorted()
  const query = [...new URLSearchParams(search)]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
  const request = [
    method,
    pathname,
    query,
    ...names.map((name) => `${name}:${headers[name]}`),
    '',
    names.join(';'),
    sha256(body),
  ].join('\n')
  const scope = `${time.slice(0, 8)}/us-east-1/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(request)].join('\n')
  if (key) {
    const date = hmac(`AWS4${key.secret}`, time.slice(0, 8))
    const signature = createHmac('sha256', hmac(hmac(hmac(date, 'us-east-1'), 's3'), 'aws4_request'))
      .update(text)
      .digest('hex')
    headers.authorization = `AWS4-HMAC-SHA256 Credential=${key.id}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`
  }
  return raw(server, method, address, headers, method === 'PUT' || method === 'POST' ? body : '')
}
