import { createHash } from 'node:crypto'

/** Returns the SHA-256 of a content as browsers compare it: in `integrity`, and between quotes in a security policy. */
export const integrityOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`
