/**
 * Offers a text to the reader as a file download. The text never leaves the browser: the object URL exists
 * only in this tab and is revoked at once.
 */
export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the object URL a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
