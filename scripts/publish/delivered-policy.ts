import { join } from 'node:path'
import { textOfFile } from '../shared/text-of-file.ts'
import { headersFile, readHeadersFile, readHeadersOf } from './headers-file.ts'
import { readPolicy, type SecurityPolicy } from './security-policy.ts'

/** Returns the policy for pages in a published site's `_headers`; `undefined` if no file can be read. */
export async function deliveredPolicyOf(folder: string): Promise<SecurityPolicy | undefined> {
  const text = await textOfFile(join(folder, headersFile))
  if (text === undefined) return undefined
  try {
    const rules = readHeadersFile(text)
    // The first rule applies to all pages, whatever the site's base path.
    const headers = readHeadersOf(rules, rules[0]?.path.replace(/\*$/, '') ?? '/')
    return readPolicy(headers['content-security-policy'] ?? '')
  } catch {
    return new Map()
  }
}
