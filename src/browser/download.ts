/** How long the browser has to read an object URL. Milliseconds. */
const readWithinMs = 1000

/**
 * Offers a text to the reader as a file download. The text never leaves the browser: the object URL exists
 * only in this tab and is revoked when it has been read.
 */
export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), readWithinMs)
}
