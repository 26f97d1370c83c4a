/** 256 random bits as base64url without padding: 43 characters, good for a state and for a PKCE verifier. */
export function randomText(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(32)))
}

/** Bytes as base64url without padding (RFC 4648 §5). */
export function base64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
