import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/**
 * Returns the value of `sign` for a path, as AList computes it.
 *
 * @param path the whole path without encoding
 * @param expiry Unix time in seconds; 0 for never
 */
export function signOf(path: string, expiry: number, token: string): string {
  const encoder = new TextEncoder()
  const digest = hmac(sha256, encoder.encode(token), encoder.encode(`${path}:${expiry}`))
  const base64 = btoa(String.fromCharCode(...digest))
  return `${base64.replaceAll('+', '-').replaceAll('/', '_')}:${expiry}`
}
