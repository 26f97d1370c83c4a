import { createHash } from 'node:crypto'

/** Returns the first 16 hex digits of SHA-256: enough to distinguish two texts of one site, and short. */
export function hashOf(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
