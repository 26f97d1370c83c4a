/**
 * Returns the text of a response; `undefined` if it is longer than `most` bytes, in which case reading stops.
 * Throws if the response is interrupted.
 */
export async function textWithin(response: Response, most: number): Promise<string | undefined> {
  if (Number(response.headers.get('content-length') ?? 0) > most) return undefined
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text + decoder.decode()
      size += value.byteLength
      if (size > most) return undefined
      text += decoder.decode(value, { stream: true })
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
