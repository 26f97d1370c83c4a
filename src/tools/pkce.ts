import { sha256 } from '@noble/hashes/sha2.js'
import { base64Url } from './random-text.ts'

/**
 * Returns the S256 challenge of a verifier (RFC 7636 §4.2). Without `crypto.subtle`, which is not available
 * on plain http, so that a site on a home server can use PKCE.
 */
export function challengeOf(verifier: string): string {
  return base64Url(sha256(new TextEncoder().encode(verifier)))
}
