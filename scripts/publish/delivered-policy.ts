import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headersFile, readHeadersFile, readHeadersOf } from './headers-file.ts'
import { readPolicy, type SecurityPolicy } from './security-policy.ts'

/** The policy that the `_headers` of a published site gives its pages; `undefined` where there is none that can be read. */
export async function deliveredPolicyOf(folder: string): Promise<SecurityPolicy | undefined> {
  const text = await readFile(join(folder, headersFile), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    const rules = readHeadersFile(text)
    // The first rule is the one for all pages, at whatever path the site lives.
    const headers = readHeadersOf(rules, rules[0]?.path.replace(/\*$/, '') ?? '/')
    return readPolicy(headers['content-security-policy'] ?? '')
  } catch {
    return new Map()
  }
}
