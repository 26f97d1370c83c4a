import { sha256 } from '@noble/hashes/sha2.js'
import { base64Url } from './random-text.ts'

/**
 * The S256 challenge of a verifier (RFC 7636 §4.2). Not by `crypto.subtle`, which browsers withhold from sites on plain http: a site
 * on a home server would have no PKCE.
 */
export function challengeOf(verifier: string): string {
  return base64Url(sha256(new TextEncoder().encode(verifier)))
}
