/**
 * Returns the text of a file with its byte order mark, which `File.text()` would remove: tools report it.
 *
 * @throws {DOMException} if the file can't be read
 */
export async function readDocument(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return new TextDecoder(encodingOf(bytes), { ignoreBOM: true }).decode(bytes)
}

/** Windows editors also write UTF-16, with a mark at the beginning. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
