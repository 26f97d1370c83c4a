/** Returns the SHA-256 of a body as subresource integrity: `sha256-` and 44 characters of Base64. */
async function integrityOf(body: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body))
  return `sha256-${btoa(String.fromCharCode(...digest))}`
}

/**
 * Returns whether a body has a SHA-256.
 *
 * @param integrity in the form above, or its beginning; late parts are listed with 132 bits
 */
export async function isIntact(body: BufferSource, integrity: string): Promise<boolean> {
  return /^sha256-[\w+/]{22}/.test(integrity) && (await integrityOf(body)).startsWith(integrity)
}

/** Returns the response if its body is intact. The response itself stays unread, with what the browser knows about it. */
export async function intactOr<Other>(
  answer: Response,
  integrity: string,
  other: Other,
): Promise<Response | Other> {
  return (await isIntact(await answer.clone().arrayBuffer(), integrity)) ? answer : other
}
