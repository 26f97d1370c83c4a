/** Returns 256 random bits as base64url without padding: 43 characters, suitable for a state and a PKCE verifier. */
export function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)))
}

/** Encodes bytes as base64url without padding (RFC 4648 §5). */
export function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
